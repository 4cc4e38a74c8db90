import type { Size } from "../model/content-files";

/** A photo of the published build, by the original's Git blob id (tools/photos/media-files.ts). */
export type PublishedPhoto = Size & {
  oid: string;
  isCropped: boolean;
  focalPoint?: string;
  /** Start of its renditions' URLs. The share image has none. */
  urlPrefix?: string;
};

export async function fetchPublishedPhotos(): Promise<readonly PublishedPhoto[]> {
  const response = await fetch("publicado.json", { cache: "no-cache" }).catch(() => undefined);
  return response?.ok ? response.json() : [];
}
