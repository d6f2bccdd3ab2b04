import { getQuoteConditions, saveQuoteConditions } from "#api/quotes/quote-conditions.ts";
import type { WireConditions } from "#api/quotes/quote-conditions.ts";
import { keepQuoteTemplate } from "#api/quotes/quote-templates.ts";
import type { DraftContent } from "#domain/quotes/merge-drafts.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import { withSource } from "#domain/quotes/templates/quote-template.ts";
import { showAnswer, useAnswer, useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { Button } from "#web/ui/button.tsx";
import { FillForm } from "#web/ui/fill-form.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useState } from "react";
import type { Take } from "./begin-from.tsx";
import { useTemplateOfPage } from "./template-of-page.ts";

const BeginFrom = onDemand(async () => (await import("./begin-from.tsx")).BeginFrom);

/** Taking the lines of a template or of another quote, or keeping these as a template. */
export type TemplateAct = "taking" | "keeping";

type Props = {
  projectId: string;
  content: DraftContent;
  changeDraft: (content: DraftContent) => void;
  saveLines: () => Promise<unknown>;
  /** On a phone they are asked from the menu of the lines. */
  isOnPhone: boolean;
  templateAct: TemplateAct | null;
  askTemplate: (act: TemplateAct | null) => void;
};

/** Takes the lines of a template or of another quote, and keeps those of this one as a template. */
export function TemplateActs({
  projectId,
  content,
  changeDraft,
  saveLines,
  isOnPhone,
  templateAct,
  askTemplate,
}: Props) {
  const template = useTemplateOfPage();
  const [isOfPage, setOfPage] = useState(template.chosen !== null);
  const drawer = templateAct ?? (isOfPage ? "taking" : null);
  const close = () => {
    askTemplate(null);
    setOfPage(false);
    template.forget();
  };
  const { lines } = content;
  const conditions = useTakenConditions(projectId);
  const take: Take = (source, subjects) => {
    close();
    changeDraft(withSource(content, source, newId));
    const takeBack = subjects && conditions.take(subjects);
    const words = quoteTemplateMessages;
    const about = [
      words.taken(source.lines.length),
      ...(source.prices === content.prices ? [] : [words.inPricesOf(content.prices)]),
      ...(subjects ? [words.takenWithConditions] : []),
    ];
    showToast(about.join(" "), () => {
      changeDraft(content);
      takeBack?.();
    });
  };
  const keep = async ({ name = "" }: Record<string, string>) => {
    // What is kept is what the seller sees.
    await saveLines();
    await call(keepQuoteTemplate, { body: { name, project_id: projectId } });
    close();
    showToast(quoteTemplateMessages.kept(name));
    return { name };
  };
  return (
    <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
      {!isOnPhone && (
        <Button look="quiet" aria-haspopup="dialog" onClick={() => askTemplate("taking")}>
          {quoteTemplateMessages.take}
        </Button>
      )}
      {!isOnPhone && lines.length > 0 && (
        <Button look="quiet" aria-haspopup="dialog" onClick={() => askTemplate("keeping")}>
          {quoteTemplateMessages.keep}
        </Button>
      )}
      <Drawer
        title={drawer === "keeping" ? quoteTemplateMessages.keep : quoteTemplateMessages.take}
        open={drawer !== null}
        onClose={close}
      >
        {drawer === "taking" && (
          <BeginFrom projectId={projectId} lineCount={lines.length} chosen={template.chosen} take={take} />
        )}
        {drawer === "keeping" && (
          <div className="flex flex-col gap-4">
            <p className="text-quiet">{quoteTemplateMessages.keeps}</p>
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

// What is said beside the lines is the project's: it is saved apart, and taken back with the lines.
function useTakenConditions(projectId: string) {
  const params = { id: projectId };
  const current = useAnswer(getQuoteConditions, { params }).data?.conditions;
  const save = useChange((body: Partial<WireConditions>) => call(saveQuoteConditions, { params, body }), {
    onSuccess: (answer) => showAnswer(getQuoteConditions, { params }, answer),
    onError: (error) => showToast(error.message),
  });
  return {
    take: (subjects: Partial<WireConditions>): (() => void) | null => {
      save.mutate(subjects);
      if (!current) return null;
      const formerSubjects = Object.entries(current).filter(([subject]) => Object.hasOwn(subjects, subject));
      return () => save.mutate(Object.fromEntries(formerSubjects));
    },
  };
}
