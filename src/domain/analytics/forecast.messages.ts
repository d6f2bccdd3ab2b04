/** The words of the forecast of what is to collect. */
export const forecastMessages = {
  title: "Encaissements à prévoir",
  caption: "Ce qui reste à encaisser, par mois où c'est attendu",
  late: "Déjà en retard",
  later: "Ensuite",
  nothing: "Aucune facture ouverte : rien à encaisser pour l'instant.",
};

/** How the days are guessed. `lateDays`: how late customers pay on average; null when no invoice was paid yet. */
export function forecastRule(lateDays: number | null): string {
  if (!lateDays) return "Chaque facture qui n'est pas en retard est attendue à son échéance.";
  const days = `${lateDays} jour${lateDays > 1 ? "s" : ""}`;
  return `Les autres sont attendues ${days} après leur échéance : le retard moyen des factures payées sur 12 mois.`;
}
