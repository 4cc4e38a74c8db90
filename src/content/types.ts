/** A photograph of `content/photos` and the text that stands for it where it cannot be seen. */
export type Photo = {
  /** Its name in `content/photos`. */
  file: string;
  /** Spanish, a sentence; required (WCAG 1.1.1). */
  alt: string;
};

/** The two shelves of the shop: `new` is shown on Novedades, `basic` on Essentials (SPEC 3). */
type Category = "new" | "basic";

/** A bag as the owner writes it; what SPEC section 3 calls its images are the photos of its folder. */
export type Product = {
  /** Unique, for example `bag-001`. */
  id: string;
  /** Also names its folder in `content/photos/products`: `Moon Bag` or `moon-bag`. */
  name: string;
  /** Language of the name where it is not Spanish, for example `en`: a voice then reads it right. */
  lang?: string;
  /** Euros, taxes included, at most two decimals. */
  price: number;
  category: Category;
  /** True for the bags on Home. */
  featured: boolean;
  /** May be empty; then nothing is shown for it. */
  description: string;
  /** Listing on the marketplace; left out where the bag has none. */
  amazonUrl?: string;
  /** What each photo of its folder shows, by file name: Spanish, a sentence; required (WCAG 1.1.1). */
  photos: Readonly<Record<string, string>>;
  /** The photos that come first, where the order by file name is not the right one. */
  order?: readonly string[];
};

/** The brand, its contact data and its profiles. */
export type Shop = {
  brand: string;
  /** One sentence, shown in the footer. */
  tagline: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  email: string;
  /** As people read it, with spaces and country code. */
  phone: string;
  /** The number that receives WhatsApp messages, with country code. */
  whatsapp: string;
  location: string;
  instagram: string;
  tiktok: string;
};

/** Who sells: a sole trader's identity (LSSI art. 10). All empty, or all filled in. */
export type Legal = {
  /** First name and surnames. */
  name: string;
  nif: string;
  /** Street, number, postcode and town. */
  address: string;
};

/** The texts and the photo of the section Sobre Nosotros. */
export type About = {
  paragraphs: readonly [string, string, string];
  photo: Photo;
};

/** One cut of Home's film: file names in `content/films`, and its first frame in `content/photos`. */
export type Film = { still: string; mp4: string; webm: string };

/** The large pictures that belong to no bag. */
export type Pictures = {
  hero: { alt: string; desktop: Film; mobile: Film };
  /** `alt` stands for `wide` and for `mobile`, which show the same bags. */
  novedades: { alt: string; wide: string; mobile: string; narrow: Photo };
};
