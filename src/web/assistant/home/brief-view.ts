import type { BriefAnswer } from "#api/analytics/brief.ts";
import type { MoneyFigure } from "#domain/analytics/money-list.ts";
import { ACTION_WORDS, expiredAmong } from "#domain/analytics/money.messages.ts";
import { journalMessages } from "#domain/assistant/tools/journal.messages.ts";
import type { ProjectStage } from "#domain/projects/stages/stages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import type { BriefSign, GroupWords } from "./group-words-view.ts";
import { groupWords, isUnsent } from "./group-words-view.ts";
import { namesOf } from "./waiting-view.ts";

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
  /** Several things share it, and « why » names some of them. */
  isGroup?: boolean;
  /** All of these, where the list holds others too: it shows them under itself. */
  lines?: BriefLine[];
};

/** More things of one kind than this share one line. */
const MOST_NAMED = 2;

type BriefGroup = BriefAnswer["late"];
type WaitingItem = BriefGroup["first"][number];

/**
 * What waits today, the most urgent first: documents without their PDF, actions that wait for the user's click, mails
 * that did not arrive, late invoices, quotes that were just accepted, money to give back, work done and not invoiced,
 * invoices to send, accepted quotes with nothing planned, quotes to send, quotes without answer, projects without a
 * price, money to collect. `waitingActions` are the titles of those actions. What is worked on has its own place on the
 * page (`next-job.tsx`).
 */
export function briefOf(brief: BriefAnswer, today: CalendarDate, waitingActions: readonly string[] = []): BriefLine[] {
  const words = groupWords(today);
  const [toSend, toCollect] = splitByGiven(brief.to_collect, today);
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

// A customer who was sent nothing owes an action of ours. Before its last day, nothing is to be done about an invoice
// that was sent: the figure of what is to collect counts it.
function splitByGiven(invoices: BriefGroup, today: CalendarDate): [BriefGroup, BriefGroup] {
  const isDue = (item: WaitingItem) => !isUnsent(item) && (item.date === null || item.date <= today);
  return [partOf(invoices, isUnsent), partOf(invoices, isDue)];
}

// A whole group keeps its number and its sum: it may hold more than is named.
function partOf(group: BriefGroup, isOfPart: (item: WaitingItem) => boolean): BriefGroup {
  const first = group.first.filter(isOfPart);
  if (first.length === group.first.length) return group;
  return { count: first.length, amount_cents: first.reduce((sum, one) => sum + (one.amount_cents ?? 0), 0), first };
}

/** Opens the mail of the document (`domain/assistant/tools/mail-path.ts`). */
const MAIL = "mail";

// Few are named, each with its page. More are counted and lead to their list.
function groupLines(
  { count, amount_cents, first, expired_count: expiredCount = 0 }: BriefGroup,
  words: GroupWords,
): BriefLine[] {
  const { sign, plural, action: usualAction, list, show, isPartOfList = false } = words;
  const isLate = show === "late";
  if (count <= MOST_NAMED) return first.map((item) => lineOf(item, words));
  const isOpened = isPartOfList && first.length === count;
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
      action: isOpened ? "Voir" : expiredCount === count ? ACTION_WORDS.extend : usualAction,
      isLate,
      isGroup: true,
      ...(isOpened && { lines: first.map((item) => lineOf(item, words)) }),
    },
  ];
}

function lineOf(item: WaitingItem, words: GroupWords): BriefLine {
  const { sign, why, hasMail = false, show } = words;
  const { action, step, hash } = whatToDo(item, words);
  return {
    sign,
    what: item.customer_name || item.name,
    why: withCapital(why(item)),
    ...(item.customer_name !== "" && { about: item.name }),
    amountCents: item.deposit_cents ?? item.amount_cents,
    to: `/etape/${item.project_id}/${step ?? item.kind}`,
    ...(hasMail && { hash: MAIL }),
    ...(hash && { hash }),
    action,
    isLate: show === "late",
  };
}

function whatToDo(
  item: WaitingItem,
  { instead, ...usual }: GroupWords,
): Pick<GroupWords, "action" | "step"> & { hash?: string } {
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
