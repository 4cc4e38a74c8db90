import type { BrowserContext } from "@playwright/test";
import type { Visit } from "./visit.ts";

/** Answers in the place of Instagram, which no test asks; a visit to it has to happen. */
export async function answerAsInstagram(context: BrowserContext, visit: Visit): Promise<void> {
  visit.expectFault(/request to another origin: https:\/\/www\.instagram\.com/);
  await context.route("https://www.instagram.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Instagram</title>" }),
  );
}
