import type { SupplierInvoiceAnswer } from "#api/mail/mails.ts";
import type { PurchaseInput } from "#api/mail/purchases.ts";
import { purchaseMessages } from "#domain/mail/invoices/purchase.messages.ts";
import { PURCHASE_LIMITS, rateOfPurchase, vatInGrossCents } from "#domain/mail/invoices/purchase.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { dayInFigures, formatScaled } from "#domain/shared/french-format.ts";
import { centsToEuros, eurosToCents } from "#domain/shared/money.ts";
import { readTypedNumber } from "#domain/shared/typed-number.ts";
import { readDateText } from "#web/ui/date-field.tsx";

/** The VAT of a ticket: of one rate, in basis points, or the amount that it shows. */
export const VAT_CHOICES = [
  { value: "2000", label: "20 %" },
  { value: "1000", label: "10 %" },
  { value: "550", label: "5,5 %" },
  { value: "other", label: "Autre" },
] as const;

type VatChoice = (typeof VAT_CHOICES)[number]["value"];

const RATES = [2000, 1000, 550] as const;

/** A project that a purchase is for. */
export type NamedProject = { id: string; name: string };

/** A purchase as it is typed. `vat`: of « Autre » alone. `projectText`: words of a project that is not chosen yet. */
export type TypedPurchase = {
  supplier: string;
  day: string;
  gross: string;
  vatChoice: VatChoice;
  vat: string;
  note: string;
  project: NamedProject | null;
  projectText: string;
};

/** A purchase of today, to be typed. */
export function newPurchase(today: CalendarDate, project: NamedProject | null): TypedPurchase {
  return {
    supplier: "",
    day: dayInFigures(today),
    gross: "",
    vatChoice: "2000",
    vat: "",
    note: "",
    project,
    projectText: "",
  };
}

/** A purchase that is to be corrected, as if it had just been typed. */
export function typedAgain(invoice: SupplierInvoiceAnswer): TypedPurchase {
  const { supplier_name, issued_on, gross_cents, vat_cents, note, project_id, project_name } = invoice;
  const grossCents = gross_cents ?? 0;
  const vatCents = vat_cents ?? 0;
  const rate = rateOfPurchase({ grossCents, vatCents }, RATES);
  return {
    supplier: supplier_name,
    day: dayInFigures(issued_on),
    gross: formatScaled(grossCents, 2, 2),
    vatChoice: VAT_CHOICES.find(({ value }) => value === String(rate))?.value ?? "other",
    vat: formatScaled(vatCents, 2, 2),
    note,
    project: project_id === null ? null : { id: project_id, name: project_name ?? "" },
    projectText: "",
  };
}

/** The same with the only project that the typed words find. `matches`: null while they are looked for. */
export function withOnlyMatch(purchase: TypedPurchase, matches: readonly NamedProject[] | null): TypedPurchase {
  const [match, ...others] = matches ?? [];
  if (purchase.project !== null || !isProjectTyped(purchase) || !match || others.length > 0) return purchase;
  return { ...purchase, project: { id: match.id, name: match.name }, projectText: "" };
}

function isProjectTyped({ projectText }: TypedPurchase): boolean {
  return projectText.trim() !== "";
}

/** What is sent of a typed purchase, or what is wrong beside its fields. Without VAT, none of it is asked. */
export function readPurchase(
  purchase: TypedPurchase,
  hasVat: boolean,
): { body: PurchaseInput; problems: null } | { body: null; problems: Record<string, string> } {
  const gross = readAmount(purchase.gross, purchaseMessages.gross);
  const vat = hasVat && purchase.vatChoice === "other" ? readAmount(purchase.vat, purchaseMessages.vat) : { cents: 0 };
  const problems = {
    ...(purchase.supplier.trim() === "" && { supplier_name: purchaseMessages.supplier }),
    ...(gross.cents === null && { paid_cents: gross.problem }),
    ...(gross.cents === 0 && { paid_cents: purchaseMessages.gross }),
    ...(vat.cents === null && { vat_cents: vat.problem }),
    ...(purchase.project === null && isProjectTyped(purchase) && { project_id: purchaseMessages.chooseProject }),
  };
  if (Object.keys(problems).length > 0 || gross.cents === null || vat.cents === null) return { body: null, problems };
  const isOfRate = hasVat && purchase.vatChoice !== "other";
  const body = {
    supplier_name: purchase.supplier,
    // What is no day is refused by the server, with its sentence.
    bought_on: readDateText(purchase.day, "past") ?? purchase.day,
    paid_cents: gross.cents,
    vat_cents: isOfRate ? vatInGrossCents(gross.cents, Number(purchase.vatChoice)) : vat.cents,
    note: purchase.note,
    project_id: purchase.project?.id ?? null,
  };
  return { body, problems: null };
}

/** « dont 20,00 € de TVA », once the total is typed and a rate is chosen. */
export function vatWords({ gross, vatChoice }: Pick<TypedPurchase, "gross" | "vatChoice">): string {
  const { cents } = readAmount(gross, "");
  if (cents === null || vatChoice === "other") return "";
  return purchaseMessages.vatInIt(vatInGrossCents(cents, Number(vatChoice)));
}

type ReadAmount = { cents: number; problem?: undefined } | { cents: null; problem: string };

function readAmount(text: string, blank: string): ReadAmount {
  if (text.trim() === "") return { cents: null, problem: blank };
  const { value, problem } = readTypedNumber(text, centsToEuros(PURCHASE_LIMITS.grossCents));
  return value === null ? { cents: null, problem } : { cents: eurosToCents(value) };
}
