import { expect, open, test } from "../../support/visit.ts";

test("what is said of a bag stays beside its photos, and never lies over what comes below", {
  tag: ["@desktop", "@proof"],
}, async ({ page }) => {
  await open(page, "/bolsos/chain-bag/");
  const name = page.getByRole("heading", { level: 1 });
  const share = page.getByRole("button", { name: "Compartir" });
  const size = page.getByRole("region", { name: "Tamaño" });
  const second = page
    .getByRole("list", { name: /^Fotos de / })
    .getByRole("img")
    .nth(1);

  await second.scrollIntoViewIfNeeded();
  await expect(name).toBeInViewport();

  await size.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect(size.getByRole("heading")).toBeInViewport();
  await expect
    .poll(async () => {
      const [words, below] = [await share.boundingBox(), await size.boundingBox()];
      return (below?.y ?? 0) - ((words?.y ?? 0) + (words?.height ?? 0));
    }, "room between the words and what comes below")
    .toBeGreaterThan(0);
});

test("in a low window what is said of a bag is seen to its end while its photos go by", {
  tag: ["@desktop", "@proof"],
}, async ({ page }) => {
  // The window of a usual laptop.
  await page.setViewportSize({ width: 1366, height: 640 });
  await open(page, "/bolsos/chain-bag/");
  const share = page.getByRole("button", { name: "Compartir" });
  await expect(share).not.toBeInViewport();
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 300);
  await expect(share).toBeInViewport({ ratio: 1 });
  // And it stays there with the way to ask for the bag.
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await expect(share).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: /^Pedir por WhatsApp/ })).toBeInViewport({
    ratio: 1,
  });
});

test("in a low window the keyboard goes from the photos to what is said of the bag, and sees where it is", {
  tag: ["@desktop", "@proof"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, "/bolsos/chain-bag/");
  const photo = page.getByRole("link", { name: /Ampliar la foto$/ }).last();
  const whatsapp = page.getByRole("link", { name: /^Pedir por WhatsApp/ });
  await photo.focus();
  await expect(photo).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(whatsapp).toBeFocused();
  await expect(whatsapp).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  expect((await whatsapp.boundingBox())?.y).toBeGreaterThanOrEqual(
    (header?.y ?? 0) + (header?.height ?? 0),
  );
});
