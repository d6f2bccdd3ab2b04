import { creditNoteLines } from "#domain/invoices/credit-note.ts";
import type { Invoice, IssuedInvoice } from "#domain/invoices/invoice.ts";
import { drawUpDeposit } from "#domain/invoices/parts/deposit.ts";
import { drawUpFinal } from "#domain/invoices/parts/final.ts";
import { drawUpProgress } from "#domain/invoices/parts/progress.ts";
import type { AgreedQuote, PartResult } from "#domain/invoices/parts/quote-books.ts";
import { withDistinctIds, withoutOptions } from "#domain/lines/line.ts";
import { addUp } from "#domain/lines/totals.ts";
import { invoice } from "./demo-company.ts";
import { allTerms, bathroomLines } from "./priced-lines.ts";

/** The invoices of one quote, in their order: a deposit, two progress invoices, a credit note, the final invoice. */
export function issueParts(
  over: Partial<Invoice> = {},
  lines = bathroomLines,
  terms = { ...allTerms, prepaidCents: 0 },
): Record<"deposit" | "progress" | "next" | "credit" | "final", IssuedInvoice> {
  const agreedLines = withDistinctIds(withoutOptions(lines));
  const quote: AgreedQuote = { number: "D2026-0001", lines: agreedLines, terms, totals: addUp(agreedLines, terms) };
  const issue = (place: number, result: PartResult): IssuedInvoice => {
    if (!result.ok) throw new Error(result.refusal.code);
    const id = `0199aaaa-0000-7000-8000-00000000010${place}`;
    return { ...invoice, ...over, id, number: `F2026-000${place}`, quoteNumber: quote.number, ...result.value };
  };
  const deposit = issue(1, drawUpDeposit({ quote, invoices: [] }, { shareBasisPoints: 3_000 }));
  const section = lines.find((line) => line.kind === "section")?.id ?? "";
  const advance = (place: number, invoices: IssuedInvoice[], basisPoints: number) =>
    issue(place, drawUpProgress({ quote, invoices }, [{ sectionId: section, basisPoints }]));
  const progress = advance(2, [deposit], 4_000);
  const next = advance(3, [deposit, progress], 7_500);
  const creditResult = creditNoteLines(next, [], null);
  if (!creditResult.ok) throw new Error(creditResult.refusal.sentence);
  const { id, number, issuedOn } = next;
  const credit: IssuedInvoice = {
    ...next,
    ...creditResult.value,
    id: "0199aaaa-0000-7000-8000-000000000109",
    kind: "credit_note",
    number: "A2026-0001",
    dueOn: issuedOn,
    quoteNumber: null,
    refersTo: { id, number, issuedOn },
  };
  return {
    deposit,
    progress,
    next,
    credit,
    final: issue(4, drawUpFinal({ quote, invoices: [deposit, progress, next, credit] })),
  };
}
