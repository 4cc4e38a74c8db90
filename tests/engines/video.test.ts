import sharp from "sharp";
import { expect, test } from "vitest";
import { describeEachEngine, PHONE_WIDTH } from "../support/engines.ts";

describeEachEngine(({ driver, waitForValue, openPage }) => {
  const heading = "document.querySelector('h1').textContent";
  const video = "document.querySelector('video')";

  test("a small window plays the portrait video below a warm overlay, also after Back to Home", async () => {
    const isPortrait = `${video}?.videoWidth < ${video}?.videoHeight`;
    await openPage("/#/", PHONE_WIDTH);
    await waitForValue(isPortrait);
    await waitForValue(`${video}?.currentTime > 0.5`);
    const screenshot = sharp(await driver.screenshot());
    const { width = 0, height = 0 } = await screenshot.metadata();
    // A strip below the words.
    const strip = screenshot.extract({ left: 0, top: height - 24, width: width / 2, height: 8 });
    // Two steps, because sharp would resize before it extracts.
    const average = sharp(await strip.png().toBuffer()).resize(1, 1);
    const [red = 0, , blue = 0] = await average.removeAlpha().raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(red - blue).toBeGreaterThan(15);

    await driver.evaluate("void (location.hash = '#/essentials')");
    await waitForValue(heading, "Essentials");
    await driver.evaluate("void history.back()");
    await waitForValue(isPortrait);
    await waitForValue(`${video}?.currentTime > 0`);
  });

  test("the video loops on a host that ignores range requests", async () => {
    await openPage("/#/", PHONE_WIDTH);
    await waitForValue(`${video}?.currentTime > 0`);
    // After a failed seek the video plays from memory in a new element: seek in that one too.
    await driver.evaluate(`void (() => {
      globalThis.laps = 0;
      let last = 0;
      let seekable;
      setInterval(() => {
        const video = ${video};
        if (!video?.currentTime) return;
        if (video === seekable && video.currentTime < last) globalThis.laps++;
        last = video.currentTime;
        if (video === seekable) return;
        seekable = video;
        video.currentTime = video.duration - 1;
      }, 100);
    })()`);
    await waitForValue(`globalThis.laps > 0 && ${video}.currentTime > 0.5 && !${video}.paused`);
    await waitForValue("!!document.querySelector('[aria-label=\"Pausar la película\"]')");
  });
});
