import type { CompanyAnswer } from "#api/company.ts";
import { LEFT_WORDS, leftMessages } from "#domain/company/left-to-say.messages.ts";
import type { LeftToSay } from "#domain/company/left-to-say.ts";
import { OWED_TO_THE_LAW, leftToSay } from "#domain/company/left-to-say.ts";
import { buttonLook, linkLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { FillField } from "#web/ui/fill-form.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { TabLine, tabLook } from "#web/ui/tabs.tsx";
import { Link, useLocation } from "@tanstack/react-router";
import { Suspense, lazy } from "react";
import { COMPANY_FIELDS, CompanyForm } from "./company-form.tsx";
import { LogoCard } from "./logo-card.tsx";
import { useCompany } from "./use-company.ts";

const CHAPTERS = [
  { key: "entreprise", title: "Entreprise", fields: withHeadings(COMPANY_FIELDS.identity) },
  { key: "tva", title: "TVA et tarif", fields: COMPANY_FIELDS.vat },
  { key: "banque", title: "Banque", fields: COMPANY_FIELDS.bank },
  { key: "assurance", title: "Assurance", fields: COMPANY_FIELDS.insurance },
  { key: "mediateur", title: "Médiateur", fields: COMPANY_FIELDS.mediator },
  { key: "mentions", title: "Mentions", fields: COMPANY_FIELDS.notices },
  { key: "logo", title: "Logo", fields: null },
  { key: "securite", title: "Sécurité", fields: null },
] as const;

// A heavy chapter, loaded when it is opened.
const Security = lazy(() => import("#web/auth/security/security-chapter.tsx"));

const FIRST = CHAPTERS[0].key;

// The first chapter is long: its parts are named.
function withHeadings(fields: readonly FillField[]): FillField[] {
  const headings: Record<string, string> = {
    name: "Qui tu es",
    "address.line1": "Ton adresse",
    email: "Pour te joindre",
    trade: "Ce que tu fais",
  };
  return fields.map((field) => (headings[field.name] ? { ...field, heading: headings[field.name]! } : field));
}

/** Where each thing that is left is said. The first chapter has no name in the address. */
const CHAPTER_OF: Record<LeftToSay, string> = {
  trade: "",
  identity: "",
  vat: "tva",
  insurance: "assurance",
  rate: "tva",
  iban: "banque",
};

// What is missing for a lawful document, before the rest, each with the way to its chapter.
function Missing({ company }: { company: CompanyAnswer }) {
  const left = leftToSay(company).filter((one) => OWED_TO_THE_LAW.includes(one));
  if (left.length === 0) return null;
  return (
    <section
      aria-labelledby="missing"
      className="mb-6 rounded-card border border-line border-l-4 border-l-alert bg-paper px-4 py-3"
    >
      <h2 id="missing" className="font-[550]">
        {leftMessages.title}
      </h2>
      <p className="mt-1 text-fine text-quiet">{leftMessages.why}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {left.map((one) => (
          <li key={one}>
            <Link to="/app/settings" hash={CHAPTER_OF[one]} replace resetScroll={false} className={buttonLook()}>
              {LEFT_WORDS[one]}
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/app/start" className={linkLook}>
        {leftMessages.askMe}
      </Link>
    </section>
  );
}

/**
 * /app/settings: what documents say of the seller, one chapter at a time. What is typed in a chapter stays while
 * another one is shown.
 */
export default function SettingsScreen() {
  const { data: company } = useCompany();
  const { hash } = useLocation();
  const here = CHAPTERS.find(({ key }) => key === hash)?.key ?? FIRST;
  const missing = company?.missing ?? [];
  return (
    <Page title="Réglages" subtitle="Ce que tes devis et factures disent de toi." isNarrow>
      {company && <Missing company={company} />}
      <TabLine label="Chapitres">
        {CHAPTERS.map(({ key, title, fields }) => (
          <li key={key}>
            <Link
              to="/app/settings"
              hash={key === FIRST ? "" : key}
              activeOptions={{ includeHash: true }}
              replace
              resetScroll={false}
              className={tabLook(key === here)}
            >
              {title}
              {fields?.some(({ name }) => missing.includes(name)) && <ToComplete />}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/app/model" className={tabLook(false)}>
            Modèle
          </Link>
        </li>
        <li>
          <Link to="/app/programs" className={tabLook(false)}>
            Programmes
          </Link>
        </li>
        <li>
          <Link to="/app/data" className={tabLook(false)}>
            Données
          </Link>
        </li>
      </TabLine>
      {CHAPTERS.map(({ key, fields }) => (
        <div key={key} hidden={key !== here}>
          {fields ? (
            <Card>
              <CompanyForm fields={fields} />
            </Card>
          ) : key === "logo" ? (
            <LogoCard />
          ) : (
            key === here && (
              <Suspense fallback={<SheetSkeleton />}>
                <Security />
              </Suspense>
            )
          )}
        </div>
      ))}
    </Page>
  );
}

function ToComplete() {
  return (
    <>
      <span aria-hidden className="size-2 rounded-full bg-alert" />
      <span className="sr-only">à compléter</span>
    </>
  );
}
