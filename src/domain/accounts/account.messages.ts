import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatDate, formatMoney } from "../shared/french-format.ts";
import type { AccountFilter } from "./account-list.ts";
import type { AccountOrder } from "./account-order.ts";

/** What each list of customers is called. */
export const ACCOUNT_WORDS: Readonly<Record<AccountFilter | "all", string>> = {
  all: "Tous",
  owing: "Doivent de l'argent",
  late: "En retard",
};

/** How lists of those who owe money may be put in order. */
export const ACCOUNT_ORDER_WORDS: Readonly<Record<AccountOrder, string>> = {
  due: "Par échéance",
  amount: "Qui doit le plus",
};

/** What an empty list of customers says: what is so, and who comes here. */
export const NOBODY_LISTED: Readonly<Record<AccountFilter, { title: string; text: string }>> = {
  owing: { title: "Personne ne te doit rien", text: "Un client vient ici quand une facture lui est émise." },
  late: { title: "Aucun client en retard", text: "Un client vient ici le lendemain de l'échéance d'une facture." },
};

/** « 3 projets ». */
export function projectCountWords(count: number): string {
  return count === 0 ? "Aucun projet" : `${count} projet${count > 1 ? "s" : ""}`;
}

/** What is late of what a customer owes: « dont 120,00 € en retard de 12 jours ». Empty when nothing is. */
export function latePart({ rest_cents, late_cents, late_days }: DueWords): string {
  if (late_cents === 0) return "";
  const since = `en retard de ${late_days} jour${late_days > 1 ? "s" : ""}`;
  return late_cents === rest_cents ? since : `dont ${formatMoney(late_cents)} ${since}`;
}

/** Until when a customer who is not late has time: « à payer d'ici le 3 déc. 2026 ». */
export function dueByWords(day: CalendarDate): string {
  return `à payer d'ici le\u00A0${formatDate(day).replaceAll(" ", "\u00A0")}`;
}

type DueWords = { rest_cents: number; late_cents: number; late_days: number };

/** Sentences about the card of a customer. */
export const accountMessages = {
  notesChanged: "Ces notes ont changé dans une autre fenêtre. Relis-les, puis enregistre.",
};

/** How many customers a list has, and what they owe together: « 3 clients doivent 4 500,00 € ». */
export function owingWords(filter: AccountFilter, count: number, amountCents: number): string {
  const verb = count > 1 ? "clients doivent" : "client doit";
  return `${count} ${verb} ${formatMoney(amountCents)}${filter === "late" ? " en retard" : ""}`;
}

/** What is said once a site was taken off a card. */
export function siteGoneWords(name: string): string {
  return name === "" ? "Adresse retirée." : `« ${name} » est retiré.`;
}
