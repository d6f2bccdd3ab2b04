import { tradeWords } from "../company/examples/trade-words.messages.ts";
import { legalName } from "../company/legal-notices.ts";
import type { CertificateView, DocumentView, PaymentView } from "../documents/document-view.ts";
import { epcQrText } from "../documents/epc-qr.ts";
import { linesView } from "../documents/lines-view.ts";
import { buyerView, sellerFooter, sellerView, styleOf } from "../documents/party-view.ts";
import { printedFacts } from "../documents/printed-facts.ts";
import type { Totals } from "../lines/totals.ts";
import { addUp, payableNowCents } from "../lines/totals.ts";
import { printsVat } from "../lines/vat-treatment.ts";
import { formatDate } from "../shared/french-format.ts";
import { typeset } from "../shared/text/typeset.ts";
import { printedNotices } from "./invoice-notices.ts";
import type { Invoice, InvoiceKind } from "./invoice.ts";
import { deductionRows, partRows } from "./parts/part-view.ts";

// The word the law wants at the head of each kind (CGI ann. II 242 nonies A).
const TITLES: Record<Exclude<InvoiceKind, "progress">, string> = {
  standard: "Facture",
  deposit: "Facture d'acompte",
  final: "Facture de solde",
  credit_note: "Avoir",
  corrected: "Facture rectificative",
};

// What the customer pays, or takes off what they have to pay.
const GROSS_LABELS = {
  payment: { taxed: "Total TTC à payer", untaxed: "Total à payer", exempt: "Net à payer" },
  credit: { taxed: "Total TTC à déduire", untaxed: "Total à déduire", exempt: "Net à déduire" },
};

/** An invoice to be printed: one that was issued, with the totals that were kept, or its preview. */
type PrintedInvoice = Invoice & { totals?: Totals };

/**
 * An invoice as it is printed: mentions of CGI ann. II 242 nonies A and C. com. L441-9, in order. `certificates`: what
 * its customer has to sign on it, where no quote was signed.
 */
export function invoiceView(invoice: PrintedInvoice, certificates: readonly CertificateView[] = []): DocumentView {
  const { seller, buyer } = invoice;
  const showsVat = printsVat(seller.vatRegime);
  const totals = invoice.totals ?? addUp(invoice.lines, invoice.terms);
  const deductions = deductionRows(invoice, totals.discountCents);
  const rows = partRows({ ...invoice, issuedTotals: totals });
  return {
    kind: "invoice",
    title: titleOf(invoice),
    number: invoice.number,
    subject: typeset(invoice.subject),
    facts: printedFacts({ ...invoice, date: invoice.issuedOn }, "invoice"),
    seller: sellerView(seller, invoice.lines),
    buyer: buyerView(buyer),
    // The law asks an invoice for unit prices without VAT, however they were typed (CGI ann. II art. 242 nonies A).
    ...linesView({ ...invoice, deductions }, { showsVat, grossLabel: grossLabel(invoice.kind, showsVat, totals) }),
    ...(rows.length > 0 && { conditions: rows }),
    notices: printedNotices(invoice).map(typeset),
    payment: payment(invoice),
    signature: null,
    ...(certificates.length > 0 && { certificates: certificates.map((one) => ({ ...one, text: typeset(one.text) })) }),
    footer: sellerFooter(seller).map(typeset),
    logoId: seller.logoId,
    ...styleOf(seller),
  };
}

function titleOf({ kind, part, seller }: Invoice): string {
  if (kind !== "progress") return TITLES[kind];
  const { progressTitle } = tradeWords(seller.trade);
  return part?.rank ? `${progressTitle} n° ${part.rank}` : progressTitle;
}

// Without any rate of VAT (« Autoliquidation », export), no total has it.
function grossLabel(kind: InvoiceKind, showsVat: boolean, { vat }: Totals): string {
  const labels = GROSS_LABELS[kind === "credit_note" ? "credit" : "payment"];
  if (!showsVat) return labels.exempt;
  return vat.length > 0 && vat.every(({ category }) => category !== "S") ? labels.untaxed : labels.taxed;
}

function payment(invoice: PrintedInvoice): PaymentView | null {
  const { iban, bic } = invoice.seller;
  const amountCents = payableNowCents(invoice.totals ?? addUp(invoice.lines, invoice.terms));
  // No payment is asked of an invoice of 0 €, or of one that was paid before it was issued.
  if (iban === "" || invoice.kind === "credit_note" || amountCents <= 0) return null;
  const name = legalName(invoice.seller);
  const isDueAtOnce = invoice.dueOn <= invoice.issuedOn;
  const qrText = epcQrText({
    name,
    iban,
    bic,
    amountCents,
    text: `Facture ${invoice.number}`.trim(),
  });
  const lines = [
    `IBAN ${iban.replace(/(.{4})(?=.)/g, "$1 ")}`,
    ...(bic ? [`BIC ${bic}`] : []),
    // A preview has no number yet.
    ...(invoice.number === "" ? [] : [`Référence à rappeler : ${invoice.number}`]),
  ];
  return {
    title: `Règlement par virement ${isDueAtOnce ? "à réception" : `au plus tard le ${formatDate(invoice.dueOn)}`}`,
    lines: lines.map(typeset),
    qrText: qrText ?? "",
  };
}
