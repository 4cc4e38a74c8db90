import { expect, test } from "vitest";
import { toRepositoryError } from "./github-errors.ts";
import type { RepositoryError } from "./repository.ts";

const graphQL = (type: string, message: string) =>
  JSON.stringify({ data: null, errors: [{ type, message }] });
// The wordings missing here occur in github.test.ts, store.test.ts and tests/workshop/conflicts.spec.ts.
test.each<[number, string, RepositoryError["reason"], RegExp]>([
  [429, "", "other", /pide una pausa/],
  [200, graphQL("RATE_LIMITED", "API rate limit exceeded"), "other", /pide una pausa/],
  [403, '{"message":"... was submitted too quickly"}', "other", /pide una pausa/],
  [
    422,
    "Repository rule violations found\n\nSecret detected in content",
    "other",
    /clave o una contraseña/,
  ],
  [409, "Push cannot contain secrets (push protection)", "other", /clave o una contraseña/],
  [422, "Repository rule violations found\n\nFile size exceeds 1 MB", "other", /pesa más/],
  [422, "Sorry, your input was too large to process.", "other", /pesa más/],
  [422, "Changes must be made through a pull request.", "other", /protegida/],
  [422, "Repository rule violations found", "other", /protegida/],
  [422, "Reference update failed", "other", /protegida/],
  [409, "Could not update a protected branch", "other", /protegida/],
  [200, graphQL("FORBIDDEN", "Resource not accessible"), "token", /«Contents»/],
  [
    422,
    JSON.stringify({ message: "Sorry. Your account was suspended" }),
    "other",
    /dice: «Sorry\. Your account was suspended»/,
  ],
  [200, graphQL("SERVICE_UNAVAILABLE", "Something went wrong"), "other", /dice: «Something went/],
  // A browser hides the status of a redirect, which a renamed repository answers.
  [0, "", "other", /cambiado de nombre/],
  [404, "Not Found", "token", /no abre el repositorio/],
  [
    200,
    graphQL("NOT_FOUND", "Could not resolve 'ana/archived'"),
    "token",
    /no abre el repositorio/,
  ],
  [403, "", "other", /no ha contestado bien/],
  [502, "<html>Bad Gateway</html>", "lost", /no ha contestado bien/],
  [200, "", "lost", /no ha contestado bien/],
])("response %d %s is explained to the owner", (status, body, reason, message) => {
  expect(toRepositoryError(status, body)).toMatchObject({
    reason,
    message: expect.stringMatching(message),
  });
});
