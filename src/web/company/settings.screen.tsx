import { saveLogo } from "#api/company.ts";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, Page } from "#web/ui/page.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { COMPANY_FIELDS, CompanyForm, useCompany } from "./company-form.tsx";

const CHAPTERS = [
  { title: "Ton entreprise", fields: COMPANY_FIELDS.identity },
  { title: "TVA et tarif", fields: COMPANY_FIELDS.vat },
  { title: "Banque", fields: COMPANY_FIELDS.bank },
  { title: "Assurance", fields: COMPANY_FIELDS.insurance },
  { title: "Mentions", fields: COMPANY_FIELDS.notices },
] as const;

/** /app/settings: what documents say of the seller. */
export default function SettingsScreen() {
  const { data: company } = useCompany();
  const missing = company?.missing.length ?? 0;
  return (
    <Page title="Réglages" subtitle={missing > 0 ? "Il manque de quoi émettre une facture : complète ton entreprise et ta TVA." : "Ce que tes devis et factures disent de toi."} narrow>
      <div className="flex flex-col gap-6">
        {CHAPTERS.map(({ title, fields }) => (
          <Card key={title} title={title}>
            <CompanyForm fields={fields} />
          </Card>
        ))}
        <Logo />
      </div>
    </Page>
  );
}

function Logo() {
  const { data: company } = useCompany();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: async (file: File | null) => call(saveLogo, { body: { data: file && (await base64(file)) } }),
    onSuccess: (answer) => queries.setQueryData(["company"], answer.company),
  });
  return (
    <Card title="Logo">
      {company?.logo_url && <img src={company.logo_url} alt="Ton logo" className="mb-3 max-h-24 rounded-inner bg-white p-2" />}
      <div className="flex flex-wrap gap-2">
        <input ref={input} type="file" accept="image/png,image/jpeg" className="sr-only" tabIndex={-1} aria-label="Fichier du logo" onChange={(event) => event.target.files?.[0] && save.mutate(event.target.files[0])} />
        <Button busy={save.isPending} busyLabel="Envoi…" onClick={() => input.current?.click()}>
          {company?.logo_id ? "Changer de logo" : "Choisir un logo"}
        </Button>
        {company?.logo_id && <Button onClick={() => save.mutate(null)}>Retirer</Button>}
      </div>
      <p className="mt-2 text-fine text-quiet">Image PNG ou JPEG, 500 ko au plus.</p>
      {save.error && (
        <p role="alert" className="mt-2 text-bad">
          {save.error.message}
        </p>
      )}
    </Card>
  );
}

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
