/** Asks before a bag is deleted that was never published: the owner can restore it only until the next change. */
export const confirmBagDeletion = (): boolean =>
  confirm(
    "Este bolso aún no está publicado. Mientras no cambies otra cosa ni cierres el taller, lo puedes recuperar; después se pierde, con sus fotos. ¿Lo quitas?",
  );
