import { FRANCHISE_WORDINGS, PROFESSIONAL_TERMS, SERVICE_OPERATION, VAT_ON_INVOICE, legalName, wordingOn } from "../company/legal-notices.ts";
import type { Invoice } from "../invoices/invoice.ts";
import { isNotTransmissible } from "../invoices/invoice.ts";
import { totals } from "../lines/totals.ts";
import { formatDate } from "../shared/french-format.ts";
import type { DocumentView, FactView, PaymentView } from "./document-view.ts";
import { epcQrText } from "./epc-qr.ts";
import { linesView } from "./lines-view.ts";
import { buyerView, sellerFooter, sellerView } from "./party-view.ts";

/** Accent of documents: the product's blue. */
export const DEFAULT_ACCENT = "#234a9b";

/** An invoice as it is printed: mentions of CGI ann. II 242 nonies A and C. com. L441-9, in order. */
export function invoiceView(invoice: Invoice): DocumentView {
  const { seller, buyer } = invoice;
  return {
    kind: "invoice",
    title: "Facture",
    number: invoice.number,
    subject: invoice.subject,
    facts: facts(invoice),
    seller: sellerView(seller),
    buyer: buyerView(buyer),
    ...linesView(invoice.lines, seller.vatRegime !== "franchise", seller.vatRegime === "franchise" ? "Net à payer" : "Total TTC à payer"),
    notices: invoiceNotices(invoice),
    payment: payment(invoice),
    signature: null,
    footer: sellerFooter(seller),
    logoId: seller.logoId,
    accent: DEFAULT_ACCENT,
  };
}

/** The notices at the foot of an invoice, in order; those of professional buyers are not printed for private persons. */
export function invoiceNotices(invoice: Invoice): string[] {
  const { seller, buyer } = invoice;
  const isProfessional = buyer.kind === "company";
  return [
    seller.vatRegime === "franchise" ? wordingOn(FRANCHISE_WORDINGS, invoice.issuedOn) : "",
    seller.vatRegime === "standard" && seller.vatDueOn === "invoice" ? VAT_ON_INVOICE : "",
    SERVICE_OPERATION,
    ...(isProfessional ? [PROFESSIONAL_TERMS.latePenalty, PROFESSIONAL_TERMS.recoveryFee, PROFESSIONAL_TERMS.noDiscount] : []),
    isNotTransmissible(invoice) ? "Non transmissible par le réseau de facturation électronique : SIREN du client inconnu." : "",
    ...seller.legalNotices.split("\n").map((line) => line.trim()),
  ].filter((line) => line !== "");
}

function facts(invoice: Invoice): FactView[] {
  return [
    { label: "Date", value: formatDate(invoice.issuedOn) },
    ...(invoice.servicedOn ? [{ label: "Prestation achevée le", value: formatDate(invoice.servicedOn) }] : []),
    { label: "Échéance", value: formatDate(invoice.dueOn) },
    ...(invoice.quoteNumber ? [{ label: "Devis", value: invoice.quoteNumber }] : []),
  ];
}

function payment(invoice: Invoice): PaymentView | null {
  const { iban, bic } = invoice.seller;
  if (iban === "") return null;
  const name = legalName(invoice.seller);
  const qrText = epcQrText({ name, iban, bic, amountCents: totals(invoice.lines).grossCents, text: `Facture ${invoice.number}` });
  const lines = [`IBAN ${iban.replace(/(.{4})(?=.)/g, "$1 ")}`, ...(bic ? [`BIC ${bic}`] : []), `Référence à rappeler : ${invoice.number}`];
  return { title: `Règlement par virement avant le ${formatDate(invoice.dueOn)}`, lines, qrText: qrText ?? "" };
}
