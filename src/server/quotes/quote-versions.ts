import type { QuoteVersion } from "#api/quotes.ts";
import { documentMessages } from "#domain/documents/document.messages.ts";
import { quoteState } from "#domain/documents/quote-state.ts";
import { doubtfulQuoteSentence } from "#domain/lines/vat-doubts.messages.ts";
import type { VatDoubt } from "#domain/lines/vat-doubts.ts";
import type { NotedAnswer } from "#domain/quotes/quote-answer.ts";
import { checkAnswer, checkSending, checkWithdrawal } from "#domain/quotes/quote-answer.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { centsToEuros } from "#domain/shared/money.ts";
import type { Refusal } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { withdrawableOn } from "#server/documents/agreed/withdrawable.repository.ts";
import { refuseClockAhead } from "#server/documents/issue-document.repository.ts";
import { documentUrls } from "#server/documents/links/document-links.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { refusalError } from "#server/http/refusals.ts";
import { findProject, lockProject } from "#server/projects/projects.repository.ts";
import { addTasksOfOrder } from "./add-tasks-of-order.ts";
import { checkOrder, orderError } from "./check-order.ts";
import type { DetailsOfFirm } from "./check-sending.ts";
import { prepareVersionToSend } from "./check-sending.ts";
import { findQuote } from "./kept-quotes.ts";
import type { Noting, VersionRow } from "./quote-versions.repository.ts";
import {
  findVersion,
  hasStandingInvoice,
  insertDecision,
  insertSending,
  isInvoiced,
  keepReceivedCertificates,
  listVersionsOf,
  withdrawDecision,
} from "./quote-versions.repository.ts";

/** The versions of a project's quote on the wire, the newest first. */
export async function listVersionAnswers(deps: Deps, tx: Db, projectId: string): Promise<QuoteVersion[]> {
  if (!(await findProject(tx, projectId))) throw notFound();
  return (await listVersionsOf(tx, projectId)).map((row) => toVersionAnswer(row, deps.clock()));
}

/**
 * Notes that the seller gave this version to the customer; a second time changes nothing. A draft that lacks what the
 * seller has said of themselves since is drawn up anew, and the new version is the one noted and answered. Doubtful VAT
 * is refused until the seller has confirmed it.
 */
export function sendByHand(
  deps: Deps,
  tx: Db,
  caller: Caller,
  id: string,
  confirmedDoubts: readonly VatDoubt[],
): Promise<QuoteVersion> {
  return noteOnVersion(deps, tx, caller, id, async (version, noting) => {
    if (version.sent_at !== null) return id;
    const sentId = await prepareVersion(deps, tx, version, noting, confirmedDoubts);
    await insertSending(tx, sentId, noting);
    return sentId;
  });
}

/**
 * Makes a version ready to be given to the customer, by its link or by mail, and notes nothing: it refuses what
 * `sendByHand` refuses, and answers the version to give, which may be one drawn up in its place.
 */
export function prepareToGive(
  deps: Deps,
  tx: Db,
  caller: Pick<Caller, "companyId" | "userId">,
  id: string,
  confirmedDoubts: readonly VatDoubt[],
  detailsOfFirm: DetailsOfFirm = "left",
): Promise<QuoteVersion> {
  return noteOnVersion(deps, tx, caller, id, (version, noting) =>
    prepareVersion(deps, tx, version, noting, confirmedDoubts, detailsOfFirm),
  );
}

async function prepareVersion(
  deps: Deps,
  tx: Db,
  version: VersionRow,
  { companyId, at }: Noting,
  confirmedDoubts: readonly VatDoubt[],
  detailsOfFirm: DetailsOfFirm = "left",
): Promise<string> {
  const check = checkSending({ state: stateOf(version, at), isOfOtherCustomer: version.is_of_other_customer });
  if (!check.ok) throw refused(check.refusal);
  refuseOrder(version, at);
  // The customer has it as it is.
  if (version.sent_at !== null) return version.id;
  const givenVersion = await prepareVersionToSend(deps, tx, companyId, {
    versionId: version.id,
    confirmedDoubts,
    detailsOfFirm,
  });
  if (!givenVersion.ok) throw refused(givenVersion.refusal);
  return givenVersion.value;
}

/**
 * Notes what the customer answered to this version; the same answer a second time changes nothing but
 * `certificateTitles`, the certificates that they gave back signed: null when nobody said. A version that does not say
 * whether VAT is charged has no price to accept: `quote_lacks_seller`.
 */
export function noteAnswer(
  deps: Deps,
  tx: Db,
  caller: Caller,
  id: string,
  answer: NotedAnswer,
  certificateTitles: readonly string[] | null,
): Promise<QuoteVersion> {
  return noteOnVersion(deps, tx, caller, id, async (version, noting) => {
    const answeredQuote = {
      state: stateOf(version, noting.at),
      quotedOn: version.dated_on,
      notedAnswer: notedAnswer(version),
    };
    const check = checkAnswer(answeredQuote, answer, todayFor(version, noting.at));
    if (!check.ok) throw refused(check.refusal);
    const isReceivable = answer.answer === "accepted" && certificateTitles !== null;
    const certificates = isReceivable
      ? version.certificates.filter((title) => certificateTitles.includes(title))
      : null;
    if (!check.value) {
      // What the customer signed on the page is in its evidence.
      if (certificates && version.recorded_by !== null) await keepReceivedCertificates(tx, id, certificates);
      return id;
    }
    if (answer.answer === "accepted") {
      refuseOrder(version, noting.at);
      await refuseWithoutRegime(deps, tx, id);
    }
    await insertDecision(tx, id, answer, noting, { certificates });
    if (answer.answer === "accepted") await addTasksOfOrder(deps, tx, caller.companyId, id);
    return id;
  });
}

function refuseOrder(version: VersionRow, at: Date): void {
  const check = checkOrder(version, at);
  if (!check.ok) throw orderError(check.refusal);
}

async function refuseWithoutRegime(deps: Deps, tx: Db, id: string): Promise<void> {
  const version = await findQuote(deps, tx, id);
  if (version?.quote.seller.vatRegime === null) throw refused({ code: "quote_lacks_seller" });
}

/** Withdraws an answer that was noted by mistake; without any it changes nothing. */
export function withdrawAnswer(deps: Deps, tx: Db, caller: Caller, id: string): Promise<QuoteVersion> {
  return noteOnVersion(deps, tx, caller, id, async (version, noting) => {
    if (notedAnswer(version) === null) return id;
    // A deposit stands on the accepted version: that a later one was declined by mistake is no matter of it.
    const isBilled = version.decision === "accepted" ? hasStandingInvoice : isInvoiced;
    const check = checkWithdrawal(stateOf(version, noting.at), {
      isInvoiced: await isBilled(tx, version.project_id),
      isSigned: version.decision === "accepted" && version.recorded_by === null,
    });
    if (!check.ok) throw refused(check.refusal);
    await withdrawDecision(tx, id, noting);
    return id;
  });
}

// The project's row is held: what is decided about a version is decided once, whatever two tabs do. `note` gives the ID
// of the version to answer.
async function noteOnVersion(
  deps: Deps,
  tx: Db,
  { companyId, userId }: Pick<Caller, "companyId" | "userId">,
  id: string,
  note: (version: VersionRow, noting: Noting) => Promise<string>,
): Promise<QuoteVersion> {
  const at = deps.clock();
  const unlockedVersion = await findVersion(tx, id);
  if (!unlockedVersion) throw notFound();
  await lockProject(tx, unlockedVersion.project_id);
  await refuseClockAhead(tx, todayFor(unlockedVersion, at));
  const version = (await findVersion(tx, id))!;
  refuseClockBehind(version, at);
  const notedId = await note(version, { companyId, userId, at });
  return toVersionAnswer((await findVersion(tx, notedId))!, at);
}

// Nothing is noted of a version on a day before it was made, or before its answer was noted.
function refuseClockBehind(version: VersionRow, at: Date): void {
  const madeOn = todayFor(version, version.created_at);
  const earliestDay = version.dated_on < madeOn ? version.dated_on : madeOn;
  const lastDay = version.decided_at ? todayFor(version, version.decided_at) : earliestDay;
  const today = todayFor(version, at);
  if (today < lastDay) throw new ApiError(503, "clock_behind", documentMessages.clockBehind(lastDay, today));
}

const refused = (refusal: Refusal) => refusalError(refusal, REFUSALS);
// Apart from those of a quote, which its pages load with them.
const REFUSALS = { ...quoteMessages, quote_doubtful: doubtfulQuoteSentence };

const todayFor = ({ time_zone }: VersionRow, at: Date) => dayAt(at, time_zone);

const stateOf = (version: VersionRow, at: Date) => quoteState(version.quote, todayFor(version, at));

function notedAnswer({ decision, signer, decided_on }: VersionRow): NotedAnswer | null {
  return decision && { answer: decision, signer: signer!, decidedOn: decided_on! };
}

function toVersionAnswer(row: VersionRow, at: Date): QuoteVersion {
  const { url, page_url } = documentUrls("quote", row.token);
  const answer = notedAnswer(row);
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    edition: row.edition,
    change_order_rank: row.change_order_rank,
    status: stateOf(row, at),
    total: centsToEuros(row.gross_cents),
    dated_on: row.dated_on,
    valid_until: row.due_on,
    url,
    page_url,
    is_of_other_customer: row.is_of_other_customer,
    sent_at: row.sent_at?.toISOString() ?? null,
    viewed_at: row.viewed_at?.toISOString() ?? null,
    certificates: row.certificates,
    decision: answer && {
      decision: answer.answer,
      signer: answer.signer,
      decided_on: answer.decidedOn,
      is_by_customer: row.recorded_by === null,
      received_certificates: row.received_certificates,
      withdrawable: withdrawableOn(row.signed_by_consumer, todayFor(row, at)),
    },
  };
}
