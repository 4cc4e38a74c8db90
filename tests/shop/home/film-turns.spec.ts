import { scrollTo } from "../../support/change-page.ts";
import { contactForm } from "../../support/contact.ts";
import { expectFilm, filmOf, isPaused } from "../../support/film.ts";
import { expect, open, test, twoFrames } from "../../support/visit.ts";

test.use({ film: true });

test("a phone that is turned on its side gets the wide film, and the upright one again", {
  tag: ["@mobile", "@proof"],
}, async ({ page }) => {
  await open(page);
  await expectFilm(page, "hero-mobile");
  await page.setViewportSize({ width: 844, height: 390 });
  await expectFilm(page, "hero-desktop");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFilm(page, "hero-mobile");
});

test("a tablet that is turned upright gets the upright film, and the button keeps the focus", {
  tag: ["@desktop", "@proof"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await expectFilm(page, "hero-desktop");
  const pause = page.getByRole("button", { name: "Pausar la película" });
  await pause.focus();
  await page.setViewportSize({ width: 800, height: 1280 });
  await expectFilm(page, "hero-mobile");
  await expect(pause).toBeFocused();
});

test("a film that a visitor has paused stays so when the window is turned", {
  tag: "@proof",
}, async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Pausar la película" }).click();
  const play = page.getByRole("button", { name: "Reproducir la película" });
  await expect(play).toBeVisible();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: height, height: width });
  // The still of this cut is seen again: the film would begin with the very same picture.
  await expect(filmOf(page)).toHaveCSS("opacity", "0");
  await expect(play).toBeVisible();
  expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
  await play.click();
  await expectFilm(page, width > height ? "hero-mobile" : "hero-desktop");
});

test("a keyboard that leaves a phone's window wider than high fetches no other film while the form is written in", {
  tag: ["@mobile", "@proof"],
}, async ({ page }) => {
  await open(page);
  await expectFilm(page, "hero-mobile");
  await contactForm(page).message.focus();
  await expect.poll(() => isPaused(page)).toBe(true);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  // In an app's own browser and in Firefox the keyboard makes the window itself smaller.
  await page.setViewportSize({ width: 390, height: 360 });
  await contactForm(page).message.fill("Hola");
  await twoFrames(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
  await scrollTo(page, 0);
  await expectFilm(page, "hero-mobile");
});

test("where the film of one cut cannot be had, a turned window gets the other", {
  tag: "@proof",
}, async ({ page, visit }) => {
  visit.expectFault(/Failed to load resource.*hero-/);
  visit.expectFault(/response 404: .*hero-/);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const [first, second] = width < height ? ["mobile", "desktop"] : ["desktop", "mobile"];
  const asked: string[] = [];
  await page.route(new RegExp(`hero-${first}.*(webm|mp4)$`), (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await open(page);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
  await expect(filmOf(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /la película/ })).toHaveCount(0);
  await page.setViewportSize({ width: height, height: width });
  await expectFilm(page, `hero-${second}`);
});

test("less movement, asked for while the film plays, leaves the still alone; taken back, it plays", {
  tag: "@proof",
}, async ({ page }) => {
  await open(page);
  const pause = page.getByRole("button", { name: "Pausar la película" });
  await expect(pause).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(filmOf(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /la película/ })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Portada" }).getByRole("img")).toBeVisible();

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(pause).toBeVisible();
  await expect(filmOf(page)).toHaveCSS("opacity", "1");
});
