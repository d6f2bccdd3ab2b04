import type { BillingAnswer, SentPart } from "#api/invoices/part-invoices.ts";
import { partMessages } from "#domain/invoices/parts/part.messages.ts";
import { MAX_PAYMENT_EUROS } from "#domain/payments/payment.ts";
import { formatPercent, typedDecimal } from "#domain/shared/french-format.ts";
import { basisPointsToPercent, centsToEuros, eurosToCents, scaleDecimal, shareCents } from "#domain/shared/money.ts";
import { readTypedNumber } from "#domain/shared/typed-number.ts";

/** What a form of a part sends, null while it cannot, and the sentences beside its fields. */
export type ReadPart = { part: SentPart | null; problems: Readonly<Record<string, string>> };

/** The place of the sentence about a deposit among the problems. */
export const DEPOSIT = "deposit";

/** A deposit as it is typed: a share in percent, or an amount. */
export type TypedDeposit = { by: "share" | "amount"; percent: string; amount: string };

/** The deposit as its form begins: what the quote asks. Empty once one was invoiced. */
export function firstDeposit({ deposit }: Pick<BillingAnswer, "deposit">): TypedDeposit {
  const empty: TypedDeposit = { by: "share", percent: "", amount: "" };
  if (deposit === null) return empty;
  if (deposit.share_basis_points !== null) return { ...empty, percent: percentText(deposit.share_basis_points) };
  return { ...empty, by: "amount", amount: typedDecimal(centsToEuros(deposit.gross_cents)) };
}

/**
 * The same deposit in the other unit: a share of the quote becomes its amount. An amount is seldom a round share, which
 * is then left to be typed.
 */
export function inOtherUnit(
  deposit: TypedDeposit,
  by: TypedDeposit["by"],
  { quote }: Pick<BillingAnswer, "quote">,
): TypedDeposit {
  const { part } = readDeposit(deposit);
  const share = part?.kind === "deposit" ? part.share_basis_points : null;
  if (by === "share" || deposit.by === by || share == null || quote === null) return { ...deposit, by };
  return { ...deposit, by, amount: typedDecimal(centsToEuros(shareCents(quote.gross_cents, share))) };
}

/** What the form of a deposit sends. */
export function readDeposit({ by, percent, amount }: TypedDeposit): ReadPart {
  const text = by === "share" ? percent : amount;
  if (text.trim() === "") return { part: null, problems: {} };
  const { value, problem } = readTypedNumber(text, by === "share" ? MOST_PERCENT : MAX_PAYMENT_EUROS);
  if (value === null) return { part: null, problems: { [DEPOSIT]: problem } };
  const ask = by === "share" ? { share_basis_points: scaleDecimal(value, 2) } : { gross_cents: eurosToCents(value) };
  return { part: { kind: "deposit", ...ask }, problems: {} };
}

const MOST_PERCENT = 100;

/** The progress of each section as the form begins: by the ticked tasks of the site. */
export function firstProgress({ sections }: BillingAnswer): Record<string, string> {
  return Object.fromEntries(
    sections.map(({ section_id, done_basis_points }) => [section_id, percentText(done_basis_points)]),
  );
}

/** What the form of a progress invoice sends. No section goes back below what was invoiced. */
export function readProgress({ sections }: BillingAnswer, texts: Readonly<Record<string, string>>): ReadPart {
  const reads = sections.map((section) => ({
    section,
    ...readTypedNumber(texts[section.section_id] ?? "", MOST_PERCENT),
  }));
  const problems = Object.fromEntries(
    reads.flatMap(({ section, value, problem }): [string, string][] => {
      if (value === null) return [[section.section_id, problem]];
      const least = section.invoiced_basis_points;
      return scaleDecimal(value, 2) < least ? [[section.section_id, partMessages.atLeast(formatPercent(least))]] : [];
    }),
  );
  if (Object.keys(problems).length > 0) return { part: null, problems };
  const progress = reads.map(({ section: { section_id }, value }) => ({
    section_id,
    basis_points: scaleDecimal(value ?? 0, 2),
  }));
  return { part: { kind: "progress", sections: progress }, problems };
}

function percentText(basisPoints: number): string {
  return typedDecimal(basisPointsToPercent(basisPoints));
}
