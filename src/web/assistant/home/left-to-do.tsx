import type { CompanyAnswer } from "#api/company.ts";
import type { LeftToSay } from "#domain/company/left-to-say.ts";
import { OWED_TO_THE_LAW, leftToSay } from "#domain/company/left-to-say.ts";
import { Button } from "#web/ui/button.tsx";
import { useState } from "react";
import type { BriefLine } from "./brief-view.ts";
import { ToDo } from "./to-do.tsx";

/** What the first run asks, in its order, by the words of the checklist. */
const IN_FIRST_RUN: readonly (readonly [LeftToSay, string])[] = [
  ["trade", "métier"],
  ["identity", "SIREN"],
  ["vat", "TVA"],
  ["rate", "tarif"],
];

const LATER: Partial<Record<LeftToSay, Omit<BriefLine, "amountCents">>> = {
  insurance: {
    what: "Ton assurance",
    why: "La loi la veut sur tes devis et factures",
    to: "/app/settings",
    hash: "assurance",
    action: "Indiquer",
  },
  iban: {
    what: "Ton IBAN",
    why: "Imprimé sur tes factures, pour être payé",
    to: "/app/settings",
    hash: "banque",
    action: "Indiquer",
  },
};

/** The first steps of a user: those of the company that are left, and a first project while there is none. */
export function leftLines(company: CompanyAnswer, hasProjects: boolean): BriefLine[] {
  const left = leftToSay(company);
  const subjects = IN_FIRST_RUN.filter(([name]) => left.includes(name)).map(([, words]) => words);
  const lines: (Omit<BriefLine, "amountCents"> | undefined)[] = [
    hasProjects
      ? undefined
      : { what: "Créer un projet", why: "Le client, le travail, la date", to: "/project/new", action: "Créer" },
    subjects.length === 0
      ? undefined
      : {
          what: "Présenter ton entreprise",
          why: `${subjects.join(", ").replace(/^./, (letter) => letter.toUpperCase())} : une minute`,
          to: "/app/start",
          action: "Répondre",
        },
    left.includes("insurance") ? LATER.insurance : undefined,
    hasProjects && left.includes("iban") ? LATER.iban : undefined,
  ];
  return lines.flatMap((line) => (line ? [{ ...line, amountCents: null }] : []));
}

/** « Il te reste … »: a short checklist that disappears when it is done, or when it is hidden. */
export function LeftToDo({ company, hasProjects }: { company: CompanyAnswer; hasProjects: boolean }) {
  const [isHidden, setHidden] = useState(() => isChecklistHidden(company.id));
  const lines = leftLines(company, hasProjects);
  // What the law asks for before a document is sent stays on the list.
  const isOwed = leftToSay(company).some((one) => OWED_TO_THE_LAW.includes(one));
  const mayHide = hasProjects && !isOwed;
  if (lines.length === 0 || (isHidden && mayHide)) return null;
  const title = lines.length === 1 ? "Il te reste une chose à faire" : `Il te reste ${lines.length} choses à faire`;
  return (
    <section aria-label={title}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-title">{title}</h2>
        {mayHide && (
          <Button
            look="quiet"
            className="px-3 text-fine"
            onClick={() => {
              hideChecklist(company.id);
              setHidden(true);
            }}
          >
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
