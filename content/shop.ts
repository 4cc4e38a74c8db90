import type { Legal, Shop } from "../src/content/types";

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

/**
 * La dirección de la tienda en internet, por ejemplo "https://www.mitienda.es". Mientras esté vacía
 * no se publica nada que la necesite: mapa del sitio, catálogos para Google e Instagram, ni la foto
 * que acompaña a un enlace cuando se comparte.
 */
export const url = "";

/**
 * Quién vende, como pide la ley a toda tienda (LSSI, artículo 10). Al rellenar los tres datos aparecen
 * el aviso legal al pie de la página y la nota de privacidad junto al formulario.
 */
export const legal: Legal = {
  name: "",
  nif: "",
  address: "",
};
