import { toDiscount, toLine } from "#api/quotes.ts";
import type { WireConditions } from "#api/quotes/quote-conditions.ts";
import { withSentConditions } from "#api/quotes/quote-conditions.ts";
import { readProjectQuoteLines, readQuoteTemplate } from "#api/quotes/quote-templates.ts";
import { priceWords } from "#domain/catalog/items/item.messages.ts";
import type { ItemLine, Line } from "#domain/lines/line.ts";
import { netCents, unitWord } from "#domain/lines/line.ts";
import { subjectLabel } from "#domain/quotes/conditions/conditions-view.ts";
import { CONDITION_SUBJECTS, NO_CONDITIONS } from "#domain/quotes/conditions/quote-conditions.ts";
import { shortCondition } from "#domain/quotes/conditions/short-condition.ts";
import type { DraftContent } from "#domain/quotes/merge-drafts.ts";
import { MAX_DRAFT_LINES } from "#domain/quotes/quote-draft.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import type { PriceChange } from "#domain/quotes/templates/quote-template.ts";
import { withCurrentPrices } from "#domain/quotes/templates/quote-template.ts";
import { formatMoney, formatScaled } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import type { ChosenSource } from "./source-list.tsx";
import { QuoteList, TemplateList } from "./source-list.tsx";

const SOURCES = [
  { value: "template", label: "Modèles" },
  { value: "project", label: "Autres devis" },
] as const;

/** What the seller takes of a source. */
export type Take = (content: DraftContent, conditions: Partial<WireConditions> | null) => void;

type Props = {
  projectId: string;
  /** The lines that the quote has. */
  lineCount: number;
  /** Takes these lines, and what is said beside them when the seller wants it. */
  take: Take;
};

/** Chooses a template or another quote, and takes its lines. */
export function BeginFrom({ projectId, lineCount, take }: Props) {
  const [kind, setKind] = useState<ChosenSource["kind"]>("template");
  const [source, setSource] = useState<ChosenSource | null>(null);
  if (source) return <Taking source={source} lineCount={lineCount} take={take} leave={() => setSource(null)} />;
  return (
    <div className="flex flex-col gap-4">
      <Choice label="Partir de" hidesLabel options={SOURCES} value={kind} onChange={setKind} />
      {kind === "template" ? (
        <TemplateList choose={setSource} />
      ) : (
        <QuoteList projectId={projectId} choose={setSource} />
      )}
    </div>
  );
}

type TakingProps = Omit<Props, "projectId"> & { source: ChosenSource; leave: () => void };

function Taking({ source, lineCount, take, leave }: TakingProps) {
  const isTemplate = source.kind === "template";
  const { data, error, refetch } = useAnswer(isTemplate ? readQuoteTemplate : readProjectQuoteLines, {
    params: { id: source.id },
  });
  return (
    <div className="flex flex-col gap-4">
      <Button look="quiet" className="-ml-4 self-start" onClick={leave}>
        <ChevronLeft aria-hidden className="size-5" />
        {isTemplate ? "Tous les modèles" : "Tous les devis"}
      </Button>
      <h3 className="text-title [overflow-wrap:anywhere]">{source.name}</h3>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton label="Chargement des lignes…" />}
      {data && <Lines answer={data} lineCount={lineCount} take={take} />}
    </div>
  );
}

function countOf({ quantityE4, unit }: ItemLine): string {
  return `${formatScaled(quantityE4, 4, 0)}\u00a0${unitWord(unit, quantityE4)}`;
}

type LinesProps = Pick<Props, "lineCount" | "take"> & { answer: Answer<typeof readQuoteTemplate> };

function Lines({ answer, lineCount, take }: LinesProps) {
  const lines = answer.lines.map(toLine);
  const discount = toDiscount(answer.discount);
  const saidConditions = saidSubjects(answer.conditions);
  const [takesConditions, setTakesConditions] = useState(lineCount === 0);
  const changes = answer.price_changes.map(({ line_id, label, former_e6, current_e6 }): PriceChange => ({
    lineId: line_id,
    label,
    formerE6: former_e6,
    currentE6: current_e6,
  }));
  if (lineCount + lines.length > MAX_DRAFT_LINES)
    return <p className="text-bad">{quoteTemplateMessages.tooManyLines}</p>;
  const takeLines = (takenLines: Line[]) =>
    take({ lines: takenLines, discount, prices: answer.prices }, takesConditions ? saidConditions : null);
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper px-4">
        {lines.slice(0, SHOWN_LINES).map((line) => (
          <li
            key={line.id}
            className={`flex items-baseline justify-between gap-3 py-2 ${line.kind === "section" ? "font-[550]" : ""}`}
          >
            <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{line.label}</span>
            {line.kind === "item" && (
              <span className="shrink-0 text-right">
                <span className="figures block font-[550]">{formatMoney(netCents(line))}</span>
                <span className="figures block text-fine text-quiet">{countOf(line)}</span>
              </span>
            )}
          </li>
        ))}
        {lines.length > SHOWN_LINES && (
          <li className="py-2 text-quiet">
            … et {quoteTemplateMessages.lineCount(lines.length - SHOWN_LINES)} de plus
          </li>
        )}
      </ul>
      {saidConditions && (
        <SourceConditions conditions={saidConditions} isTaken={takesConditions} setTaken={setTakesConditions} />
      )}
      {changes.length > 0 && <ChangedPrices changes={changes} />}
      {changes.length > 0 ? (
        <>
          <Button look="primary" onClick={() => takeLines(withCurrentPrices(lines, changes))}>
            Reprendre aux prix d'aujourd'hui
          </Button>
          <Button onClick={() => takeLines(lines)}>Reprendre aux prix d'avant</Button>
        </>
      ) : (
        <Button look="primary" onClick={() => takeLines(lines)}>
          Reprendre ces lignes
        </Button>
      )}
    </>
  );
}

const SHOWN_LINES = 8;

// The subjects that a source says; null when it says none.
function saidSubjects(conditions: WireConditions | null): Partial<WireConditions> | null {
  const entries = Object.entries(conditions ?? {}).filter(([, value]) => value !== null);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

type ConditionsProps = {
  conditions: Partial<WireConditions>;
  isTaken: boolean;
  setTaken: (isTaken: boolean) => void;
};

function SourceConditions({ conditions, isTaken, setTaken }: ConditionsProps) {
  const subjects = withSentConditions(NO_CONDITIONS, conditions);
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-card border border-line bg-paper px-4 py-3">
      <input
        type="checkbox"
        checked={isTaken}
        onChange={({ target }) => setTaken(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-(--act)"
      />
      <span className="min-w-0">
        <span className="block font-[550]">{quoteTemplateMessages.withConditions}</span>
        {CONDITION_SUBJECTS.filter((subject) => subjects[subject] !== undefined).map((subject) => (
          <span key={subject} className="block text-fine text-quiet [overflow-wrap:anywhere]">
            {subjectLabel(subject, subjects)} : {shortCondition(subject, subjects)}
          </span>
        ))}
      </span>
    </label>
  );
}

function ChangedPrices({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <div role="group" aria-label="Prix changés" className="rounded-card bg-sunk p-4">
      <p className="font-[550]">{quoteTemplateMessages.changedTitle(changes.length)}</p>
      <ul className="mt-2 divide-y divide-line">
        {changes.map(({ lineId, label, formerE6, currentE6 }) => (
          <li key={lineId} className="flex items-baseline justify-between gap-3 py-2">
            <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{label}</span>
            <span className="figures text-right whitespace-nowrap">
              {priceWords(currentE6)}
              <span className="block text-fine text-quiet">avant : {priceWords(formerE6)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
