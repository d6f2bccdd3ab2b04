import type { DraftAnswer } from "#api/quotes.ts";
import type { Line } from "#domain/lines/line.ts";
import { readPastedTable } from "#domain/lines/pasted-lines.ts";
import { convertedDiscount } from "#domain/lines/prices/discount-prices.messages.ts";
import { discountUnder } from "#domain/lines/prices/discount-prices.ts";
import { switchPrices } from "#domain/lines/prices/gross-prices.ts";
import type { Prices } from "#domain/lines/terms.ts";
import { NO_TERMS, withPrices } from "#domain/lines/terms.ts";
import { changeOrderConditions } from "#domain/quotes/conditions/conditions-view.ts";
import type { QuoteConditions } from "#domain/quotes/conditions/quote-conditions.ts";
import { unpricedLines } from "#domain/quotes/found-price.ts";
import type { LineOrigins } from "#domain/quotes/line-origins.ts";
import type { DraftContent, LineConflict } from "#domain/quotes/merge-drafts.ts";
import { takeTheirs } from "#domain/quotes/merge-drafts.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Card } from "#web/ui/card.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { ClipboardEvent, ReactNode } from "react";
import { useMemo, useRef, useState } from "react";
import { useConditions } from "./conditions/use-conditions.ts";
import { AddAtHand, AddLines } from "./editing/add-lines.tsx";
import { DraftConflicts } from "./editing/draft-conflicts.tsx";
import { DraftTotals } from "./editing/draft-totals.tsx";
import type { OpenForm } from "./editing/editor-forms.tsx";
import { EditorForms } from "./editing/editor-forms.tsx";
import { HistoryButtons, useHistoryKeys } from "./editing/history-keys.tsx";
import { PricesChoice } from "./editing/prices-choice.tsx";
import { SaveState } from "./editing/save-state.tsx";
import { useLinesView, useTellBench } from "./editing/use-lines-view.ts";
import { EstimateOffer } from "./estimate-offer.tsx";
import { restoreLine } from "./line-moves.ts";
import { LineRows } from "./line-rows.tsx";
import type { TemplateAct } from "./templates/template-acts.tsx";
import { useDraft } from "./use-draft.ts";
import { AskVat } from "./vat/ask-vat.tsx";

const PriceOffer = onDemand(
  async () => (await import("./suggestions/price-offer.tsx")).PriceOffer,
  () => null,
);
const TemplateActs = onDemand(
  async () => (await import("./templates/template-acts.tsx")).TemplateActs,
  () => null,
);

/**
 * The lines of a quote, edited where they stand. Each change is shown and added up at once, then saved in the
 * background.
 */
export function LineEditor({ draft }: { draft: DraftAnswer }) {
  const { content, latestContent, changeDraft, estimate, asksPrices, origins, ...saving } = useDraft(draft);
  const draftActs = { content, latestContent, changeDraft };
  const [form, setForm] = useState<OpenForm | null>(null);
  const [templateAct, askTemplate] = useState<TemplateAct | null>(null);
  const onPhone = useOnPhone();
  const company = useCompany();
  const vatRegime = company.data?.vat_regime ?? null;
  const { lines, discount } = content;
  const prices = draft.agreed_prices ?? content.prices;
  const view = useLinesView({ ...content, prices }, vatRegime, useDraftConditions(draft));
  const light = useTellBench(company.data ? view : null, lines, saving.saveAll);
  const editor = useRef<HTMLDivElement>(null);
  useHistoryKeys(editor, saving);
  const { changeLines, choosePrices, settleConflict, takeEstimate } = contentActs({
    ...draftActs,
    prices,
    settleDone: saving.settleConflict,
  });
  const adding = addingActs(content, setForm);
  return (
    <Card>
      <EditorHead {...saving} isOrder={draft.agreed_prices !== null}>
        {onPhone && <AddAtHand {...adding} askTemplate={askTemplate} />}
      </EditorHead>
      <DraftConflicts conflicts={saving.conflicts} settle={settleConflict} />
      {estimate && <EstimateOffer lines={lines} estimate={estimate} saveLines={takeEstimate} />}
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
          origins={origins}
          showsVat={view.showsVat}
          prices={view.prices ?? "net"}
          openForm={(line, beforeId) => setForm({ line, ...(beforeId !== undefined && { beforeId }) })}
          changeLines={changeLines}
          removeLine={(place) => removeLineAt(place, lines, { changeLines, ...draftActs })}
          light={light}
        />
      </div>
      <UnpricedLines draftId={draft.id} {...{ content, changeDraft }} />
      {!onPhone && <AddLines {...adding} />}
      <TemplateActs
        {...{ content, changeDraft, templateAct, askTemplate, isOnPhone: onPhone }}
        projectId={draft.project_id}
        saveLines={saving.saveAll}
      />
      <PricesChoice
        {...{ vatRegime, prices, asksPrices, isAgreed: draft.agreed_prices !== null }}
        choose={choosePrices}
        switchTo={(next) => switchPrices(lines, withPrices({ ...NO_TERMS, discount }, prices), next)}
      />
      <DraftTotals rows={view.totals} isSaving={saving.isSaving && !saving.isCutOff} />
      <AskVat
        {...{ vatRegime, lines, prices, discount, changeLines }}
        projectId={draft.project_id}
        saveLines={saving.saveAll}
      />
      {company.data && vatRegime === null && <RegimeHint />}
      <SaveState {...saving} />
      <EditorForms
        form={form}
        content={content}
        under={{ asksVat: vatRegime !== "franchise", prices: view.prices ?? "net" }}
        changeDraft={changeDraft}
        openForm={setForm}
        close={() => setForm(null)}
      />
    </Card>
  );
}

type UnpricedProps = {
  draftId: string;
  content: DraftContent;
  changeDraft: ReturnType<typeof useDraft>["changeDraft"];
};

// The prices that the seller asked before are offered where none is said.
function UnpricedLines({ draftId, content, changeDraft }: UnpricedProps) {
  const { lines } = content;
  if (unpricedLines(lines).length === 0) return null;
  return (
    <PriceOffer
      {...{ draftId, lines }}
      fillLines={(next, nextOrigins) => changeDraft({ ...content, lines: next }, { origins: nextOrigins })}
    />
  );
}

// What opens the form of each thing that is added to the lines.
function addingActs({ lines, discount }: DraftContent, setForm: (form: OpenForm) => void) {
  return {
    lines,
    hasDiscount: discount !== null,
    openForm: (line: Line) => setForm({ line }),
    changeDiscount: () => setForm("discount"),
    paste: () => setForm({ pastedText: "" }),
  };
}

type DraftActs = Pick<ReturnType<typeof useDraft>, "content" | "latestContent" | "changeDraft"> & {
  prices: Prices;
  settleDone: (id: string) => void;
};

// What the editor changes of the draft, beside the fields of its lines.
function contentActs({ content, latestContent, changeDraft, prices, settleDone }: DraftActs) {
  const { lines, discount } = content;
  return {
    changeLines: (next: Line[], topic?: string, origins: LineOrigins = {}) =>
      changeDraft({ ...content, lines: next }, { origins, ...(topic !== undefined && { topic }) }),
    choosePrices: (next: Prices) => {
      const nextDiscount = discountUnder(discount, lines, { from: prices, to: next });
      changeDraft({ ...content, prices: next, discount: nextDiscount }, { hasChosenPrices: true });
      const words = convertedDiscount({ discount, prices }, { discount: nextDiscount, prices: next });
      if (words !== null) showToast(words);
    },
    settleConflict: (conflict: LineConflict, side: "mine" | "theirs") => {
      if (side === "theirs") changeDraft(takeTheirs(latestContent(), conflict));
      settleDone(conflict.id);
    },
    takeEstimate: (next: Line[]) => {
      changeDraft({ ...content, lines: next }, { hasSeenEstimate: true });
      if (next !== lines) showToast("Lignes reprises de l'estimation.", () => changeDraft(content));
    },
  };
}

// What follows an accepted version is a change order.
function useDraftConditions({ project_id, agreed_prices }: DraftAnswer): QuoteConditions {
  const conditions = useConditions(project_id);
  const isChangeOrder = agreed_prices !== null;
  return useMemo(() => (isChangeOrder ? changeOrderConditions(conditions) : conditions), [conditions, isChangeOrder]);
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

// A text of one cell goes into the field where it is pasted.
function pasteTable(event: ClipboardEvent, open: (text: string) => void): void {
  const text = event.clipboardData.getData("text/plain");
  if (!text.includes("\t") || readPastedTable(text) === null) return;
  event.preventDefault();
  open(text);
}

type HeadProps = Parameters<typeof HistoryButtons>[0] & { isOrder: boolean; children: ReactNode };

function EditorHead({ isOrder, children, ...steps }: HeadProps) {
  return (
    <header className={HEAD}>
      {isOrder ? (
        // On a phone there is room for what counts: a quote that is signed is not what changes here.
        <h2 className="mr-auto text-title">
          <span className="max-md:sr-only">Lignes avec l'avenant</span>
          <span aria-hidden className="md:hidden">
            Avenant
          </span>
        </h2>
      ) : (
        <h2 className="mr-auto text-title">
          Lignes<span className="max-md:sr-only"> du devis</span>
        </h2>
      )}
      <HistoryButtons {...steps} />
      {children}
    </header>
  );
}

// On a phone it stays in sight over the lines, with what adds to them.
const HEAD = cx(
  "mb-2 flex min-h-8 items-center gap-3 max-md:sticky max-md:top-0 max-md:z-10 max-md:-mx-4 max-md:-mt-4 max-md:gap-2",
  "max-md:rounded-t-card max-md:border-b max-md:border-line max-md:bg-paper max-md:py-2 max-md:pr-2 max-md:pl-4",
);

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
