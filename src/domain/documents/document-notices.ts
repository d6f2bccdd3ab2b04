import {
  FRANCHISE_WORDINGS,
  PROFESSIONAL_WORDINGS,
  REDUCED_VAT_WORDINGS,
  SERVICE_OPERATION_WORDINGS,
  VAT_ON_INVOICE_WORDINGS,
  wordingOn,
} from "../company/legal-notices.ts";
import type { Company } from "../company/company.ts";
import type { Customer } from "../customers/customer.ts";
import type { LineItem } from "../lines/line-item.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatScaled, formatVatRate } from "../shared/french-format.ts";
import type { CertificateView } from "./document-view.ts";

/** What the notices of an invoice are told from. */
type InvoiceFacts = { seller: Company; buyer: Customer; issuedOn: CalendarDate };

/** What the notices of a quote are told from. */
type QuoteFacts = { seller: Company; quotedOn: CalendarDate; lines: readonly LineItem[] };

/**
 * The notices at the foot of an invoice, in order; those of professional buyers are not printed for private persons.
 */
export function invoiceNotices({ seller, buyer, issuedOn }: InvoiceFacts): string[] {
  const professional = buyer.kind === "company" ? Object.values(PROFESSIONAL_WORDINGS) : [];
  return present([
    ...vatNotices(seller, issuedOn),
    wordingOn(SERVICE_OPERATION_WORDINGS, issuedOn),
    ...professional.map((wordings) => wordingOn(wordings, issuedOn)),
    ...ownNotices(seller),
  ]);
}

/** The notices at the foot of a quote (arrêté du 24 janvier 2017): hourly rate of labour, price of the quote itself. */
export function quoteNotices({ seller, quotedOn, lines }: QuoteFacts): string[] {
  return present([quoteVat(seller, quotedOn), hourlyRate(lines, seller), "Devis gratuit.", ...ownNotices(seller)]);
}

/**
 * What the customer certifies by signing a quote with lines at a reduced rate: one text per rate, the highest first.
 */
export function reducedVatCertificates({ lines, quotedOn }: Pick<QuoteFacts, "lines" | "quotedOn">): CertificateView[] {
  const rates = new Set(lines.flatMap((line) => (line.kind === "item" ? [line.vatBasisPoints] : [])));
  const certificates = [1000, 550].map((rate) => ({
    title: `Certification du client pour les travaux à ${formatVatRate(rate)}`,
    text: rates.has(rate) ? wordingOn(REDUCED_VAT_WORDINGS[rate] ?? [], quotedOn) : "",
    blanks: ["Nom, prénom", "Date", "Signature"],
  }));
  return certificates.filter((certificate) => certificate.text !== "");
}

function vatNotices(seller: Company, day: CalendarDate): string[] {
  if (seller.vatRegime === "franchise") return [wordingOn(FRANCHISE_WORDINGS, day)];
  return seller.vatDueOn === "invoice" ? [wordingOn(VAT_ON_INVOICE_WORDINGS, day)] : [];
}

function quoteVat({ vatRegime }: Company, day: CalendarDate): string {
  if (vatRegime === null) return "TVA non comprise : le régime de TVA de l'entreprise reste à préciser.";
  return vatRegime === "franchise" ? wordingOn(FRANCHISE_WORDINGS, day) : "";
}

function hourlyRate(lines: readonly LineItem[], seller: Company): string {
  const labour = lines.find((line) => line.kind === "item" && line.unit === "h");
  if (labour?.kind !== "item") return "";
  const suffix = seller.vatRegime === "franchise" ? "" : " HT";
  return `Taux horaire de main-d'œuvre : ${formatScaled(labour.unitPriceE6, 6, 2)} €${suffix}.`;
}

function ownNotices(seller: Company): string[] {
  return seller.legalNotices.split("\n").map((line) => line.trim());
}

function present(notices: readonly string[]): string[] {
  return notices.filter((notice) => notice !== "");
}
