import { formatMinutes } from "../../shared/text/duration.ts";
import { pluralOfMinutes } from "../../shared/text/plural-of-minutes.ts";
import { REPORT_WORDS } from "../reports/report-words.messages.ts";
import type { ProjectEvent } from "./project-events.ts";

const EVENT_WORDS: Readonly<Record<ProjectEvent, (number: string, who: string, title: string) => string>> = {
  project: () => "Projet créé",
  quote: (number) => `Devis ${number} établi`,
  sent: (number) => `Devis ${number} envoyé`,
  invoice_sent: (number) => `Facture ${number} envoyée`,
  credit_note_sent: (number) => `Avoir ${number} envoyé`,
  viewed: (number) => `${number} vu par le client`,
  accepted: (number) => `Devis ${number} accepté`,
  declined: (number) => `Devis ${number} refusé`,
  invoice: (number) => `Facture ${number} émise`,
  credit_note: (number) => `Avoir ${number} émis`,
  paid: (number) => `Paiement de ${number} noté`,
  imported: () => "Projet et documents repris d'une archive",
  task_done: (title) => `Tâche faite\u00A0: ${title}`,
  time: (minutes, _who, title) =>
    title === "" ? `${formatMinutes(Number(minutes))} de travail` : `${title}, ${passedWords(Number(minutes))}`,
  report: (place) => `Compte rendu n°\u00A0${place}`,
  handover: () => REPORT_WORDS.handover,
  photos: (count, who) =>
    `${count === "1" ? "Une photo ajoutée" : `${count} photos ajoutées`}${who === "" ? "" : ` par ${who}`}`,
};

// A duration is told apart from an hour of the day.
function passedWords(minutes: number): string {
  return `${formatMinutes(minutes)} passée${pluralOfMinutes(minutes)}`;
}

/**
 * What happened, in a few words: « Facture F2026-0012 émise ». Of photos, `number` is how many; of a task its title, of
 * time its minutes, of a report its place. `who`: the first name of the member who did it, empty where it is not kept:
 * photos say it themselves, « 3 photos ajoutées par Karim ». `title`: of the task that time was worked on, or empty.
 */
export function eventWords(
  kind: ProjectEvent,
  number: string,
  amountCents: number | null,
  who: string,
  title: string,
): string {
  if (kind === "paid" && amountCents !== null && amountCents < 0) return `Paiement de ${number} rendu ou annulé`;
  return EVENT_WORDS[kind](number, who, title);
}
