/** Hours of the clock between which one says « Bonjour ». */
const DAY = { firstHour: 5, lastHour: 17 };

/** « Bonjour Léa »: the word of the moment, and the first name when one is known. `hour`: of the clock, 0 to 23. */
export function greeting(hour: number, name: string): string {
  const word = hour >= DAY.firstHour && hour <= DAY.lastHour ? "Bonjour" : "Bonsoir";
  return [word, name.trim().split(/\s+/)[0]].filter(Boolean).join(" ");
}
