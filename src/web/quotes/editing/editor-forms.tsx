import type { Line } from "#domain/lines/line.ts";
import { fromGrossPrices } from "#domain/lines/prices/gross-prices.ts";
import type { TypedUnder } from "#domain/lines/typed-line.ts";
import { newItemLine } from "#domain/lines/typed-line.ts";
import type { LineOrigins } from "#domain/quotes/line-origins.ts";
import { originsFrom } from "#domain/quotes/line-origins.ts";
import type { DraftContent } from "#domain/quotes/merge-drafts.ts";
import { newId } from "#web/client/new-id.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import type { SavedHow } from "../line-form.tsx";
import { insertLine, linesBeforeSections } from "../line-moves.ts";

const LineForm = onDemand(async () => (await import("../line-form.tsx")).LineForm);
const DiscountForm = onDemand(async () => (await import("../discount-form.tsx")).DiscountForm);
const PasteForm = onDemand(async () => (await import("./paste-form.tsx")).PasteForm);

/** The form that is open: `beforeId` is the line that a new one stands before. Without it, a new line is the last. */
export type OpenForm = { line: Line; beforeId?: string } | "discount" | { pastedText: string };

type Props = {
  form: OpenForm | null;
  content: DraftContent;
  under: Required<TypedUnder>;
  changeDraft: (next: DraftContent, about?: { origins: LineOrigins }) => void;
  openForm: (form: OpenForm) => void;
  close: () => void;
};

/** The drawer in which a line, the discount or a table is typed. */
export function EditorForms({ form, content, under, changeDraft, openForm, close }: Props) {
  const { lines, discount } = content;
  const saveDraft = (part: Partial<DraftContent>) => {
    changeDraft({ ...content, ...part });
    close();
  };
  const saveLine = (line: Line, beforeId: string | undefined, how: SavedHow) => {
    const { isOnTop = false, isNextAsked = false, origin = null } = how;
    const isNew = lines.every(({ id }) => id !== line.id);
    const gapId = isOnTop ? lines[0]?.id : beforeId;
    const nextLines = isNew
      ? insertLine(lines, line, gapId ?? null)
      : lines.map((one) => (one.id === line.id ? line : one));
    changeDraft({ ...content, lines: nextLines }, { origins: originsFrom([line], () => origin) });
    if (isOnTop) showToast(onTopWords(linesBeforeSections(lines)));
    if (!isNextAsked) return close();
    openForm({ line: newItemLine(newId(), [line]), ...(beforeId !== undefined && { beforeId }) });
  };
  return (
    <Drawer title={formTitle(form, lines)} open={form !== null} onClose={close}>
      {form === "discount" ? (
        <DiscountForm {...{ discount, under }} saveDiscount={(next) => saveDraft({ discount: next })} />
      ) : form && "pastedText" in form ? (
        <PasteForm
          text={form.pastedText}
          lines={lines}
          addLines={(newLines) => {
            saveDraft({ lines: [...lines, ...(under.prices === "gross" ? fromGrossPrices(newLines) : newLines)] });
            showToast(newLines.length === 1 ? "1 ligne ajoutée." : `${newLines.length} lignes ajoutées.`);
          }}
        />
      ) : (
        form && (
          <LineForm
            key={form.line.id}
            line={form.line}
            under={under}
            linesBefore={form.beforeId === undefined ? linesBeforeSections(lines) : 0}
            isFirstSection={lines.every(({ kind }) => kind !== "section")}
            isNew={lines.every(({ id }) => id !== form.line.id)}
            saveLine={(line, how) => saveLine(line, form.beforeId, how)}
          />
        )
      )}
    </Drawer>
  );
}

// One adds it from the end of the lines, and it stands over the first of them.
function onTopWords(linesUnder: number): string {
  return `Section ajoutée au-dessus ${linesUnder === 1 ? "de la ligne" : `des ${linesUnder} lignes`}.`;
}

function formTitle(form: OpenForm | null, lines: readonly Line[]): string {
  if (form === null || form === "discount") return "Remise";
  if ("pastedText" in form) return "Coller un tableau";
  const names = { item: "ligne", section: "section", text: "texte" };
  const isNew = lines.every(({ id }) => id !== form.line.id);
  const name = names[form.line.kind];
  if (isNew) return form.line.kind === "text" ? "Nouveau texte" : `Nouvelle ${name}`;
  return form.line.label;
}
