import type { DraftAnswer } from "#api/quotes.ts";
import type { VatRegime } from "#domain/company/company.ts";
import { fromGrossPrices, switchPrices } from "#domain/lines/gross-prices.ts";
import type { Line } from "#domain/lines/line.ts";
import { linesUnderRegime } from "#domain/lines/lines-under-regime.ts";
import { readPastedTable } from "#domain/lines/pasted-lines.ts";
import { NO_TERMS, withPrices } from "#domain/lines/terms.ts";
import type { TypedUnder } from "#domain/lines/typed-line.ts";
import { newItemLine } from "#domain/lines/typed-line.ts";
import type { QuoteConditions } from "#domain/quotes/conditions/quote-conditions.ts";
import { unpricedLines } from "#domain/quotes/found-price.ts";
import type { DraftContent, LineConflict } from "#domain/quotes/merge-drafts.ts";
import { takeTheirs } from "#domain/quotes/merge-drafts.ts";
import { quoteLinesView } from "#domain/quotes/quote-view.ts";
import { newId } from "#web/client/new-id.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { ClipboardEvent } from "react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useConditions } from "./conditions/use-conditions.ts";
import type { PrintedLines } from "./editing/bench-context.ts";
import { useBench } from "./editing/bench-context.ts";
import { DraftConflicts } from "./editing/draft-conflicts.tsx";
import { DraftTotals } from "./editing/draft-totals.tsx";
import { HistoryButtons, useHistoryKeys } from "./editing/history-keys.tsx";
import { PricesChoice } from "./editing/prices-choice.tsx";
import { SaveState } from "./editing/save-state.tsx";
import { EstimateOffer } from "./estimate-offer.tsx";
import { insertLine, restoreLine } from "./line-moves.ts";
import { LineRows, newSectionLine } from "./line-rows.tsx";
import { useDraft } from "./use-draft.ts";
import { AskVat } from "./vat/ask-vat.tsx";

const LineForm = onDemand(async () => (await import("./line-form.tsx")).LineForm);
const DiscountForm = onDemand(async () => (await import("./discount-form.tsx")).DiscountForm);
const PriceOffer = onDemand(
  async () => (await import("./suggestions/price-offer.tsx")).PriceOffer,
  () => null,
);
const TemplateActs = onDemand(
  async () => (await import("./templates/template-acts.tsx")).TemplateActs,
  () => null,
);
const PasteForm = onDemand(async () => (await import("./editing/paste-form.tsx")).PasteForm);

// `beforeId`: the line that a new one stands before. Without it, a new line is the last one.
type OpenForm = { line: Line; beforeId?: string } | "discount" | { pastedText: string };

/**
 * The lines of a quote, edited where they stand. Each change is shown and added up at once, then saved in the
 * background.
 */
export function LineEditor({ draft }: { draft: DraftAnswer }) {
  const { content, latestContent, changeDraft, estimate, asksPrices, ...saving } = useDraft(draft);
  const [form, setForm] = useState<OpenForm | null>(null);
  const company = useCompany();
  const vatRegime = company.data?.vat_regime ?? null;
  const { lines, discount } = content;
  const prices = draft.agreed_prices ?? content.prices;
  const view = useLinesView({ ...content, prices }, vatRegime, useConditions(draft.project_id));
  const light = useTellBench(company.data ? view : null, saving.saveAll);
  const editor = useRef<HTMLDivElement>(null);
  useHistoryKeys(editor, saving);
  const changeLines = (next: Line[], topic?: string) =>
    changeDraft({ ...content, lines: next }, topic === undefined ? {} : { topic });
  const removeLine = (place: number) => removeLineAt(place, lines, { changeLines, changeDraft, latestContent });
  const settleConflict = (conflict: LineConflict, side: "mine" | "theirs") => {
    if (side === "theirs") changeDraft(takeTheirs(latestContent(), conflict));
    saving.settleConflict(conflict.id);
  };
  return (
    <Card>
      <EditorHead {...saving} />
      <PricesChoice
        {...{ vatRegime, prices, asksPrices, isAgreed: draft.agreed_prices !== null }}
        choose={(next) => changeDraft({ ...content, prices: next }, { hasChosenPrices: true })}
        switchTo={(next) => switchPrices(lines, withPrices({ ...NO_TERMS, discount }, prices), next)}
      />
      <DraftConflicts conflicts={saving.conflicts} settle={settleConflict} />
      {estimate && (
        <EstimateOffer
          lines={lines}
          estimate={estimate}
          saveLines={(next) => {
            changeDraft({ ...content, lines: next }, { hasSeenEstimate: true });
            if (next !== lines) showToast("Lignes reprises de l'estimation.", () => changeDraft(content));
          }}
        />
      )}
      {lines.length === 0 && <NoLine />}
      <div
        ref={editor}
        onPaste={(event) => pasteTable(event, (pastedText) => setForm({ pastedText }))}
        onBlur={({ currentTarget, relatedTarget }) => {
          // What fails is said below.
          if (!currentTarget.contains(relatedTarget)) saving.saveAll().catch(() => {});
        }}
      >
        <LineRows
          lines={lines}
          views={view.lines}
          showsVat={view.showsVat}
          prices={view.prices ?? "net"}
          openForm={(line, beforeId) => setForm({ line, ...(beforeId !== undefined && { beforeId }) })}
          changeLines={changeLines}
          removeLine={removeLine}
          light={light}
        />
      </div>
      {unpricedLines(lines).length > 0 && <PriceOffer draftId={draft.id} lines={lines} changeLines={changeLines} />}
      <AddLines
        lines={lines}
        hasDiscount={discount !== null}
        openForm={(line) => setForm({ line })}
        changeDiscount={() => setForm("discount")}
        paste={() => setForm({ pastedText: "" })}
      />
      <TemplateActs {...{ content, changeDraft }} projectId={draft.project_id} saveLines={saving.saveAll} />
      <DraftTotals rows={view.totals} isSaving={saving.isSaving && !saving.isCutOff} />
      <AskVat {...{ vatRegime, lines, prices, changeLines }} projectId={draft.project_id} saveLines={saving.saveAll} />
      {company.data && vatRegime === null && <RegimeHint />}
      <SaveState {...saving} />
      <EditorForms
        form={form}
        content={content}
        under={{ asksVat: vatRegime !== "franchise", prices: view.prices ?? "net" }}
        changeDraft={changeDraft}
        close={() => setForm(null)}
      />
    </Card>
  );
}

function useLinesView(
  { lines, discount, prices }: DraftContent,
  vatRegime: VatRegime | null,
  conditions: QuoteConditions,
) {
  return useMemo(() => {
    const terms = withPrices({ ...NO_TERMS, discount }, prices);
    return quoteLinesView({ lines: linesUnderRegime(lines, vatRegime), terms, conditions }, vatRegime);
  }, [lines, discount, prices, vatRegime, conditions]);
}

type Changes = Pick<ReturnType<typeof useDraft>, "changeDraft" | "latestContent"> & {
  changeLines: (next: Line[]) => void;
};

function removeLineAt(place: number, lines: Line[], { changeLines, changeDraft, latestContent }: Changes): void {
  changeLines(lines.toSpliced(place, 1));
  showToast("Ligne retirée.", () => {
    const now = latestContent();
    changeDraft({ ...now, lines: restoreLine(now.lines, lines[place]!, lines) });
  });
}

// The document beside the lines shows them at once, and who makes the quote waits until they are saved.
function useTellBench(view: PrintedLines | null, saveAll: () => Promise<unknown>) {
  const { showLines, light, linesSaver } = useBench();
  useEffect(() => void (view && showLines(view)), [showLines, view]);
  useEffect(() => {
    linesSaver.current = saveAll;
    return () => void (linesSaver.current = null);
  });
  return light;
}

type FormsProps = {
  form: OpenForm | null;
  content: DraftContent;
  under: Required<TypedUnder>;
  changeDraft: (next: DraftContent) => void;
  close: () => void;
};

function EditorForms({ form, content, under, changeDraft, close }: FormsProps) {
  const { lines, discount } = content;
  const saveDraft = (part: Partial<DraftContent>) => {
    changeDraft({ ...content, ...part });
    close();
  };
  const saveLine = (line: Line, beforeId: string | null) => {
    const isNew = lines.every(({ id }) => id !== line.id);
    saveDraft({
      lines: isNew ? insertLine(lines, line, beforeId) : lines.map((one) => (one.id === line.id ? line : one)),
    });
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
            saveLine={(line) => saveLine(line, form.beforeId ?? null)}
          />
        )
      )}
    </Drawer>
  );
}

// A text of one cell goes into the field where it is pasted.
function pasteTable(event: ClipboardEvent, open: (text: string) => void): void {
  const text = event.clipboardData.getData("text/plain");
  if (!text.includes("\t") || readPastedTable(text) === null) return;
  event.preventDefault();
  open(text);
}

function EditorHead(steps: Parameters<typeof HistoryButtons>[0]) {
  return (
    <header className="mb-4 flex min-h-8 items-center justify-between gap-3">
      <h2 className="text-title">Lignes du devis</h2>
      <HistoryButtons {...steps} />
    </header>
  );
}

function NoLine() {
  return (
    <p className="text-quiet">Aucune ligne pour l'instant : ajoutes-en une, avec son prix, pour établir le devis.</p>
  );
}

function RegimeHint() {
  return (
    <p role="status" className="mt-3 text-fine text-quiet">
      Ton régime de TVA n'est pas encore choisi : ce total est sans TVA.{" "}
      <Link to="/app/settings" hash="tva" className="font-[550] text-act underline">
        Choisir mon régime
      </Link>
    </p>
  );
}

type AddProps = {
  lines: readonly Line[];
  hasDiscount: boolean;
  openForm: (line: Line) => void;
  changeDiscount: () => void;
  paste: () => void;
};

function AddLines({ lines, hasDiscount, openForm, changeDiscount, paste }: AddProps) {
  const kinds: { label: string; begin: () => Line }[] = [
    { label: "Ligne", begin: () => newItemLine(newId(), lines) },
    { label: "Section", begin: newSectionLine },
    { label: "Texte", begin: () => ({ kind: "text", id: newId(), label: "" }) },
  ];
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {kinds.map(({ label, begin }) => (
        <Button key={label} className="max-md:flex-1 max-md:px-2" onClick={() => openForm(begin())}>
          <Plus aria-hidden className="size-4 shrink-0" />
          {label}
        </Button>
      ))}
      <Button look="quiet" className="max-md:w-full" onClick={changeDiscount}>
        {hasDiscount ? "Changer la remise" : "Ajouter une remise"}
      </Button>
      <Button look="quiet" className="max-md:w-full" onClick={paste}>
        Coller un tableau
      </Button>
      <p className="w-full text-fine text-quiet max-md:hidden">
        Entrée : ligne suivante. Alt et flèches : déplacer. Ctrl+D : dupliquer. Alt+Suppr : retirer. Ctrl+Z : revenir.
      </p>
    </div>
  );
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
