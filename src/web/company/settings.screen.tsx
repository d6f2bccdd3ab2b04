import { getCompany, getLogo, saveLogo } from "#api/company.ts";
import { showAnswer, useAnswer, useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { TabLine, tabLook } from "#web/ui/tabs.tsx";
import { Link, useLocation } from "@tanstack/react-router";
import { Suspense, lazy, useRef } from "react";
import { COMPANY_FIELDS, CompanyForm } from "./company-form.tsx";
import { useCompany } from "./use-company.ts";

const CHAPTERS = [
  { key: "entreprise", title: "Entreprise", fields: COMPANY_FIELDS.identity },
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
    <Page
      title="Réglages"
      subtitle={
        missing.length > 0
          ? "Il manque de quoi émettre une facture : complète les chapitres marqués."
          : "Ce que tes devis et factures disent de toi."
      }
      isNarrow
    >
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
            <Logo />
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

function Logo() {
  const { data: company } = useCompany();
  const input = useRef<HTMLInputElement>(null);
  const logoId = company?.logo_id ?? null;
  const logo = useAnswer(getLogo, {}, { enabled: logoId !== null, version: logoId });
  const save = useChange(sendLogo, { onSuccess: (answer) => showAnswer(getCompany, {}, answer) });
  return (
    <Card>
      {logoId && logo.data?.logo && (
        <img
          src={`data:${logo.data.logo.mime};base64,${logo.data.logo.data}`}
          alt="Ton logo"
          className="mb-3 max-h-24 rounded-inner bg-white p-2"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          className="sr-only"
          tabIndex={-1}
          aria-label="Fichier du logo"
          onChange={(event) => event.target.files?.[0] && save.mutate(event.target.files[0])}
        />
        <Button isBusy={save.isPending} busyLabel="Envoi…" onClick={() => input.current?.click()}>
          {logoId ? "Changer de logo" : "Choisir un logo"}
        </Button>
        {logoId && <Button onClick={() => save.mutate(null)}>Retirer</Button>}
      </div>
      <p className="mt-2 text-fine text-quiet">Image PNG, JPEG, WebP ou SVG, 500 ko au plus.</p>
      {save.error && (
        <p role="alert" className="mt-2 text-bad">
          {save.error.message}
        </p>
      )}
    </Card>
  );
}

async function sendLogo(file: File | null) {
  return call(saveLogo, { body: { data: file && (await base64(file)) } });
}

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
