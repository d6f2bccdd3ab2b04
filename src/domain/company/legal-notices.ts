import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatMoney } from "../shared/french-format.ts";
import type { Company } from "./company.ts";

/** A wording the law fixes, with the day it came into force and where it comes from. */
export type DatedWording = { from: CalendarDate; text: string; source: string };

/** Why no VAT is charged under franchise. A document keeps the wording of its day. */
export const FRANCHISE_WORDINGS: readonly DatedWording[] = [
  {
    from: "2026-09-01",
    text: "TVA non applicable, article L. 223-3 du Code des impositions sur les biens et services (CIBS)",
    source: "CIBS L. 223-3 (ordonnance 2025-1247)",
  },
  { from: "1900-01-01", text: "TVA non applicable, art. 293 B du CGI", source: "CGI 293 B" },
];

/** The wording in force on a day. */
export function wordingOn(wordings: readonly DatedWording[], day: CalendarDate): string {
  return wordings.find((wording) => wording.from <= day)!.text;
}

/** What every invoice to a professional must say, and how e-invoices name it (C. com. L441-9, L441-10, D441-5; BR-FR notes). */
export const PROFESSIONAL_TERMS = {
  /** PMD: late penalties, due the day after the due date without reminder. */
  latePenalty:
    "En cas de retard de paiement, pénalités exigibles sans rappel dès le lendemain de l'échéance, au taux de refinancement de la BCE majoré de 10 points.",
  /** PMT: fixed compensation. */
  recoveryFee: "Indemnité forfaitaire pour frais de recouvrement : 40 €.",
  /** AAB: discount. */
  noDiscount: "Pas d'escompte pour paiement anticipé.",
} as const;

/** Mention of the seller who opted for VAT on invoicing (décret 2022-1299). */
export const VAT_ON_INVOICE = "Option pour le paiement de la taxe d'après les débits";

/** Category of operation (décret 2022-1299): our estimations are labour. */
export const SERVICE_OPERATION = "Nature de l'opération : prestation de services";

const CERTIFIED =
  "Je soussigné(e) … (nom, prénom) certifie, en qualité de preneur de la prestation, que les travaux réalisés concernent des locaux à usage d'habitation achevés depuis plus de deux ans et qu'ils n'ont pas eu pour effet, sur une période de deux ans au plus, de concourir à la production d'un immeuble neuf au sens du 2° du 2 du I de l'article 257 du CGI, ni d'entraîner une augmentation de la surface de plancher des locaux existants supérieure à 10 %";

/** What the customer certifies to have works taxed at 10 or 5.5 % (LF 2025 art. 41), or null at other rates. */
export function reducedVatCertificate(vatBasisPoints: readonly number[]): string | null {
  if (vatBasisPoints.includes(550)) return `${CERTIFIED} et qu'ils ont la nature de travaux de rénovation énergétique.`;
  return vatBasisPoints.includes(1000) ? `${CERTIFIED}.` : null;
}

/** The seller's name as the law wants it: « EI » beside the name of a sole trader (C. com. R526-27). */
export function legalName(company: Pick<Company, "name" | "legalForm">): string {
  const isSoleTrader = /^(ei|entrepreneur individuel|micro-entreprise|auto-entrepreneur)$/i.test(company.legalForm.trim());
  return isSoleTrader && !/\bEI\b|entrepreneur individuel/i.test(company.name) ? `${company.name} EI` : company.name;
}

/** Legal form, capital and register, as one line, or nothing. */
export function registrationLine(company: Company): string {
  const capital = company.capitalCents === null ? "" : ` au capital de ${formatMoney(company.capitalCents)}`;
  const form = company.legalForm === "" ? "" : `${company.legalForm}${capital}`;
  const register = company.rcsTown === "" ? "" : `RCS ${company.rcsTown}`;
  return [form, register].filter((part) => part !== "").join(" – ");
}

/** Compulsory insurance of building trades (loi 96-603 art. 22-2), or nothing. */
export function insuranceLine({ insurance }: Company): string {
  if (insurance === null || insurance.insurer === "") return "";
  const rest = [insurance.contact, insurance.coverage && `couverture : ${insurance.coverage}`].filter((part) => part !== "");
  return `Assurance professionnelle : ${[insurance.insurer, ...rest].join(", ")}.`;
}
