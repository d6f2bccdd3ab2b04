/** Hours of the clock between which one says « Bonjour ». */
const DAY = { firstHour: 5, lastHour: 17 };

/** « Bonjour Léa »: the word of the moment, and the first name when one is known. `hour`: of the clock, 0 to 23. */
export function greeting(hour: number, name: string): string {
  const word = hour >= DAY.firstHour && hour <= DAY.lastHour ? "Bonjour" : "Bonsoir";
  return [word, name.trim().split(/\s+/)[0]].filter(Boolean).join(" ");
}

/** How many things of each kind wait. */
type WaitingCounts = { late: number; toCollect: number; unanswered: number };

/** « 1 facture en retard, 2 devis attendent une réponse »: the money that waits, in one line. Empty when none does. */
export function waitingWords({ late, toCollect, unanswered }: WaitingCounts): string {
  return [
    ...(late > 0 ? [`${late} facture${late > 1 ? "s" : ""} en retard`] : []),
    ...(toCollect > 0 ? [`${toCollect} facture${toCollect > 1 ? "s" : ""} à encaisser`] : []),
    ...(unanswered > 0 ? [`${unanswered} devis ${unanswered > 1 ? "attendent" : "attend"} une réponse`] : []),
  ].join(", ");
}
