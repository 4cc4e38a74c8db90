import type { Content } from "../../model/types.ts";
import { plainName } from "../../model/values.ts";
import { contentOf, type Mail, type ShopContent } from "../../src/content/shop-content.ts";
import { loadShop } from "../content/read.ts";
import { loadMedia } from "../photos/media.ts";

/** What the owner has written, and what the shop's components read of it. */
export type SiteContent = { written: Content; shown: ShopContent };

/** The demonstration's account: its mailbox stands on the host that serves the shop. */
const DEMO_MAIL: Mail = {
  publicKey: "clave-publica-demo",
  serviceId: "servicio_demo",
  templateId: "plantilla_demo",
  isHere: true,
};

/** @param mode `demo` for the shop that sends its mail to the host that serves it */
export async function readContent(mode: string): Promise<SiteContent> {
  const [{ content }, media] = await Promise.all([loadShop(), loadMedia()]);
  if (!content) throw new Error("El contenido no está en orden.");
  const photos = new Map(media.photos.map((photo) => [plainName(photo.file), photo]));
  const films = new Map([...media.films].map(([file, address]) => [plainName(file), address]));
  const files = {
    photo: (file: string) => {
      const photo = photos.get(file.normalize());
      // tools/content/read.ts tells the owner first.
      if (!photo) throw new Error(`Falta la foto «${file}» en content.`);
      const { stem, width, height } = photo;
      return { stem, width, height };
    },
    film: (file: string) => films.get(file) ?? "",
  };
  const mail = mode === "demo" ? DEMO_MAIL : content.shop.emailjs;
  return { written: content, shown: contentOf(content, files, mail) };
}
