export function encodeBase64(bytes: Uint8Array): string {
  // Arguments of one call are limited, so convert in chunks.
  const CHUNK_SIZE = 0x8000;
  let binary = "";
  for (let start = 0; start < bytes.length; start += CHUNK_SIZE)
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_SIZE));
  return btoa(binary);
}

/** Returns the id that Git gives a blob with these bytes. */
export async function gitBlobId(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const blob = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", blob));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
