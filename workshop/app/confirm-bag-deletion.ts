/** Confirms deleting a bag that was never published, which can be restored until the next change alone. */
export const confirmBagDeletion = (): boolean =>
  confirm(
    "Este bolso aún no está publicado. Mientras no cambies otra cosa ni cierres el taller, lo puedes recuperar; después se pierde, con sus fotos. ¿Lo quitas?",
  );
