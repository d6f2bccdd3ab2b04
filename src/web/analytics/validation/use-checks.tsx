import { getCustomer } from "#api/customers.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { getQuoteConditions, withSentConditions } from "#api/quotes/quote-conditions.ts";
import { getVatAdvice } from "#api/quotes/vat-advice.ts";
import { owesQuotePrice } from "#domain/company/building-trades.ts";
import { isAboutInsurance } from "#domain/company/missing-seller-fields.ts";
import { UNNAMED_CUSTOMER } from "#domain/customers/customer.messages.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { validationMessages } from "#domain/projects/validation.messages.ts";
import { subjectLabel } from "#domain/quotes/conditions/conditions-view.ts";
import { NO_CONDITIONS } from "#domain/quotes/conditions/quote-conditions.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { isPriced } from "#web/projects/priced.ts";

const RATE_TO_CHECK = "Vérifie le taux : quelques questions, «\u00A0Quelle TVA\u00A0?\u00A0»";

/** What is looked at before a quote leaves: `isGood` is undefined until known. `isOwed`: the quote waits for it. */
export type CheckedThing = { label: string; isGood: boolean | undefined; isOwed: boolean; what: string; fill: Fill };

/** Where what is missing is given: a step of the project, or a form of this screen. */
type Fill = "estimation" | "quote" | CheckForm;

/** The forms that fill what is missing without leaving the screen. */
export type CheckForm = "customer" | "company" | "insurance";

/** All that is looked at before the quote of a project leaves. `missingCode`: what its preview lacks, or null. */
export function useChecks(project: ProjectAnswer, missingCode: string | null | undefined): readonly CheckedThing[] {
  const { customer_id, client_info, tasks, has_priced_lines } = project;
  const company = useCompany().data;
  const customer = useAnswer(getCustomer, { params: { id: customer_id } }).data?.customer;
  const who = clientNames(client_info).join(" – ");
  const lacksIdentity = company?.missing.some((field) => !isAboutInsurance(field));
  const lacksInsurance = company?.missing.some(isAboutInsurance) ?? false;
  const vat = useVatCheck(project, missingCode);
  const conditions = useConditionsCheck(project.id);
  return [
    {
      label: "Tâches",
      isGood: tasks.length > 0 || has_priced_lines === true,
      isOwed: true,
      what: tasks.length > 0 ? `${tasks.length} tâche${tasks.length > 1 ? "s" : ""}` : "Aucune pour l'instant",
      fill: "estimation",
    },
    checkedPrice(project, company?.vat_regime === "franchise"),
    ...(vat ? [vat] : []),
    {
      label: "Client",
      isGood: customer && customer.missing.length === 0,
      isOwed: true,
      what: customer?.missing.length ? `${who || UNNAMED_CUSTOMER} : adresse de facturation à compléter` : who,
      fill: "customer",
    },
    {
      label: "Ton entreprise",
      isGood: company && !lacksIdentity,
      isOwed: true,
      what: lacksIdentity ? "Identité légale à compléter : la loi la demande sur un devis" : (company?.name ?? ""),
      fill: "company",
    },
    ...(lacksInsurance ? [MISSING_INSURANCE] : []),
    conditions,
  ];
}

const MISSING_INSURANCE: CheckedThing = {
  label: "Assurance",
  isGood: false,
  isOwed: true,
  what: "Dans le bâtiment la loi la demande sur un devis : il part dès qu'elle est dite",
  fill: "insurance",
};

// Under the standard regime, what decides the rate of the lines. An open question holds nothing back: its rate may be
// right as it is.
function useVatCheck(project: ProjectAnswer, missingCode: string | null | undefined): CheckedThing | null {
  const company = useCompany().data;
  const isAsked = company?.vat_regime === "standard" && project.has_priced_lines === true;
  const advice = useAnswer(getVatAdvice, { params: { id: project.id } }, { enabled: isAsked }).data;
  if (missingCode === "vat_reason_missing")
    return { label: "TVA", isGood: false, isOwed: true, what: "Dis pourquoi la TVA est à 0 %", fill: "quote" };
  if (!isAsked || !advice) return null;
  const openCount = advice.lines.filter(({ advice: one }) => one.kind === "to_ask").length;
  return {
    label: "TVA",
    isGood: openCount === 0,
    isOwed: false,
    what: openCount === 0 ? "Les questions ont leur réponse" : RATE_TO_CHECK,
    fill: "quote",
  };
}

// What the sheet of sending says that the law asks. A quote may leave without.
function useConditionsCheck(id: string): CheckedThing {
  const company = useCompany().data;
  const answer = useAnswer(getQuoteConditions, { params: { id } }).data;
  const conditions = withSentConditions(NO_CONDITIONS, answer?.conditions ?? {});
  const owesPrice =
    company?.quote_price_cents === null &&
    owesQuotePrice({ trade: company.trade, insuranceDuty: company.insurance_duty });
  const labels = [
    ...(answer?.due.map((subject) => subjectLabel(subject, conditions).toLowerCase()) ?? []),
    ...(owesPrice ? [validationMessages.quotePrice] : []),
  ];
  return {
    label: validationMessages.conditions,
    isGood: company && answer && labels.length === 0,
    isOwed: false,
    what: labels.length === 0 ? validationMessages.conditionsSaid : validationMessages.conditionsLacking(labels),
    fill: "quote",
  };
}

// A quote with lines of its own is priced by them, with or without an estimation.
function checkedPrice(project: ProjectAnswer, isFranchise: boolean): CheckedThing {
  const { has_priced_lines, estimation_total: total } = project;
  const check = { label: "Prix", isGood: isPriced(project), isOwed: true };
  if (has_priced_lines !== null)
    return {
      ...check,
      what: has_priced_lines ? "Dans les lignes du devis" : "Aucune ligne du devis n'a de prix",
      fill: "quote",
    };
  if (total === null) return { ...check, what: "Durée et taux horaire à indiquer", fill: "estimation" };
  const price = formatMoney(eurosToCents(total));
  return { ...check, what: isFranchise ? price : `${price} hors taxes`, fill: "estimation" };
}
