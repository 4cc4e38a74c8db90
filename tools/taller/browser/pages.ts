import type { CollectionFile } from "@sveltia/cms";
import { SHIPPED } from "../../../model/brand-colours.ts";
import { shopSchema } from "../../../model/schema.ts";
import {
  alt,
  colour,
  euros,
  film,
  group,
  known,
  line,
  list,
  optional,
  phone,
  picture,
  profile,
  text,
} from "./fields.ts";

const PHOTOS = { format: "yaml", media_folder: "fotos", public_folder: "fotos" } as const;

const day = (name: string, label: string) =>
  ({
    name,
    label,
    widget: "datetime",
    type: "date",
    format: "YYYY-MM-DD",
    ...optional,
  }) as const;

const shop: CollectionFile = {
  name: "tienda",
  label: "Datos de la tienda",
  icon: "storefront",
  file: "content/tienda.yaml",
  ...PHOTOS,
  fields: known(shopSchema, [
    line("brand", "Nombre de la marca"),
    line("tagline", "Lema", { hint: "Una frase, al pie de la tienda." }),
    text("description", "Descripción para los buscadores", { maxlength: 160 }),
    line("email", "Correo", { type: "email" }),
    phone("phone", "Teléfono"),
    phone("whatsapp", "WhatsApp"),
    line("location", "Lugar"),
    profile("instagram", "Instagram", "instagram\\.com"),
    profile("tiktok", "TikTok", "tiktok\\.com", optional),
    line("url", "Dirección de la tienda", {
      ...optional,
      type: "url",
      hint: "https://www.mitienda.es",
    }),
    group("legal", "Aviso legal", [
      line("name", "Nombre y apellidos", optional),
      line("nif", "NIF", {
        ...optional,
        pattern: [
          "/^[\\dA-Z]([\\s.-]?\\d){7}[\\s.-]?[\\dA-Z]$/i",
          "Ocho números y una letra: 12345678Z",
        ],
      }),
      line("address", "Domicilio", optional),
    ]),
    line("promo", "Barra de arriba", {
      ...optional,
      maxlength: 40,
      hint: "Vacía: «Envío gratuito en todos los pedidos!»",
    }),
    line("tag", "Etiqueta de las novedades", {
      ...optional,
      maxlength: 20,
      hint: "Vacía: «Stock Limitado»",
    }),
    line("whatsappText", "Mensaje de WhatsApp", {
      ...optional,
      hint: "Con {bolso} donde va el nombre. Vacío: «Hola! Querría el {bolso}. Gracias!»",
    }),
    group("notice", "Aviso", [line("text", "Texto"), day("from", "Desde"), day("until", "Hasta")], {
      ...optional,
      collapsed: "auto",
      hint: "Arriba del todo, por ejemplo, cuando cierras por vacaciones.",
    }),
    euros("shipping", "Gastos de envío", {
      ...optional,
      hint: "Lo que cuesta enviar un pedido en España, en euros. Vacío: gratuito.",
    }),
    picture("logo", "Logo", {
      ...optional,
      accept: "image/svg+xml",
      hint: "Un dibujo SVG; se pinta del color de los textos. Vacío: el nombre de la marca.",
    }),
    group(
      "colours",
      "Colores",
      [
        colour("ground", "Fondo", { default: SHIPPED.ground }),
        colour("ink", "Textos", { default: SHIPPED.ink }),
        colour("accent", "Acento", { default: SHIPPED.accent }),
      ],
      { ...optional, hint: "Sin ellos: marfil, marrón y terracota." },
    ),
    list("howToOrder", "Cómo se pide", "paso", {
      ...optional,
      collapsed: true,
      summary: "{{title}}",
      fields: [line("title", "Título"), text("text", "Texto")],
    }),
  ]),
};

const about: CollectionFile = {
  name: "nosotros",
  label: "Sobre nosotros",
  icon: "favorite",
  file: "content/nosotros.yaml",
  ...PHOTOS,
  fields: [
    list("paragraphs", "Párrafos", "párrafo", { min: 3, max: 3, field: text("p", "Párrafo") }),
    group("photo", "Foto", [picture("file", "Foto"), alt()]),
  ],
};

const cut = (name: string, label: string) =>
  group(name, label, [
    picture("still", "Imagen fija"),
    film("mp4", "Película MP4", "video/mp4"),
    film("webm", "Película WebM", "video/webm"),
  ]);

const home: CollectionFile = {
  name: "portada",
  label: "Portada",
  icon: "home",
  file: "content/portada.yaml",
  ...PHOTOS,
  fields: [
    line("title", "Título"),
    group("hero", "Película de la portada", [
      alt(),
      cut("desktop", "En un ordenador"),
      cut("mobile", "En un móvil"),
    ]),
    group("novedades", "Fotos de Novedades", [
      alt(),
      picture("wide", "Foto ancha"),
      picture("mobile", "Foto para el móvil"),
      group("narrow", "Foto estrecha", [picture("file", "Foto"), alt()]),
    ]),
  ],
};

/** What there is once: the shop's data, its texts and its large pictures. */
export const pages: CollectionFile[] = [shop, about, home];
