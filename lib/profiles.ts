/** The brand's external profiles, in the order of the menu. A new profile is an entry here, and an icon (src/ui/icon.tsx). */
export const profiles = {
  instagram: { name: "Instagram", baseUrl: "https://www.instagram.com/" },
  tiktok: { name: "TikTok", baseUrl: "https://www.tiktok.com/@" },
} as const;

export type ProfileId = keyof typeof profiles;

export const profileIds = Object.keys(profiles) as ProfileId[];

/** Returns name and URL of each profile that the shop has. */
export const listProfiles = (shop: { [id in ProfileId]?: string | undefined }) =>
  profileIds.flatMap((id) => {
    const url = shop[id];
    return url ? [{ id, name: profiles[id].name, url }] : [];
  });
