import decode from "@discourse/heic/decode";

// A worker of its own: decoding takes seconds, and WebAssembly is allowed here alone.
addEventListener("message", async ({ data: file }: MessageEvent<Blob>) => {
  postMessage(await decode(await file.arrayBuffer()).catch(() => null));
});
