import { ok, refused } from "../../shared/refusal.ts";
import { isSameRate } from "../credit-totals.ts";
import { partFacts, partTotals } from "./part-totals.ts";
import type { PartResult, QuoteBooks } from "./quote-books.ts";
import { readBooks } from "./quote-books.ts";

/**
 * The final invoice of a quote (« facture de solde »): its lines are the whole quote, and it bills what no earlier
 * invoice did, at each rate.
 */
export function drawUpFinal(books: QuoteBooks): PartResult {
  const rates = readBooks(books);
  if (!rates.ok) return rates;
  const { lines, terms } = books.quote;
  const totals = partTotals(lines, terms, (rate) => rates.value.find(({ ofQuote }) => isSameRate(ofQuote, rate))?.left);
  if (totals.grossCents <= 0) return refused("nothing_left");
  const facts = partFacts(books);
  const deductions = facts.earlier.map(({ id, number, issuedOn, kind, netCents }) => ({
    kind,
    invoice: { id, number, issuedOn },
    netCents,
  }));
  const deductionsByRate = rates.value
    .map(({ ofQuote: { category, basisPoints }, soFar }) => ({ category, basisPoints, ...soFar }))
    .filter(({ baseCents, vatCents }) => baseCents !== 0 || vatCents !== 0);
  return ok({
    kind: "final",
    lines: [...lines],
    terms,
    totals,
    part: { ...facts, shareBasisPoints: null, rank: null, progress: [], deductions, deductionsByRate },
  });
}
