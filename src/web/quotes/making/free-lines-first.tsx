import type { ProjectAnswer } from "#api/projects.ts";
import { getProjectDraft } from "#api/quotes.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { useState } from "react";

/**
 * Asks whether lines without a price are given for nothing, before a quote is made: its customer would read 0,00 €
 * beside them. `saveLines` saves what is still typed; `make` makes the quote; `start` asks first, and `sheet` is the
 * question. `correct` leads back to the lines.
 */
export function useFreeLinesFirst(
  { id, has_priced_lines }: Pick<ProjectAnswer, "id" | "has_priced_lines">,
  { saveLines, make, correct }: { saveLines: () => Promise<unknown>; make: () => void; correct: () => void },
) {
  const [labels, setLabels] = useState<string[]>([]);
  const close = () => setLabels([]);
  // When the lines cannot be read, the server decides.
  const start = async () => {
    const freeLabels =
      has_priced_lines === null
        ? []
        : await saveLines().then(
            () => listFreeLines(id),
            () => [],
          );
    if (freeLabels.length > 0) setLabels(freeLabels);
    else make();
  };
  return {
    start: () => void start(),
    sheet: (
      <Drawer title={quoteMessages.askFree} open={labels.length > 0} onClose={close} isSheet>
        <div className="flex flex-col gap-3">
          <p>{quoteMessages.whyFree(labels)}</p>
          <Button
            look="primary"
            onClick={() => {
              close();
              correct();
            }}
          >
            {quoteMessages.correctFree}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              close();
              make();
            }}
          >
            {quoteMessages.keepFree}
          </Button>
        </div>
      </Drawer>
    ),
  };
}

async function listFreeLines(id: string): Promise<string[]> {
  const { draft } = await call(getProjectDraft, { params: { id } });
  return (draft?.lines ?? []).flatMap((line) =>
    line.kind === "item" && line.unit_price_e6 === 0 && !line.is_option ? [line.label] : [],
  );
}
