import type { CompanyAnswer } from "#api/company.ts";
import { identityWords } from "#domain/company/left-to-say.messages.ts";
import type { LeftToSay } from "#domain/company/left-to-say.ts";
import { OWED_TO_THE_LAW, leftToSay } from "#domain/company/left-to-say.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { wasBankLeft } from "#web/company/bank/bank-left.ts";
import { Button } from "#web/ui/button.tsx";
import { useState } from "react";
import type { BriefLine } from "./brief-view.ts";
import { ToDo } from "./to-do.tsx";

/** What the first run asks, in its order, by the words of the checklist. */
const IN_FIRST_RUN: readonly (readonly [LeftToSay, (company: CompanyAnswer) => string[]])[] = [
  ["trade", () => ["métier"]],
  ["identity", ({ missing }) => identityWords(missing)],
  ["vat", () => ["TVA"]],
  ["insurance", () => ["assurance"]],
  ["rate", () => ["tarif"]],
];

const LATER: Partial<Record<LeftToSay, Omit<BriefLine, "amountCents">>> = {
  insurance: {
    sign: "insurance",
    what: "Ton assurance",
    why: "La loi la veut sur tes devis et factures",
    to: "/app/settings",
    hash: "assurance",
    action: "Indiquer",
  },
  iban: {
    sign: "bank",
    what: "Ton IBAN",
    why: "Imprimé sur tes factures, pour être payé",
    to: "/app/settings",
    hash: "banque",
    action: "Indiquer",
  },
};

/** What the first run still asks of a company, in words, or null when it has all said. */
export function askedInFirstRun(company: CompanyAnswer): string | null {
  const left = leftToSay(company);
  const subjects = IN_FIRST_RUN.filter(([name]) => left.includes(name)).flatMap(([, words]) => words(company));
  return subjects.length === 0 ? null : `${withCapital(subjects.join(", "))} : une minute`;
}

/** What is left to say of a company once it has projects. */
export function leftLines(company: CompanyAnswer): BriefLine[] {
  const left = leftToSay(company);
  // Where the insurance alone is left, its own line says why.
  const isInsuranceAlone = IN_FIRST_RUN.every(([name]) => left.includes(name) === (name === "insurance"));
  const firstRun = isInsuranceAlone ? null : askedInFirstRun(company);
  const lines: (Omit<BriefLine, "amountCents"> | undefined)[] = [
    firstRun === null
      ? undefined
      : { sign: "company", what: PRESENT_COMPANY, why: firstRun, to: "/app/start", action: "Répondre" },
    isInsuranceAlone ? LATER.insurance : undefined,
    left.includes("iban") ? LATER.iban : undefined,
  ];
  return lines.flatMap((line) => (line ? [{ ...line, amountCents: null }] : []));
}

/** The line that leads to the first run. */
export const PRESENT_COMPANY = "Présenter ton entreprise";

/** What the checklist shows of a company, or null where there is none: all is said, or it is hidden. */
export function useLeftToDo(company: CompanyAnswer | undefined) {
  const [hiddenFor, setHiddenFor] = useState<string | null>(null);
  if (company === undefined || company.is_example) return null;
  // Once it was left for later, an invoice alone says that it lacks the account.
  const isBankLater = wasBankLeft(company.id);
  const lines = leftLines(company).filter(({ sign }) => !(isBankLater && sign === "bank"));
  // What the law asks for before a document is sent stays on the list.
  const mayHide = !leftToSay(company).some((one) => OWED_TO_THE_LAW.includes(one));
  const isHidden = hiddenFor === company.id || isChecklistHidden(company.id);
  if (lines.length === 0 || (isHidden && mayHide)) return null;
  const hide = () => {
    hideChecklist(company.id);
    setHiddenFor(company.id);
  };
  return { lines, hide: mayHide ? hide : null };
}

/** « Il te reste … »: a short checklist that disappears when it is done, or when it is hidden. */
export function LeftToDo({ lines, hide }: NonNullable<ReturnType<typeof useLeftToDo>>) {
  const title = lines.length === 1 ? "Il te reste une chose à faire" : `Il te reste ${lines.length} choses à faire`;
  return (
    <section aria-label={title}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-title">{title}</h2>
        {hide && (
          <Button look="quiet" className="px-3 text-fine" onClick={hide}>
            Masquer
          </Button>
        )}
      </div>
      <ToDo label={title} lines={lines} />
    </section>
  );
}

const keyOf = (companyId: string) => `etabli.checklist.${companyId}`;

// A browser that keeps nothing shows the list again.
function isChecklistHidden(companyId: string): boolean {
  try {
    return localStorage.getItem(keyOf(companyId)) !== null;
  } catch {
    return false;
  }
}

function hideChecklist(companyId: string): void {
  try {
    localStorage.setItem(keyOf(companyId), "hidden");
  } catch {
    // It is shown again at the next visit.
  }
}
