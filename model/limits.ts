/** Cloudflare Pages takes 25 MiB: https://developers.cloudflare.com/pages/platform/limits/ */
export const HEAVIEST_FILE = 25_000_000;
