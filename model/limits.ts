/**
 * Bytes of the heaviest file that every host takes.
 *
 * @see https://developers.cloudflare.com/pages/platform/limits/ 25 MiB
 */
export const HEAVIEST_FILE = 25_000_000;
