import { scrolled, scrollTo } from "../../support/change-page.ts";
import { expect, open, test } from "../../support/visit.ts";

test("what is said of a bag stays beside its photos, however low the window is", {
  tag: ["@desktop", "@proof"],
}, async ({ page }) => {
  await open(page, "/bolsos/chain-bag/");
  const share = page.getByRole("button", { name: "Compartir" });
  const whatsapp = page.getByRole("link", { name: /^Pedir por WhatsApp/ });

  await test.step("and never lies over what comes below", async () => {
    const second = page.getByRole("list", { name: /^Fotos de / }).getByRole("img");
    await second.nth(1).scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

    const order = page.getByRole("region", { name: "Cómo pedir" });
    await order.evaluate((element) => element.scrollIntoView({ block: "start" }));
    await expect(order.getByRole("heading")).toBeInViewport();
    await expect
      .poll(async () => {
        const [words, below] = [await share.boundingBox(), await order.boundingBox()];
        return (below?.y ?? 0) - ((words?.y ?? 0) + (words?.height ?? 0));
      }, "room between the words and what comes below")
      .toBeGreaterThan(0);
  });

  await test.step("on a usual laptop it is seen to its end while the photos go by", async () => {
    await page.setViewportSize({ width: 1366, height: 640 });
    await scrollTo(page, 0);
    await expect(share).not.toBeInViewport();
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 300);
    await expect(share).toBeInViewport({ ratio: 1 });
    // And it stays there with the way to ask for the bag.
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrolled(page)).toBe(700);
    await expect(share).toBeInViewport({ ratio: 1 });
    await expect(whatsapp).toBeInViewport({ ratio: 1 });
  });

  await test.step("the keyboard goes there from the photos, and sees where it is", async () => {
    await page.setViewportSize({ width: 1024, height: 500 });
    const photo = page.getByRole("link", { name: /Ampliar la foto$/ }).last();
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
});
