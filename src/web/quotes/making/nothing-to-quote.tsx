import { beginDraft, saveDraft, toWireDiscount, toWireLine } from "#api/quotes.ts";
import type { WireConditions } from "#api/quotes/quote-conditions.ts";
import { saveQuoteConditions } from "#api/quotes/quote-conditions.ts";
import type { DraftContent } from "#domain/quotes/merge-drafts.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import { withSourceLines } from "#domain/quotes/templates/quote-template.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useBeginDraft } from "../editing/use-begin-draft.ts";
import { useTemplateOfPage } from "../templates/template-of-page.ts";

const BeginFrom = onDemand(async () => (await import("../templates/begin-from.tsx")).BeginFrom);

/** A project without hours and without lines: what a quote of it may be begun from. */
export function NothingToQuote({ id }: { id: string }) {
  const begin = useBeginDraft(id);
  const template = useTemplateOfPage();
  const [isTaking, setTaking] = useState(template.chosen !== null);
  const close = () => {
    setTaking(false);
    template.forget();
  };
  const take = useSingleChange((source: Source) => beginWith(id, source), {
    onSuccess: (words) => showToast(words),
    onSettled: close,
  });
  return (
    <>
      <Empty
        title="Rien à chiffrer pour l'instant"
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <Link
              to="/etape/$id/$stepKey"
              params={{ id, stepKey: "estimation" }}
              className={buttonLook({ className: "max-md:w-full" })}
            >
              Faire l'estimation
            </Link>
            <Button className="max-md:w-full" isBusy={begin.isPending} onClick={() => begin.mutate(undefined)}>
              Écrire les lignes
            </Button>
            <Button
              className="max-md:w-full"
              isBusy={take.isPending}
              aria-haspopup="dialog"
              onClick={() => setTaking(true)}
            >
              {quoteTemplateMessages.take}
            </Button>
          </span>
        }
      >
        Pars de la durée et du taux horaire du projet, ou écris tout de suite les lignes du devis avec leurs prix.
      </Empty>
      {(begin.error ?? take.error) && <Failure error={(begin.error ?? take.error)!} />}
      <Drawer title={quoteTemplateMessages.take} open={isTaking} onClose={close}>
        {isTaking && (
          <BeginFrom
            projectId={id}
            lineCount={0}
            chosen={template.chosen}
            take={(content, conditions) => take.mutate({ content, conditions })}
          />
        )}
      </Drawer>
    </>
  );
}

type Source = { content: DraftContent; conditions: Partial<WireConditions> | null };

// The lines that were taken are the first ones of the quote, beside those that its estimation may have given meanwhile.
async function beginWith(projectId: string, { content, conditions }: Source): Promise<string> {
  const { lines, discount, prices } = content;
  const params = { id: projectId };
  const { draft } = await call(beginDraft, { params, body: {} });
  await call(saveDraft, {
    params: { id: draft.id },
    body: {
      version: draft.version,
      lines: [...draft.lines, ...withSourceLines([], lines, newId).map(toWireLine)],
      discount: draft.discount ?? toWireDiscount(discount),
      ...(draft.lines.length === 0 && { prices }),
    },
  });
  if (conditions) await call(saveQuoteConditions, { params, body: conditions });
  const takenWords = quoteTemplateMessages.taken(lines.length);
  return conditions ? `${takenWords} ${quoteTemplateMessages.takenWithConditions}` : takenWords;
}
