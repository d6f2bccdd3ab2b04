import { toDiscount, toLine } from "#api/quotes.ts";
import type { WireConditions } from "#api/quotes/quote-conditions.ts";
import { readProjectQuoteLines, readQuoteTemplate } from "#api/quotes/quote-templates.ts";
import type { Line } from "#domain/lines/line.ts";
import type { DraftContent } from "#domain/quotes/merge-drafts.ts";
import { MAX_DRAFT_LINES } from "#domain/quotes/quote-draft.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import { withCurrentPrices } from "#domain/quotes/templates/quote-template.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { ChangedPrices, ConditionWords, SourceLines, priceChangesOf, saidSubjects } from "./source-lines.tsx";
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
  /** What is shown at first, when it was chosen elsewhere. */
  chosen?: ChosenSource | null;
  /** Takes these lines, and what is said beside them when the seller wants it. */
  take: Take;
};

/** Chooses a template or another quote, and takes its lines. */
export function BeginFrom({ projectId, lineCount, chosen = null, take }: Props) {
  const [kind, setKind] = useState<ChosenSource["kind"]>("template");
  const [source, setSource] = useState(chosen);
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

type TakingProps = Omit<Props, "projectId" | "chosen"> & { source: ChosenSource; leave: () => void };

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
      <h3 className="text-title [overflow-wrap:anywhere] empty:hidden">{source.name}</h3>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton label="Chargement des lignes…" />}
      {data && <Lines answer={data} lineCount={lineCount} take={take} />}
    </div>
  );
}

type LinesProps = Pick<Props, "lineCount" | "take"> & { answer: Answer<typeof readQuoteTemplate> };

function Lines({ answer, lineCount, take }: LinesProps) {
  const lines = answer.lines.map(toLine);
  const discount = toDiscount(answer.discount);
  const saidConditions = saidSubjects(answer.conditions);
  const [takesConditions, setTakesConditions] = useState(lineCount === 0);
  const changes = priceChangesOf(answer);
  if (lineCount + lines.length > MAX_DRAFT_LINES)
    return <p className="text-bad">{quoteTemplateMessages.tooManyLines}</p>;
  const takeLines = (takenLines: Line[]) =>
    take({ lines: takenLines, discount, prices: answer.prices }, takesConditions ? saidConditions : null);
  return (
    <>
      <SourceLines lines={lines} most={SHOWN_LINES} />
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

type ConditionsProps = {
  conditions: Partial<WireConditions>;
  isTaken: boolean;
  setTaken: (isTaken: boolean) => void;
};

function SourceConditions({ conditions, isTaken, setTaken }: ConditionsProps) {
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
        <ConditionWords conditions={conditions} />
      </span>
    </label>
  );
}
