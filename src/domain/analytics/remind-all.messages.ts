/** What is said while several customers are reminded, one after the other. */
export const remindAllMessages = {
  start: (count: number) => `Relancer les ${count}`,
  title: "Relancer un par un",
  place: (place: number, count: number) => `${place} sur ${count}`,
  next: "Passer au suivant",
  close: "Fermer",
  end: "Tu as vu toutes les factures en retard.",
};
