/** Where the owner's photographs are. */
export const PHOTOS = "content/photos";
/** Where the owner's films are. */
export const FILMS = "content/films";
/** What a chat shows with a link to the shop. */
export const SHARE = "content/share.jpg";
