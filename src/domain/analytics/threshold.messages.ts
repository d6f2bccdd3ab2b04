import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatDate, formatMoney } from "../shared/french-format.ts";
import type { CountedSales, Scheme } from "./thresholds.ts";

/** The words of the yearly limits of a sole trader. */
export const thresholdMessages = {
  title: "Seuils de l'année",
  rule:
    "Sur ce que tu as encaissé et noté ici, hors taxes. " +
    "L'année de ta création, la limite se compte au prorata des jours.",
  names: {
    micro: { service: "Micro-entreprise, services", all: "Micro-entreprise, ventes et services" },
    franchise: { service: "Franchise de TVA, services", all: "Franchise de TVA, ventes et services" },
  } satisfies Record<Scheme, Record<CountedSales, string>>,
  received: (receivedCents: number, limitCents: number) =>
    `${formatMoney(receivedCents)} encaissés sur ${formatMoney(limitCents)}`,
  crossing: (day: CalendarDate) => `À ce rythme, dépassé le ${formatDate(day)}.`,
  crossedMicro: "Dépassé. Après deux années de suite, tu quittes la micro-entreprise.",
  crossedFranchise: "Dépassé : tu factures la TVA à partir du 1er janvier.",
  crossedRaised: (raisedCents: number) =>
    `Limite de ${formatMoney(raisedCents)} dépassée : tu factures la TVA dès maintenant.`,
};

/** Where one is before a threshold, in a sentence. Null while nothing is to be said. */
export function thresholdSentence(state: {
  scheme: Scheme;
  limitCents: number;
  raisedCents: number | null;
  receivedCents: number;
  crossedOn: CalendarDate | null;
}): string | null {
  const { scheme, limitCents, raisedCents, receivedCents, crossedOn } = state;
  if (raisedCents !== null && receivedCents > raisedCents) return thresholdMessages.crossedRaised(raisedCents);
  if (receivedCents > limitCents)
    return scheme === "micro" ? thresholdMessages.crossedMicro : thresholdMessages.crossedFranchise;
  return crossedOn === null ? null : thresholdMessages.crossing(crossedOn);
}
