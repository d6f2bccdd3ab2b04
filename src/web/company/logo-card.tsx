import { getCompany, getLogo, saveLogo } from "#api/company.ts";
import { showAnswer, useAnswer, useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useRef } from "react";
import { useCompany } from "./use-company.ts";

/** The logo of the company: seen, chosen, removed. */
export function LogoCard() {
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
