import { keepQuoteTemplate } from "#api/quotes/quote-templates.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { FillForm } from "#web/ui/fill-form.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useNavigate } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import type { ChosenSource } from "./source-list.tsx";
import { QuoteList } from "./source-list.tsx";

/** Chooses the quote that is kept as a template, then names it. `chosen`: it was chosen already. */
export function KeepTemplate({ chosen, close }: { chosen: ChosenSource | null; close: () => void }) {
  const [source, setSource] = useState<ChosenSource | null>(chosen);
  const navigate = useNavigate();
  if (!source)
    return (
      <div className="flex flex-col gap-4">
        <p className="text-quiet">{quoteTemplateMessages.whichQuote}</p>
        <QuoteList choose={setSource} />
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <Button look="quiet" className="-ml-4 self-start" onClick={() => setSource(null)}>
        <ChevronLeft aria-hidden className="size-5" />
        Tous les devis
      </Button>
      <p className="text-quiet">{quoteTemplateMessages.keeps}</p>
      <FillForm
        label="Garder le modèle"
        fields={[{ name: "name", label: "Nom du modèle", required: true }]}
        values={{ name: source.name }}
        save={async ({ name = "" }) => {
          const { template } = await call(keepQuoteTemplate, { body: { name, project_id: source.id } });
          close();
          showToast(quoteTemplateMessages.kept(name));
          await navigate({ to: "/app/catalogue/templates", hash: template.id, resetScroll: false });
          return { name };
        }}
      />
    </div>
  );
}
