import type { PhotoSource } from "./preview/build-preview";

/** A photo of the published build, by the original's Git blob id (tools/photos/media-files.ts). */
export type PublishedPhoto = {
  oid: string;
  isCropped: boolean;
  focalPoint?: string;
  source: PhotoSource;
};

export async function fetchPublishedPhotos(): Promise<readonly PublishedPhoto[]> {
  const response = await fetch("publicado.json", { cache: "no-cache" }).catch(() => undefined);
  return response?.ok ? response.json() : [];
}
