type Environment = { ASSETS: { fetch(request: Request): Promise<Response> } };

/** Answers on Cloudflare for missing files: with their folder's headers, browsers would cache the error for a year. */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const { body, status, headers } = await ASSETS.fetch(request);
    const response = new Response(body, { status, headers });
    if (status >= 400) response.headers.set("Cache-Control", "no-cache");
    return response;
  },
};
