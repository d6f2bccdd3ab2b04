import { toDiscount, toLine } from "#api/quotes.ts";
import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import { recordNamesIn } from "#domain/assistant/actions/record-names.ts";
import { rowOf } from "#domain/assistant/card/card-lines.ts";
import { askedQuoteOwner } from "#domain/assistant/card/orders/asked-quote.ts";
import { answerFigure, asksFigure } from "#domain/assistant/card/orders/asked-total.ts";
import { figureMessages } from "#domain/assistant/card/orders/figures.messages.ts";
import type { SaidVersion } from "#domain/assistant/card/orders/said-version.ts";
import { readSaidVersion } from "#domain/assistant/card/orders/said-version.ts";
import { askedShareOf } from "#domain/assistant/card/sums/asked-share.ts";
import { cardMessages } from "#domain/assistant/conversation/card.messages.ts";
import type { CardRow } from "#domain/assistant/conversation/message.ts";
import { questionMessages } from "#domain/assistant/question.messages.ts";
import { stateInSentence } from "#domain/assistant/tools/record.messages.ts";
import { hasRight } from "#domain/company/team.ts";
import { quoteState } from "#domain/documents/quote-state.ts";
import type { Discount } from "#domain/lines/terms.ts";
import { NO_TERMS, termsUnder, withPrices } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";
import { formatMoney, formatScaled } from "#domain/shared/french-format.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Caller } from "#server/http/caller.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import { findQuoteConditions } from "#server/quotes/conditions/quote-conditions.repository.ts";
import { readProjectDraft } from "#server/quotes/quote-drafts.ts";
import type { VersionRow } from "#server/quotes/quote-versions.repository.ts";
import { listVersionsOf } from "#server/quotes/quote-versions.repository.ts";
import type { AskedPlace } from "../action-request.ts";
import { findProjectSaid } from "../action-target.ts";
import type { ActionReply } from "../propose-from-message.ts";

/**
 * The answer to a question about the quote that is on screen, or that the conversation spoke of last: « combien ça fait
 * avec l'option ? », « montre-moi la version 1 ». Null for another text, and where there is no quote.
 */
export async function answerQuoteFigure(
  tx: Db,
  caller: Caller,
  message: string,
  place: AskedPlace,
): Promise<ActionReply | null> {
  const { pageProjectId, recentProjectId } = place;
  const owner = askedQuoteOwner(message);
  const ownerReply = owner === "" ? null : await answerNamedQuote(tx, caller, owner, place);
  if (ownerReply !== null) return ownerReply;
  const projectId = pageProjectId ?? recentProjectId;
  const saidVersion = readSaidVersion(message);
  if (projectId !== null && message.includes("%") && !asksFigure(message))
    return askShare(tx, caller, projectId, message);
  if (projectId === null || (saidVersion === null && !asksFigure(message))) return null;
  const versions = await listVersionsOf(tx, projectId);
  if (versions.length === 0) return null;
  const words = saidVersion ? versionWords(versions, saidVersion) : await readFigureWords(tx, projectId, message);
  const project = words === null ? null : await findProject(tx, projectId);
  if (words === null || project === null) return null;
  if (!hasRight(caller.role, "amounts")) return { text: questionMessages.noAmounts, followUps: [], actionId: null };
  const text = pageProjectId === null ? figureMessages.ofProject(project.name, words) : words;
  const followUps = [{ label: proposalMessages.openPage, path: `/etape/${projectId}/quote` }];
  return { text, followUps, actionId: null };
}

const OF_QUOTE = { kind: "send_quote", projectName: null, documentNumber: null, civility: null } as const;

// « combien ça fait le devis Dupuis ? », wherever it is asked: its total as its page has it, and where it stands.
async function answerNamedQuote(tx: Db, caller: Caller, owner: string, place: AskedPlace): Promise<ActionReply | null> {
  // « combien ça fait le devis pose comprise », on its page, names no project.
  const names = recordNamesIn(owner, place.today);
  if (names.length === 0) return null;
  const project = await findProjectSaid(tx, { ...OF_QUOTE, lines: [], names }, place);
  if ("ask" in project) return place.pageProjectId === null ? { ...project.ask, actionId: null } : null;
  const [version] = await listVersionsOf(tx, project.target);
  const storedProject = await findProject(tx, project.target);
  if (storedProject === null) return null;
  if (!hasRight(caller.role, "amounts")) return { text: questionMessages.noAmounts, followUps: [], actionId: null };
  const total = version === undefined ? null : await readFigureWords(tx, project.target, figureMessages.howMuch);
  const state = version && stateInSentence(quoteState(version.quote, place.today));
  const words =
    version === undefined || total === null
      ? figureMessages.noQuoteYet
      : `${total} ${figureMessages.quoteStands(version.number, state ?? "")}`;
  const followUps = [{ label: proposalMessages.openPage, path: `/etape/${project.target}/quote` }];
  return { text: figureMessages.ofProject(storedProject.name, words), followUps, actionId: null };
}

// « 10 % sur la pose » may be a discount or its rate of VAT: nothing is proposed before it is known.
async function askShare(tx: Db, caller: Caller, projectId: string, message: string): Promise<ActionReply | null> {
  const { draft, first_lines } = hasRight(caller.role, "amounts")
    ? await readProjectDraft(tx, projectId)
    : { draft: null, first_lines: null };
  const lines = (draft?.lines ?? first_lines ?? []).map(toLine);
  const { vatRegime } = await findCompany(tx);
  const rows = lines.flatMap((line) => (line.kind === "item" ? [rowOf(line)] : []));
  const askedLine = askedShareOf(rows, message, vatRegime !== "franchise");
  if (askedLine === null) return null;
  const followUps = askedLine.labels.map((label, at) => ({ label, ask: askedLine.orders[at] ?? "" }));
  return { text: cardMessages.discountOrVat(message.trim(), followUps.length > 1), followUps, actionId: null };
}

// The lines as they are on the page of the quote, added up by its own rules.
async function readFigureWords(tx: Db, projectId: string, message: string): Promise<string | null> {
  const { draft, first_lines } = await readProjectDraft(tx, projectId);
  const lines = (draft?.lines ?? first_lines ?? []).map(toLine);
  const discount = toDiscount(draft?.discount ?? null);
  const { vatRegime: regime } = await findCompany(tx);
  const { deposit = null } = await findQuoteConditions(tx, projectId);
  const terms = termsUnder(regime, withPrices({ ...NO_TERMS, discount }, draft?.prices ?? "net"));
  const totalsOf = (rows: readonly CardRow[]) => {
    const rowsById = new Map(rows.map((row) => [row.id, row]));
    const countedLines = lines.flatMap((line) => {
      const row = rowsById.get(line.id);
      return row && line.kind === "item" ? [{ ...line, isOption: row.isOption ?? false }] : [];
    });
    return addUp(countedLines, terms);
  };
  const rows = lines.flatMap((line) => (line.kind === "item" ? [rowOf(line)] : []));
  return answerFigure({ rows, discount: typedDiscount(discount), deposit, regime, totalsOf }, message);
}

function typedDiscount(discount: Discount | null): string {
  if (discount === null) return "";
  return discount.kind === "share" ? formatScaled(discount.basisPoints, 2, 0) : formatMoney(discount.cents);
}

// The versions of the quote that was made last. What nobody was given of a version is not counted apart.
function versionWords(versions: readonly VersionRow[], saidVersion: SaidVersion): string | null {
  const [last] = versions;
  const ofLast = versions.filter(({ number }) => number === last?.number);
  const newest = [...new Map([...ofLast].reverse().map((version) => [version.edition, version])).values()].toSorted(
    (one, other) => other.edition - one.edition,
  );
  const [latest, ...earlier] = newest;
  if (latest === undefined) return null;
  const versionOf = (edition: number) => newest.find((version) => version.edition === edition);
  if (saidVersion.kind === "show") {
    const version = saidVersion.edition === null ? latest : versionOf(saidVersion.edition);
    if (version === undefined) return figureMessages.noVersion(saidVersion.edition ?? 0, latest.edition);
    return figureMessages.version(wordsOf(version));
  }
  const [one, other] = saidVersion.editions === null ? [earlier[0], latest] : saidVersion.editions.map(versionOf);
  if (earlier.length === 0) return figureMessages.oneVersion;
  const missing = saidVersion.editions?.find((edition) => versionOf(edition) === undefined);
  if (missing !== undefined) return figureMessages.noVersion(missing, latest.edition);
  if (one === undefined || other === undefined || one === other) return figureMessages.oneVersion;
  const [older, newer] = one.edition < other.edition ? [one, other] : [other, one];
  return figureMessages.difference(wordsOf(older), wordsOf(newer), differenceWords(older, newer));
}

function wordsOf({ edition, dated_on: day, gross_cents, vat_cents }: VersionRow) {
  const money = formatMoney(gross_cents);
  return { edition, day, total: vat_cents === 0 ? money : cardMessages.grossAlone(money) };
}

function differenceWords(older: VersionRow, newer: VersionRow): string {
  const cents = newer.gross_cents - older.gross_cents;
  if (cents === 0) return figureMessages.sameTotal;
  return cents > 0 ? figureMessages.dearer(formatMoney(cents)) : figureMessages.cheaper(formatMoney(-cents));
}
