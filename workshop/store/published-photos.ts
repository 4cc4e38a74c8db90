import { PHOTO_MANIFEST_FILE, type PublishedPhoto } from "../../model/repository/published-build";
import { fetchWithTimeout } from "../fetch-with-timeout";

export async function fetchPublishedPhotos(): Promise<readonly PublishedPhoto[]> {
  const request = fetchWithTimeout(PHOTO_MANIFEST_FILE, { cache: "no-cache" });
  const response = await request.catch(() => undefined);
  return response?.ok ? response.json() : [];
}
