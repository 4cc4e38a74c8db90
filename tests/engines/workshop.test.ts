import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { describeEachEngine } from "../support/engines.ts";
import { startFolderWorkshop, startGitHubWorkshop } from "../support/workshop-origins.ts";

describeEachEngine(({ driver, waitForValue }) => {
  const previewDocument = "document.getElementById('shop').contentDocument";
  const price = `[...${previewDocument}.querySelectorAll("article p")].find((line) => /€$/.test(line.textContent))`;
  const field = "[role=dialog] input[value='24']";
  const press = (name: string, selector = "button") =>
    driver.evaluate(
      `void [...document.querySelectorAll("${selector}")].find((each) => each.textContent.startsWith("${name}")).click()`,
    );

  test("the owner taps a price, changes it, sees it in the preview and saves it", async () => {
    const { url, read, close } = await startFolderWorkshop();
    onTestFinished(close);
    await driver.open(url);
    await waitForValue(`${price}?.textContent`, "24,00 €");
    await driver.evaluate(`void ${price}.click()`);
    await waitForValue(`document.querySelector("${field}")?.value`, "24");
    await driver.evaluate(`void document.querySelector("${field}").select()`);
    await driver.type(field, "31,5");
    await waitForValue(`${price}.textContent`, "31,50 €");
    await press("Listo");
    await press("Guardar");
    await press("Guardar", "[role=dialog] button");
    await waitForValue("/ya se ve en la tienda de este ordenador/.test(document.body.textContent)");
    expect(await read("bolsos/moon-bag/bolso.yaml")).toContain("price: 31.5\n");
    // After a visit to the shop, Back opens the workshop again instead of reporting another tab.
    await driver.evaluate("void (location.href = '..')");
    await waitForValue("document.getElementById('workshop') === null");
    await driver.evaluate("void history.back()");
    const isOpen = `[...document.querySelectorAll("button")].some((each) => each.textContent.startsWith("Ir a…"))`;
    await waitForValue(`document.getElementById('workshop') !== null && ${isOpen}`);
    await waitForValue(`${price}?.textContent`, "31,50 €");
  });

  test("a photo that was cut short is refused, and one that EXIF turns is stored upright and can be turned further", async () => {
    const { url, close } = await startFolderWorkshop();
    onTestFinished(close);
    await driver.open(url);
    await waitForValue(`${price}?.textContent`, "24,00 €");
    await press("Ir a…");
    await press("Sobre Nosotros", "[role=dialog] button");
    const upload = (type: string, bytes: Buffer) =>
      driver.evaluate(`void (() => {
        const input = document.querySelector("[role=dialog] input[type=file]");
        const bytes = Uint8Array.from(atob("${bytes.toString("base64")}"), (each) => each.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], "foto", { type: "${type}" }));
        input.files = transfer.files;
        input.dispatchEvent(new Event("change", { bubbles: true }));
      })()`);
    const photo = sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    });
    const whole = await photo.jpeg().toBuffer();
    await upload("image/jpeg", whole.subarray(0, whole.length - 2));
    await waitForValue("/«foto»: no se puede abrir/.test(document.body.textContent)");
    await upload("image/webp", await photo.withMetadata({ orientation: 6 }).webp().toBuffer());
    const thumbnail = "document.querySelector('[role=dialog] img')";
    await waitForValue(`${thumbnail}.naturalHeight`, 400);
    expect(await driver.evaluate(`${thumbnail}.naturalWidth`)).toBe(300);
    await press("Girar ↻");
    await waitForValue(`${thumbnail}.naturalWidth`, 400);
    expect(await driver.evaluate(`${thumbnail}.naturalHeight`)).toBe(300);
  });

  test("the owner signs in with a token", async () => {
    const { url, gitHub, close } = await startGitHubWorkshop();
    onTestFinished(close);
    await driver.open(url);
    await waitForValue("document.querySelector('input[type=password]') !== null");
    await driver.type("input[type=password]", gitHub.token);
    await press("Entrar");
    await waitForValue(`${price}?.textContent`, "24,00 €");
  });
});
