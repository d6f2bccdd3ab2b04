import type { BriefAnswer } from "#api/analytics/brief.ts";
import type { MoneyFigure } from "#domain/analytics/money-list.ts";
import { ACTION_WORDS, expiredAmong } from "#domain/analytics/money.messages.ts";
import { journalMessages } from "#domain/assistant/tools/journal.messages.ts";
import type { ProjectStage } from "#domain/projects/stages/stages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { daysBetween } from "#domain/shared/calendar-date.ts";
import { formatDate, withCapital } from "#domain/shared/french-format.ts";
import { insteadOfFollowing, namesOf, whyUnanswered } from "./waiting-view.ts";

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

/**
 * One thing that waits: its name, why it waits, the project it belongs to when its name is that of a customer, its
 * amount when it has one, the page that deals with it and the word of its button. `show` is the list of the money
 * screen, or the stage of the projects. `isLate` marks what is past its day.
 */
export type BriefLine = {
  sign: BriefSign;
  what: string;
  why: string;
  about?: string;
  amountCents: number | null;
  to: string;
  show?: MoneyFigure | ProjectStage;
  hash?: string;
  action: string;
  isLate?: boolean;
};

/** More things of one kind than this share one line. */
const MOST_NAMED = 2;

type BriefGroup = BriefAnswer["late"];
type WaitingItem = BriefGroup["first"][number];

type GroupWords = {
  sign: BriefSign;
  /** What several of them are. */
  plural: string;
  /** What is said of one that is named. */
  why: (item: WaitingItem) => string;
  action: string;
  /** The step that deals with it, or null when its document decides. */
  step: string | null;
  /** What this one waits for instead, or null. */
  instead?: (item: WaitingItem) => { action: string; step: string } | null;
  /** Opens the mail of its document. */
  hasMail?: boolean;
  list: string;
  show?: MoneyFigure | ProjectStage;
};

/**
 * What waits today, the most urgent first: documents without their PDF, actions that wait for the user's click, mails
 * that did not arrive, late invoices, quotes that were just accepted, money to give back, work done and not invoiced,
 * invoices to send, accepted quotes with nothing planned, quotes to send, quotes without answer, projects without a
 * price, money to collect.
 * `waitingActions` are the titles of those actions. What starts soon has its own place on the
 * page (`followingJobs`).
 */
export function briefOf(brief: BriefAnswer, today: CalendarDate, waitingActions: readonly string[] = []): BriefLine[] {
  const words = groupWords(today);
  const [toSend, toCollect] = splitByGiven(brief.to_collect);
  return [
    groupLines(brief.altered, words.altered),
    missingNumbersLines(brief.missing_numbers),
    groupLines(brief.set_aside, words.setAside),
    actionLines(waitingActions),
    groupLines(brief.lost_mails, words.lostMails),
    groupLines(brief.late, words.late),
    groupLines(brief.new_agreements, words.newAgreements),
    groupLines(brief.to_refund, words.toRefund),
    groupLines(brief.finished, words.finished),
    groupLines(toSend, words.unsentInvoices),
    groupLines(brief.unplanned_agreements, words.unplannedAgreements),
    groupLines(brief.to_send, words.toSend),
    groupLines(brief.unanswered, words.unanswered),
    groupLines(brief.to_estimate, words.toEstimate),
    groupLines(toCollect, words.toCollect),
  ].flat();
}

// A customer who was sent nothing owes an action of ours. Several invoices stay one line.
function splitByGiven(invoices: BriefGroup): [BriefGroup, BriefGroup] {
  const nothing = { count: 0, amount_cents: null, first: [] };
  const unsent = invoices.first.filter(isUnsent);
  if (invoices.count > MOST_NAMED) return unsent.length === invoices.count ? [invoices, nothing] : [nothing, invoices];
  const others = invoices.first.filter((item) => !isUnsent(item));
  return [
    { ...nothing, count: unsent.length, first: unsent },
    { ...nothing, count: others.length, first: others },
  ];
}

const isUnsent = ({ is_given: isGiven }: WaitingItem) => isGiven === false;

function groupWords(today: CalendarDate) {
  const money = { list: "/app/billing", step: "invoice" };
  const project = { list: "/app/projects" };
  return {
    altered: {
      sign: "alert",
      plural: "documents altérés",
      why: () => "document altéré",
      action: "Vérifier",
      ...money,
      step: null,
    },
    setAside: {
      sign: "alert",
      plural: "PDF à réessayer",
      why: () => "PDF à réessayer",
      action: "Réessayer",
      ...money,
      step: null,
    },
    lostMails: {
      sign: "mail",
      plural: "mails non remis",
      why: () => "mail non remis",
      action: "Corriger",
      ...money,
      step: null,
    },
    late: {
      sign: "late",
      plural: "factures en retard",
      why: (item) => whyLate(item, today),
      action: ACTION_WORDS.follow,
      instead: (item) => (isUnsent(item) ? { action: ACTION_WORDS.send, step: "invoice" } : null),
      hasMail: true,
      show: "late",
      ...money,
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
      plural: "projets à chiffrer",
      why: () => "à chiffrer",
      action: "Chiffrer",
      step: "estimation",
      show: "estimation",
      ...project,
    },
    unsentInvoices: {
      sign: "send",
      plural: "factures à envoyer",
      why: () => "facture à envoyer",
      action: ACTION_WORDS.send,
      hasMail: true,
      show: "to_collect",
      ...money,
    },
    toRefund: {
      sign: "collect",
      plural: "trop-perçus à rendre",
      why: () => "trop payé, à lui rendre",
      action: ACTION_WORDS.refund,
      ...money,
    },
    toCollect: {
      sign: "collect",
      plural: "factures à encaisser",
      why: ({ date }) => (date === null ? "à encaisser" : `à encaisser d'ici le ${formatDate(date)}`),
      action: ACTION_WORDS.collect,
      show: "to_collect",
      ...money,
    },
  } satisfies Record<string, GroupWords>;
}

function whyLate(item: WaitingItem, today: CalendarDate): string {
  const words = item.date === null ? "facture en retard" : `en retard de ${inDays(daysBetween(item.date, today))}`;
  return isUnsent(item) ? `${words}, pas encore envoyée` : words;
}

const NOTHING_PLANNED = "devis accepté, rien de prévu";

function invoiceDeposit({ deposit_cents }: WaitingItem) {
  return deposit_cents === null ? null : { action: ACTION_WORDS.invoice, step: "invoice" };
}

function whyAgreed({ deposit_cents }: WaitingItem, withoutDeposit: string): string {
  return deposit_cents === null ? withoutDeposit : "devis accepté, acompte à facturer";
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
      plural: "devis acceptés",
      why: (item) =>
        whyAgreed(item, item.date === null ? NOTHING_PLANNED : `devis accepté, début le ${formatDate(item.date)}`),
      action: "Préparer",
      step: "work",
      instead: (item) =>
        invoiceDeposit(item) ?? (item.date === null ? { action: ACTION_WORDS.invoice, step: "invoice" } : null),
      ...project,
    },
    unplannedAgreements: {
      sign: "signed",
      plural: "devis acceptés, sans facture",
      why: (item) => whyAgreed(item, NOTHING_PLANNED),
      action: ACTION_WORDS.invoice,
      step: "invoice",
      instead: invoiceDeposit,
      ...project,
    },
  } satisfies Record<string, GroupWords>;
}

/** Opens the mail of the document (`domain/assistant/tools/mail-path.ts`). */
const MAIL = "mail";

function inDays(count: number): string {
  return `${count} jour${count > 1 ? "s" : ""}`;
}

/** How many jobs are named under the next one. */
const MOST_FOLLOWING = 3;

/** The jobs of the week after the next one, the soonest first, and how many more there are. */
export function followingJobs({ starting, next_job: nextJob }: BriefAnswer): { jobs: WaitingItem[]; more: number } {
  const others = starting.first.filter(({ project_id: id }) => id !== nextJob?.project_id);
  const jobs = others.slice(0, MOST_FOLLOWING);
  const isNextAmong = others.length < starting.first.length;
  return { jobs, more: starting.count - (isNextAmong ? 1 : 0) - jobs.length };
}

// Few are named, each with its page. More are counted and lead to their list.
function groupLines(
  { count, amount_cents, first, expired_count: expiredCount = 0 }: BriefGroup,
  words: GroupWords,
): BriefLine[] {
  const { sign, plural, why, action: usualAction, hasMail = false, list, show } = words;
  const isLate = show === "late";
  if (count <= MOST_NAMED)
    return first.map((item) => {
      const { action, step } = whatToDo(item, words);
      return {
        sign,
        what: item.customer_name || item.name,
        why: withCapital(why(item)),
        ...(item.customer_name !== "" && { about: item.name }),
        amountCents: item.deposit_cents ?? item.amount_cents,
        to: `/etape/${item.project_id}/${step ?? item.kind}`,
        ...(hasMail && { hash: MAIL }),
        action,
        isLate,
      };
    });
  const names = namesOf(
    first.map(({ name }) => name),
    count,
  );
  return [
    {
      sign,
      what: `${count} ${plural}${expiredAmong(expiredCount)}`,
      why: names,
      amountCents: amount_cents,
      to: list,
      ...(show && { show }),
      action: expiredCount === count ? ACTION_WORDS.extend : usualAction,
      isLate,
    },
  ];
}

function whatToDo(item: WaitingItem, { instead, ...usual }: GroupWords): Pick<GroupWords, "action" | "step"> {
  return instead?.(item) ?? usual;
}

function missingNumbersLines(count: number): BriefLine[] {
  if (count === 0) return [];
  const what = count === 1 ? "1 numéro manque à tes documents" : `${count} numéros manquent à tes documents`;
  return [
    {
      sign: "alert",
      what,
      why: "À vérifier avec qui héberge Établi",
      amountCents: null,
      to: "/app/billing",
      action: "Vérifier",
    },
  ];
}

function actionLines(titles: readonly string[]): BriefLine[] {
  if (titles.length === 0) return [];
  const why = titles.length > MOST_NAMED ? `${titles.slice(0, MOST_NAMED).join(", ")}…` : titles.join(", ");
  const what = journalMessages.placeWith(titles.length);
  return [{ sign: "confirm", what, why, amountCents: null, to: "/app/actions", action: "Confirmer" }];
}
