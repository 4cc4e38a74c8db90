import type { Shop } from "../src/lib/content-types";

/** La marca y sus datos de contacto. Todo lo que hay aquí se puede cambiar. */
export const shop: Shop = {
  brand: "ovillo",
  tagline: "Bolsos de crochet artesanales con diseños únicos.",
  description:
    "Bolsos de crochet hechos a mano en Barcelona, en series muy cortas. Envío gratuito en todos los pedidos.",

  email: "hola@ovillo.example",
  phone: "+34 600 000 000",
  whatsapp: "+34 600 000 000",
  location: "Barcelona, España",

  instagram: "https://www.instagram.com/ovillo",
  tiktok: "https://www.tiktok.com/@ovillo",
};
