/** Returns the id that Git gives a blob with these bytes. */
export async function computeGitBlobId(bytes: Uint8Array): Promise<string> {
  const header = `blob ${bytes.length}\0`;
  const blob = await new Blob([header, bytes as Uint8Array<ArrayBuffer>]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-1", blob));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
