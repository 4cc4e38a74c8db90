type Environment = { ASSETS: { fetch(request: Request): Promise<Response> } };

/**
 * Answers on Cloudflare where there is no file. Without it, an error has its folder's headers (`_headers`), and Firefox
 * and Safari cache it for a year.
 */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const { body, status, headers } = await ASSETS.fetch(request);
    const response = new Response(body, { status, headers });
    if (status >= 400) response.headers.set("Cache-Control", "no-cache");
    return response;
  },
};
