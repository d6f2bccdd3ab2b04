/** What is said while several customers are reminded, one after the other. */
export const remindAllMessages = {
  start: (count: number) => `Relancer les ${count}`,
  title: "Relancer un par un",
  place: (place: number, count: number) => `${place} sur ${count}`,
  skip: "Passer",
  close: "Fermer",
  end: (count: number) => {
    if (count === 0) return "Aucune relance n'est partie.";
    return count === 1 ? "1 relance est en route." : `${count} relances sont en route.`;
  },
};
