import { servePublished } from "../support/published.ts";
import { expect, test } from "../support/visit.ts";

test(
  "the published shop lets Lighthouse read robots.txt from within a page, and nothing foreign",
  {
    tag: "@desktop",
  },
  async ({ page, visit }, info) => {
    test.setTimeout(180_000);
    visit.expectFault(/Content Security Policy/);
    visit.expectFault(/request to another origin: http:\/\/127\.0\.0\.1/);
    const published = await servePublished(info.outputPath());
    try {
      await page.goto(published.url);
      const read = (address: string) =>
        page.evaluate(
          (from) =>
            fetch(from).then(
              (answer) => answer.text(),
              ({ name }) => name,
            ),
          address,
        );
      expect(await read("robots.txt")).toMatch(/^User-agent: \*/);
      expect(await read("https://evil.example/")).toBe("TypeError");
    } finally {
      await published.close();
    }
  },
);
