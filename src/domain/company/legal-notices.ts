import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatMoney } from "../shared/french-format.ts";
import type { Company, InsuranceKind } from "./company.ts";
import { ruleOf } from "./legal-forms.ts";

/** A wording fixed by law, with the day it came into force and its source. */
export type DatedWording = { from: CalendarDate; text: string; source: string };

/**
 * Why no VAT is charged under franchise. The older wording is tolerated until 2027-12-31. A document keeps the wording
 * of its day.
 */
export const FRANCHISE_WORDINGS: readonly DatedWording[] = [
  {
    from: "2026-09-01",
    text: "TVA non applicable, article L. 223-3 du Code des impositions sur les biens et services (CIBS)",
    source: "CIBS L. 223-3 (ordonnance 2025-1247)",
  },
  { from: "1900-01-01", text: "TVA non applicable, art. 293 B du CGI", source: "CGI 293 B" },
];

const MENTIONS_OF_2022 = "CGI ann. II 242 nonies A, décret 2022-1299";

/** The mention of a seller who opted for VAT on invoicing (BT-8 = 5 in e-invoices). */
export const VAT_ON_INVOICE_WORDINGS: readonly DatedWording[] = [
  {
    from: "1900-01-01",
    text: "Option pour le paiement de la taxe d'après les débits",
    source: MENTIONS_OF_2022,
  },
];

const operation = (what: string): DatedWording[] => [
  { from: "1900-01-01", text: `Nature de l'opération : ${what}`, source: MENTIONS_OF_2022 },
];

/** The category of operation, by the first letter of BT-23: goods, services or both. */
export const OPERATION_WORDINGS: Readonly<Record<"B" | "S" | "M", readonly DatedWording[]>> = {
  B: operation("livraison de biens"),
  S: operation("prestation de services"),
  M: operation("livraison de biens et prestation de services"),
};

type PaymentWordings = Readonly<Record<"PMD" | "PMT" | "AAB", readonly DatedWording[]>>;

/** The payment mentions of an invoice to a professional, by the code of their note in an e-invoice (BR-FR-05). */
export function paymentWordings(isForPublicBody: boolean): PaymentWordings {
  if (!isForPublicBody) return PROFESSIONAL_WORDINGS;
  return { ...PROFESSIONAL_WORDINGS, PMD: [...LATE_PUBLIC_WORDINGS, ...PROFESSIONAL_WORDINGS.PMD] };
}

// From the day when public bodies were told apart: the mention of an earlier invoice stays.
const LATE_PUBLIC_WORDINGS: readonly DatedWording[] = [
  {
    from: "2026-11-29",
    text:
      "En cas de retard de paiement, intérêts moratoires dus de plein droit au taux de refinancement de la BCE " +
      "majoré de 8 points (article R. 2192-31 du Code de la commande publique).",
    source: "CCP L2192-13, R2192-31",
  },
];

const PROFESSIONAL_WORDINGS: PaymentWordings = {
  PMD: [
    {
      from: "1900-01-01",
      text:
        "En cas de retard de paiement, pénalités exigibles sans rappel dès le lendemain de l'échéance, au taux de " +
        "refinancement de la BCE majoré de 10 points.",
      source: "C. com. L441-9, L441-10",
    },
  ],
  PMT: [
    {
      from: "1900-01-01",
      text: "Indemnité forfaitaire pour frais de recouvrement : 40 €.",
      source: "C. com. L441-10, D441-5",
    },
  ],
  AAB: [{ from: "1900-01-01", text: "Pas d'escompte pour paiement anticipé.", source: "C. com. L441-9" }],
};

const DWELLING =
  "Je soussigné(e) … (nom, prénom) certifie, en qualité de preneur de la prestation, que les travaux réalisés " +
  "concernent des locaux à usage d'habitation achevés depuis plus de deux ans";
const NO_NEW_BUILDING =
  "qu'ils n'ont pas eu pour effet, sur une période de deux ans au plus, de concourir à la production d'un " +
  "immeuble neuf au sens du 2° du 2 du I de l'article 257 du CGI, ni d'entraîner une augmentation de la surface " +
  "de plancher des locaux existants supérieure à 10 %";
const ENERGY = "et qu'ils ont la nature de travaux de rénovation énergétique.";

const IN_DWELLINGS: readonly DatedWording[] = [
  { from: "2025-02-16", text: `${DWELLING} et ${NO_NEW_BUILDING}.`, source: "LF 2025 art. 41" },
];

/**
 * What the customer certifies on the quote to have works taxed at a reduced rate, by rate in basis points. 2.1 % is the
 * reduced rate of Guadeloupe, Martinique and Réunion, for which no wording is known: that of 10 % is printed.
 */
export const REDUCED_VAT_WORDINGS: Readonly<Record<number, readonly DatedWording[]>> = {
  1000: IN_DWELLINGS,
  210: IN_DWELLINGS,
  550: [
    {
      from: "2025-10-22",
      text: `${DWELLING}, ${NO_NEW_BUILDING} ${ENERGY}`,
      source: "BOI-LETTRE-000280 du 22/10/2025",
    },
    { from: "2025-02-16", text: `${DWELLING} et ${NO_NEW_BUILDING} ${ENERGY}`, source: "LF 2025 art. 41" },
  ],
};

/** The wording in force on a day. Empty before the first one. */
export function wordingOn(wordings: readonly DatedWording[], day: CalendarDate): string {
  return wordings.find((wording) => wording.from <= day)?.text ?? "";
}

/**
 * The seller's name as the law requires it: « EI » beside the name of a sole trader (C. com. L526-22, R526-27). The
 * legal form alone decides. A mention that already ends the name is not written twice.
 */
export function legalName({ name, legalForm }: Pick<Company, "name" | "legalForm">): string {
  const beside = ruleOf(legalForm)?.besideName ?? "";
  return beside === "" || endsWithMention(name, beside) ? name : `${name} ${beside}`;
}

function endsWithMention(name: string, mention: string): boolean {
  const lastWords = name.trimEnd().replace(/\)$/, "");
  return lastWords.endsWith(` ${mention}`) || lastWords.endsWith(`(${mention}`) || SPELT_OUT.test(lastWords);
}

const SPELT_OUT = /[ (]entrepreneur individuel$/i;

/**
 * The seller's name as it was written while a word of the name could stand for the mention. The XML of invoices issued
 * before it was kept is made again each time, and may never change.
 */
export function formerLegalName({ name, legalForm }: Pick<Company, "name" | "legalForm">): string {
  const beside = ruleOf(legalForm)?.besideName ?? "";
  return beside === "" || /\bEI(RL)?\b|entrepreneur individuel/i.test(name) ? name : `${name} ${beside}`;
}

/**
 * Legal form and capital of a company, and the register. Empty when there is nothing to print. A sole trader's form is
 * in the name (C. com. R123-237, R123-238).
 */
export function registrationLine(company: Company): string {
  const rule = ruleOf(company.legalForm);
  const capital =
    company.capitalCents === null || !rule?.printsCapital ? "" : ` au capital de ${formatMoney(company.capitalCents)}`;
  const register = company.rcsTown === "" || rule?.register === "none" ? "" : `RCS ${company.rcsTown}`;
  return [`${rule?.printedName ?? ""}${capital}`, register].filter((part) => part !== "").join(" – ");
}

/** Compulsory insurance of building trades (loi 96-603 art. 22-2, C. assur. L243-2). Empty without insurance. */
export function insuranceLine({ insurance }: Company): string {
  if (insurance === null || insurance.insurer === "") return "";
  const { kind = "", insurer, policyNumber = "", contact, coverage } = insurance;
  const rest = [policyNumber && `contrat n° ${policyNumber}`, contact, coverage && `couverture : ${coverage}`];
  return `${INSURANCE_NAMES[kind || "professional"]} : ${[insurer, ...rest.filter((part) => part !== "")].join(", ")}.`;
}

const INSURANCE_NAMES: Readonly<Record<InsuranceKind, string>> = {
  decennial: "Assurance décennale",
  professional: "Assurance professionnelle",
};

/**
 * Whether a quote is free or what it costs (arrêté du 24 janvier 2017). Empty while the seller has not said. Who
 * charges no VAT names no tax.
 */
export function quotePriceNotice({ quotePriceCents, vatRegime }: Company): string {
  if (quotePriceCents === undefined) return "";
  if (quotePriceCents === 0) return "Devis gratuit.";
  return `Devis payant : ${formatMoney(quotePriceCents)}${vatRegime === "standard" ? " TTC" : ""}.`;
}
