/** The words of the forecast of what is to collect. */
export const forecastMessages = {
  title: "Encaissements à prévoir",
  caption: "Ce qui reste à encaisser, par mois où c'est attendu",
  later: "Ensuite",
  nothing: "Aucune facture ouverte : rien à encaisser pour l'instant.",
};

/** How the days are guessed. `lateDays`: how late customers pay on average; null when no invoice was paid yet. */
export function forecastRule(lateDays: number | null): string {
  if (!lateDays) return "Chaque facture ouverte est attendue à son échéance, ou ce mois-ci quand elle est passée.";
  const days = `${lateDays} jour${lateDays > 1 ? "s" : ""}`;
  return `Chaque facture ouverte est attendue ${days} après son échéance : le retard moyen de tes clients sur 12 mois.`;
}
