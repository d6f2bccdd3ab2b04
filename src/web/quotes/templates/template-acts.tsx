import { keepQuoteTemplate } from "#api/quotes/quote-templates.ts";
import type { DraftContent } from "#domain/quotes/merge-drafts.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import { withSource } from "#domain/quotes/templates/quote-template.ts";
import { call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { Button } from "#web/ui/button.tsx";
import { FillForm } from "#web/ui/fill-form.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useState } from "react";

const BeginFrom = onDemand(async () => (await import("./begin-from.tsx")).BeginFrom);

type Props = {
  projectId: string;
  content: DraftContent;
  changeDraft: (content: DraftContent) => void;
  saveLines: () => Promise<unknown>;
};

/** Takes the lines of a template or of another quote, and keeps those of this one as a template. */
export function TemplateActs({ projectId, content, changeDraft, saveLines }: Props) {
  const [drawer, setDrawer] = useState<"taking" | "keeping" | null>(null);
  const close = () => setDrawer(null);
  const { lines } = content;
  const take = (source: DraftContent) => {
    close();
    changeDraft(withSource(content, source, newId));
    const { taken, inPricesOf } = quoteTemplateMessages;
    const about = source.prices === content.prices ? [] : [inPricesOf(content.prices)];
    showToast([taken(source.lines.length), ...about].join(" "), () => changeDraft(content));
  };
  const keep = async ({ name = "" }: Record<string, string>) => {
    // What is kept is what the seller sees.
    await saveLines();
    await call(keepQuoteTemplate, { body: { name, project_id: projectId } });
    close();
    showToast(`Modèle « ${name} » gardé.`);
    return { name };
  };
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button look="quiet" className="max-md:w-full" aria-haspopup="dialog" onClick={() => setDrawer("taking")}>
        {quoteTemplateMessages.take}
      </Button>
      {lines.length > 0 && (
        <Button look="quiet" className="max-md:w-full" aria-haspopup="dialog" onClick={() => setDrawer("keeping")}>
          Garder comme modèle
        </Button>
      )}
      <Drawer
        title={drawer === "keeping" ? "Garder comme modèle" : quoteTemplateMessages.take}
        open={drawer !== null}
        onClose={close}
      >
        {drawer === "taking" && <BeginFrom projectId={projectId} lineCount={lines.length} take={take} />}
        {drawer === "keeping" && (
          <div className="flex flex-col gap-4">
            <p className="text-quiet">
              Le modèle garde les lignes, les sections, les options et les remises de ce devis : ni le client, ni les
              dates.
            </p>
            <FillForm
              label="Garder le modèle"
              fields={[{ name: "name", label: "Nom du modèle", required: true }]}
              values={{ name: "" }}
              save={keep}
            />
          </div>
        )}
      </Drawer>
    </div>
  );
}
