import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatDate, formatLongDate } from "../../shared/french-format.ts";
import type { NamedKind } from "../document-kind.ts";
import type { LastSentRefusal } from "./last-sent.ts";
import { MOST_LOST_NUMBERS } from "./last-sent.ts";

/** Where a company comes from: a backup of its installation, or an archive of its own. */
export type CopyOrigin = "backup" | "archive";

const ofCopy = (copiedOn: CalendarDate, origin: CopyOrigin) =>
  origin === "backup"
    ? `Cette installation vient d'une copie du ${formatLongDate(copiedOn)}.`
    : `Cette entreprise vient d'une archive du ${formatLongDate(copiedOn)}.`;

const NONE_KNOWN: Record<NamedKind, string> = {
  quote: "Elle ne connaît aucun devis. En as-tu envoyé depuis ?",
  invoice: "Elle ne connaît aucune facture. En as-tu envoyé depuis ?",
  credit_note: "Elle ne connaît aucun avoir. En as-tu envoyé depuis ?",
};

const sentSince = (kind: NamedKind, knownNumber: string | null) =>
  knownNumber === null
    ? NONE_KNOWN[kind]
    : `Le dernier numéro qu'elle connaît est ${knownNumber}. En as-tu envoyé d'autres depuis ?`;

const NONE_MASCULINE = "Non, aucun";
const YES_MASCULINE = "Oui, le dernier est…";

/** Sentences about an installation that was restored from an older copy, and the numbers sent since. */
export const restoredCopyMessages = {
  title: "Des numéros envoyés depuis la copie ?",
  ofCopy,
  sentSince,
  refused: (kind: NamedKind, copiedOn: CalendarDate, origin: CopyOrigin, knownNumber: string | null) =>
    `${ofCopy(copiedOn, origin)} ${sentSince(kind, knownNumber)} ` +
    "Réponds d'abord, dans Réglages, Numérotation : deux documents ne doivent jamais porter le même numéro.",
  why:
    "Les numéros repartiront après le dernier envoyé, sans doublon. Regarde tes mails, tes impressions ou demande à " +
    "tes clients : la réponse ne change plus dès qu'un document est numéroté.",
  lost:
    "Les documents perdus : demande à tes clients l'exemplaire qu'ils ont reçu, et garde les PDF avec ta " +
    "comptabilité. Établi ne peut pas les refaire.",
  none: { quote: NONE_MASCULINE, invoice: "Non, aucune", credit_note: NONE_MASCULINE },
  some: { quote: YES_MASCULINE, invoice: "Oui, la dernière est…", credit_note: YES_MASCULINE },
  last: {
    quote: "Numéro du dernier devis envoyé",
    invoice: "Numéro de la dernière facture envoyée",
    credit_note: "Numéro du dernier avoir envoyé",
  },
  answered: "C'est noté : les numéros repartent après le dernier envoyé.",
  alreadyAnswered: "La réponse est déjà donnée : les numéros repartent après le dernier envoyé.",
  numberedSince: "Un document a été numéroté depuis ta réponse : elle ne change plus.",
  amendable: "Ta réponse est notée, et aucun document n'est numéroté depuis : tu peux encore la changer.",
  amend: "Changer la réponse",
  lostTitle: "Numéros perdus avec une copie",
  saidBy: (name: string, day: CalendarDate) => `Répondu par ${name} le ${formatDate(day)}.`,
  history: (first: string, last: string, copiedOn: CalendarDate) =>
    `${first === last ? first : `${first} à ${last}`} : donnés après la copie du ${formatDate(copiedOn)}, avant ` +
    "qu'elle soit restaurée.",
} as const;

/** The sentence beside a number that is refused. */
export const LAST_SENT_FAULTS: Record<LastSentRefusal, (example: string) => string> = {
  not_of_series: (example) => `Un numéro de cette suite, comme ${example}.`,
  of_other_year: (example) => `L'année n'est pas la bonne : un numéro comme ${example}.`,
  not_after: (example) => `Ce numéro est déjà connu d'Établi. Le premier possible est ${example}.`,
  too_far: (example) =>
    `C'est plus de ${MOST_LOST_NUMBERS} numéros après le dernier connu. Vérifie : le premier possible est ${example}.`,
};
