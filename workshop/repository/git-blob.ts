/** Bytes as GitHub takes them. */
export function encodeBase64(bytes: Uint8Array): string {
  const PART = 0x8000;
  let text = "";
  for (let at = 0; at < bytes.length; at += PART)
    text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(text);
}

/** The name that Git gives to a file's bytes: the same bytes have the same name, wherever they lie. */
export async function gitBlobId(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const whole = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", whole));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
