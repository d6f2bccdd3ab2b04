import { OPERATION_WORDINGS, paymentWordings, VAT_ON_INVOICE_WORDINGS, wordingOn } from "../company/legal-notices.ts";
import { isPublicBody } from "../customers/customer.ts";
import { sellerNotices, withoutEmpty } from "../documents/seller-notices.ts";
import { franchiseNotices } from "../lines/franchise-abroad.ts";
import type { ItemLine } from "../lines/line.ts";
import { operationKindOf } from "../lines/operation.ts";
import type { Totals } from "../lines/totals.ts";
import { vatReasonNotices } from "../lines/vat-notices.ts";
import { creditMessages } from "./credit.messages.ts";
import type { Invoice } from "./invoice.ts";
import { partFootnotes, partNotices } from "./parts/part-view.ts";

/**
 * The notices of an invoice in its XML, in order. Those of professional buyers, about late payment, are printed
 * neither for private persons nor on credit notes.
 */
export function invoiceNotices(invoice: Invoice & { totals?: Totals }): string[] {
  return noticesWith(invoice, partNotices(invoice));
}

/** The same at the foot of its page, where a table says of which quote it is a part and what is left. */
export function printedNotices(invoice: Invoice): string[] {
  return noticesWith(invoice, partFootnotes(invoice));
}

function noticesWith(invoice: Invoice, ofPart: readonly string[]): string[] {
  const { seller, buyer, issuedOn, lines, refersTo, creditReason } = invoice;
  const professional =
    buyer.kind === "company" && refersTo === null ? Object.values(paymentWordings(isPublicBody(buyer))) : [];
  return withoutEmpty([
    // A notice has the width of the page: the seller's words may be long.
    creditReason && `Motif : ${creditReason}`,
    refersTo ? creditMessages.whatToDo(refersTo.number) : "",
    ...ofPart,
    ...vatNotices(invoice),
    wordingOn(OPERATION_WORDINGS[operationKindOf(lines)], issuedOn),
    ...professional.map((wordings) => wordingOn(wordings, issuedOn)),
    ...sellerNotices(seller),
  ]);
}

// The option says when the seller owes VAT, so it stands beside some (CGI ann. II 242 nonies A). What an earlier
// document says stays.
const DAY_OF_OPTION_BESIDE_VAT = "2026-12-01";
const isTaxed = ({ vat }: ItemLine) => vat.category === "S";

function vatNotices({ seller, buyer, issuedOn, lines }: Invoice): string[] {
  const sale = { day: issuedOn, seller, buyer };
  if (seller.vatRegime === "franchise") return franchiseNotices(lines, sale);
  const owesNoVat =
    issuedOn >= DAY_OF_OPTION_BESIDE_VAT && lines.every((line) => line.kind !== "item" || !isTaxed(line));
  const isDueOnInvoice = seller.vatDueOn === "invoice" && !owesNoVat;
  return [...vatReasonNotices(lines, sale), isDueOnInvoice ? wordingOn(VAT_ON_INVOICE_WORDINGS, issuedOn) : ""];
}
