import { locateContactForm } from "../../support/contact-form.ts";
import { loadImages } from "../../support/load-images.ts";
import { ALL_SCREENS } from "../../support/screens.ts";
import { expect, test } from "../../support/shop-test.ts";

test.use({ hasVideo: true });

/** The requests that a visit may make. */
const ALLOWED_REQUESTS = [
  /^GET \/$/,
  /^GET \/assets\/[\w-]+\.(js|woff2|avif|jpg|png|svg|webm|mp4)$/,
  /^POST \/api\/v1\.0\/email\/send$/,
];

test("a visit requests the shop and stores nothing", async ({ page, context, mail, baseURL }) => {
  const requests: string[] = [];
  const bodies: Record<string, unknown>[] = [];
  context.on("request", (request) => {
    const { origin, pathname, search } = new URL(request.url());
    requests.push(`${request.method()} ${origin === baseURL ? "" : origin}${pathname}${search}`);
    if (request.method() !== "GET") bodies.push(request.postDataJSON());
  });

  await page.clock.install();
  await page.goto("/?utm_source=ig&fbclid=x");
  await expect(page.getByRole("button", { name: "Pausar la película" })).toBeVisible();
  // Without the video and the fades between the screens.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Home last: it has the form.
  for (const { hash, heading: name } of ALL_SCREENS.toReversed()) {
    await page.goto(`/?utm_source=ig&fbclid=x${hash}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await loadImages(page);
  }
  const card = page.getByRole("article").first();
  await card.scrollIntoViewIfNeeded();
  await card.getByRole("button", { name: /Ver imagen 4/ }).click();
  const { fill, submitButton, thanksHeading } = locateContactForm(page);
  await fill(mail.values);
  await submitButton.click();
  await expect(thanksHeading).toBeVisible();

  const [pageRequest, ...fileRequests] = requests;
  expect(pageRequest).toBe("GET /?utm_source=ig&fbclid=x");
  expect(
    fileRequests.filter((request) => !ALLOWED_REQUESTS.some((pattern) => pattern.test(request))),
  ).toEqual([]);
  expect(requests.length).toBeGreaterThan(10);

  // contact-form/send-message.spec.ts checks the whole body.
  expect(bodies).toMatchObject([{ template_params: { from_email: mail.senderAddress } }]);

  // While the thanks are visible, the tab stores the state of the form.
  await page.clock.runFor(5000);
  await expect(thanksHeading).toBeHidden();
  expect(await context.cookies()).toEqual([]);
  const { origins } = await context.storageState({ indexedDB: true });
  expect(origins).toEqual([]);
  expect(
    await page.evaluate(async () => [
      sessionStorage.length,
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  ).toEqual([0, 0, 0]);
});
