import { PHOTO_MANIFEST_FILE, type PublishedPhoto } from "../../model/published-build";

export async function fetchPublishedPhotos(): Promise<readonly PublishedPhoto[]> {
  const response = await fetch(PHOTO_MANIFEST_FILE, { cache: "no-cache" }).catch(() => undefined);
  return response?.ok ? response.json() : [];
}
