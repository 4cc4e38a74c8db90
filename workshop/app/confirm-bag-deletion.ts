/** Confirms deleting a bag that was never published, which cannot be restored. */
export const confirmBagDeletion = (): boolean =>
  confirm("Este bolso aún no está publicado: si lo quitas, se pierde, con sus fotos. ¿Lo quitas?");
