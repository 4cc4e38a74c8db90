import { expect, test } from "vitest";
import { parsePause, toRepositoryError } from "./github-errors.ts";
import type { RepositoryError } from "./repository.ts";

const pause = (seconds: number) => ({ "Retry-After": String(seconds) });
test.each<[number, string, Record<string, string>, number | undefined]>([
  [403, "You have exceeded a secondary rate limit.", pause(7), 7],
  [429, "", pause(0), 0],
  [503, "", pause(5), 5],
  [403, "You have exceeded a secondary rate limit.", {}, 60],
  [403, "", { "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1" }, 0],
  [403, "", { "X-RateLimit-Remaining": "12", "X-RateLimit-Reset": "1" }, undefined],
  [403, "Resource not accessible by personal access token", {}, undefined],
  [502, "", {}, undefined],
])("response %d %s %j asks for a pause of %s seconds", (status, body, headers, seconds) => {
  expect(parsePause(status, new Headers(headers), body)).toBe(seconds);
});

test("the pause ends when the limit is reset", () => {
  const reset = Math.round(Date.now() / 1000) + 100;
  const headers = { "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": String(reset) };
  const seconds = parsePause(403, new Headers(headers), "");
  expect(seconds).toBeGreaterThan(95);
  expect(seconds).toBeLessThan(105);
  expect(parsePause(500, new Headers(headers), "secondary rate limit")).toBeUndefined();
});

const graphQL = (type: string, message: string) =>
  JSON.stringify({ data: null, errors: [{ type, message }] });
test.each<[number, string, RepositoryError["reason"], RegExp]>([
  [422, "Update is not a fast forward", "stale", /se publica a la vez/],
  [401, "Bad credentials", "key", /haz otra y pégala/],
  [403, "API rate limit exceeded for user ID 1.", "other", /pide una pausa/],
  [429, "", "other", /pide una pausa/],
  [200, graphQL("RATE_LIMITED", "API rate limit exceeded"), "other", /pide una pausa/],
  [403, "Resource protected by organization SAML enforcement. You must grant…", "key", /SSO/],
  [
    403,
    "The 'x' organization forbids access via a fine-grained personal access tokens if the token's lifetime is greater than 366 days.",
    "key",
    /duren tanto/,
  ],
  [403, "Sorry. Your account was suspended", "other", /suspendido tu cuenta/],
  [403, "Repository was archived so is read-only.", "other", /archivado/],
  [422, "Changes must be made through a pull request.", "other", /protegida/],
  [422, "Repository rule violations found", "other", /protegida/],
  [422, "Reference update failed", "other", /protegida/],
  [409, "Could not update a protected branch", "other", /protegida/],
  [422, "Reference does not exist", "other", /ya no está la rama/],
  [409, "Git Repository is empty.", "other", /vacío/],
  [403, "Resource not accessible by personal access token", "key", /«Contents»/],
  [200, graphQL("FORBIDDEN", "Resource not accessible"), "key", /«Contents»/],
  [301, "Moved Permanently", "other", /cambiado de nombre/],
  [0, "", "other", /cambiado de nombre/],
  [404, "Not Found", "key", /no abre el repositorio/],
  [200, graphQL("NOT_FOUND", "Could not resolve 'ana/archived'"), "key", /no abre el repositorio/],
  [403, "", "other", /no ha contestado bien/],
  [502, "<html>Bad Gateway</html>", "other", /no ha contestado bien/],
  [200, "", "other", /no ha contestado bien/],
])("response %d %s is explained to the owner", (status, body, reason, message) => {
  expect(toRepositoryError(status, body)).toMatchObject({
    reason,
    message: expect.stringMatching(message),
  });
});
