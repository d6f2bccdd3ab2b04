import type { BriefAnswer } from "#api/analytics/brief.ts";
import type { MoneyFigure } from "#domain/analytics/money-list.ts";
import { ACTION_WORDS } from "#domain/analytics/money.messages.ts";
import type { ProjectStage } from "#domain/projects/stages/stages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { daysBetween } from "#domain/shared/calendar-date.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { insteadOfFollowing, whyUnanswered } from "./waiting-view.ts";

/** What a line is about, for its icon. */
export type BriefSign =
  | "alert"
  | "confirm"
  | "mail"
  | "late"
  | "signed"
  | "invoice"
  | "send"
  | "answer"
  | "price"
  | "collect"
  | "company"
  | "insurance"
  | "bank";

type WaitingItem = BriefAnswer["late"]["first"][number];

/** What is said of the things of one kind that wait, and what is done with them. */
export type GroupWords = {
  sign: BriefSign;
  /** What several of them are. */
  plural: string;
  /** What is said of one that is named. */
  why: (item: WaitingItem) => string;
  action: string;
  /** The step that deals with it, or null when its document decides. */
  step: string | null;
  /** What this one waits for instead, or null. */
  instead?: (item: WaitingItem) => { action: string; step: string; hash?: string } | null;
  /** Opens the mail of its document. */
  hasMail?: boolean;
  /** Its list holds others too: a group that is known whole opens where it stands. */
  isPartOfList?: boolean;
  list: string;
  show?: MoneyFigure | ProjectStage;
};

/** Whether its customer was never given this invoice. */
export const isUnsent = ({ is_given: isGiven }: WaitingItem) => isGiven === false;

/** The words of each kind. */
export function groupWords(today: CalendarDate) {
  const project = { list: "/app/projects" };
  return {
    ...wordsOfFaults(),
    late: {
      sign: "late",
      plural: "factures en retard",
      why: (item) => whyLate(item, today),
      action: ACTION_WORDS.follow,
      instead: (item) => (isUnsent(item) ? { action: ACTION_WORDS.send, step: "invoice" } : null),
      hasMail: true,
      show: "late",
      ...MONEY,
    },
    ...wordsOfWork(),
    toSend: {
      sign: "send",
      plural: "devis à envoyer",
      why: () => "devis à envoyer",
      action: ACTION_WORDS.send,
      step: "quote",
      show: "to_send",
      ...project,
    },
    unanswered: {
      sign: "answer",
      plural: "devis sans réponse",
      why: (item) => whyUnanswered(item, today),
      action: ACTION_WORDS.follow,
      step: "client-validation",
      instead: (item) => insteadOfFollowing(item, today),
      show: "waiting",
      list: "/app/billing",
    },
    toEstimate: {
      sign: "price",
      plural: "devis à faire",
      why: () => "devis à faire",
      action: "Préparer",
      step: "estimation",
      show: "estimation",
      ...project,
    },
    ...wordsOfPayments(),
  } satisfies Record<string, GroupWords>;
}

const MONEY = { list: "/app/billing", step: "invoice" };

function wordsOfFaults() {
  return {
    altered: {
      sign: "alert",
      plural: "documents altérés",
      why: () => "document altéré",
      action: "Vérifier",
      ...MONEY,
      step: null,
    },
    setAside: {
      sign: "alert",
      plural: "PDF à réessayer",
      why: () => "PDF à réessayer",
      action: "Réessayer",
      ...MONEY,
      step: null,
    },
    lostMails: {
      sign: "mail",
      plural: "mails non remis",
      why: () => "mail non remis",
      action: "Corriger",
      ...MONEY,
      step: null,
    },
  } satisfies Record<string, GroupWords>;
}

function wordsOfPayments() {
  return {
    unsentInvoices: {
      sign: "send",
      plural: "factures à envoyer",
      why: () => "facture à envoyer",
      action: ACTION_WORDS.send,
      hasMail: true,
      show: "to_collect",
      ...MONEY,
    },
    toRefund: {
      sign: "collect",
      plural: "trop-perçus à rendre",
      why: () => "trop payé, à lui rendre",
      action: ACTION_WORDS.refund,
      ...MONEY,
    },
    toCollect: {
      sign: "collect",
      plural: "factures à encaisser",
      why: ({ date }) => (date === null ? "à encaisser" : `à encaisser d'ici le ${formatDate(date)}`),
      action: ACTION_WORDS.collect,
      show: "to_collect",
      ...MONEY,
    },
  } satisfies Record<string, GroupWords>;
}

function whyLate(item: WaitingItem, today: CalendarDate): string {
  const words = item.date === null ? "facture en retard" : `en retard de ${inDays(daysBetween(item.date, today))}`;
  return isUnsent(item) ? `${words}, pas encore envoyée` : words;
}

// Opens the choice of a day (see first-day-sheet.tsx): what it is opened with is too heavy for the home page.
const PLACING = "planifier";

// What is left of a quote that is invoiced in part is invoiced once its work is done, on a day that it is given.
function actOnAgreed({ deposit_cents, kind, date }: WaitingItem) {
  if (deposit_cents !== null) return { action: ACTION_WORDS.invoice, step: "invoice" };
  return kind === null || date !== null ? null : { action: "Planifier", step: "work", hash: PLACING };
}

function whyAgreed({ deposit_cents, kind, date }: WaitingItem): string {
  if (deposit_cents !== null) return "devis accepté, acompte à facturer";
  if (date !== null) return `devis accepté, début le ${formatDate(date)}`;
  return kind === null ? "devis accepté, rien de prévu" : "reste à facturer, aucun jour prévu";
}

function wordsOfWork() {
  const project = { list: "/app/projects" };
  return {
    finished: {
      sign: "invoice",
      plural: "projets finis, à facturer",
      why: ({ kind }) => (kind === null ? "fini, à facturer" : "facture annulée par avoir, rien d'autre n'est facturé"),
      action: ACTION_WORDS.invoice,
      step: "invoice",
      instead: ({ kind }) => (kind === null ? null : { action: "Vérifier", step: "invoice" }),
      show: "to_invoice",
      ...project,
    },
    newAgreements: {
      sign: "signed",
      plural: "devis acceptés, à commencer",
      why: whyAgreed,
      action: "Voir",
      step: "work",
      show: "work",
      isPartOfList: true,
      instead: (item) =>
        actOnAgreed(item) ?? (item.date === null ? { action: ACTION_WORDS.invoice, step: "invoice" } : null),
      ...project,
    },
    unplannedAgreements: {
      sign: "signed",
      plural: "devis acceptés, sans facture",
      why: whyAgreed,
      action: ACTION_WORDS.invoice,
      step: "invoice",
      show: "work",
      isPartOfList: true,
      instead: actOnAgreed,
      ...project,
    },
  } satisfies Record<string, GroupWords>;
}

function inDays(count: number): string {
  return `${count} jour${count > 1 ? "s" : ""}`;
}

/** How many jobs are named under the next one. */
