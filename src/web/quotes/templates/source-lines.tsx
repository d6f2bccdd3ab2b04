import type { WireConditions } from "#api/quotes/quote-conditions.ts";
import { withSentConditions } from "#api/quotes/quote-conditions.ts";
import type { readQuoteTemplate } from "#api/quotes/quote-templates.ts";
import { priceWords } from "#domain/catalog/items/item.messages.ts";
import type { ItemLine, Line } from "#domain/lines/line.ts";
import { netCents, unitWord } from "#domain/lines/line.ts";
import { subjectLabel } from "#domain/quotes/conditions/conditions-view.ts";
import { CONDITION_SUBJECTS, NO_CONDITIONS } from "#domain/quotes/conditions/quote-conditions.ts";
import { shortCondition } from "#domain/quotes/conditions/short-condition.ts";
import { quoteTemplateMessages } from "#domain/quotes/templates/quote-template.messages.ts";
import type { PriceChange } from "#domain/quotes/templates/quote-template.ts";
import { formatMoney, formatScaled } from "#domain/shared/french-format.ts";
import type { Answer } from "#web/client/call.ts";
import { cx } from "class-variance-authority";

type SourceAnswer = Answer<typeof readQuoteTemplate>;

/** The prices of a source that the catalogue has changed since. */
export function priceChangesOf(answer: SourceAnswer): PriceChange[] {
  return answer.price_changes.map(({ line_id, label, former_e6, current_e6 }) => ({
    lineId: line_id,
    label,
    formerE6: former_e6,
    currentE6: current_e6,
  }));
}

/** The subjects that a source says; null when it says none. */
export function saidSubjects(conditions: WireConditions | null): Partial<WireConditions> | null {
  const entries = Object.entries(conditions ?? {}).filter(([, value]) => value !== null);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

function countOf({ quantityE4, unit }: ItemLine): string {
  return `${formatScaled(quantityE4, 4, 0)}\u00a0${unitWord(unit, quantityE4)}`;
}

type LinesProps = { lines: readonly Line[]; most: number; isBare?: boolean };

/** What a source is made of, its first `most` lines. `isBare`: they stand on a surface already. */
export function SourceLines({ lines, most, isBare = false }: LinesProps) {
  return (
    <ul
      className={cx(
        "divide-y divide-line",
        isBare ? "border-t border-line" : "rounded-card border border-line bg-paper px-4",
      )}
    >
      {lines.slice(0, most).map((line) => (
        <li
          key={line.id}
          className={cx("flex items-baseline justify-between gap-3 py-2", line.kind === "section" && "pt-4 font-[550]")}
        >
          <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
            {line.label}
            {line.kind === "item" && line.isOption && (
              <span className="block text-fine text-quiet">{quoteTemplateMessages.option}</span>
            )}
          </span>
          {line.kind === "item" && (
            <span className="shrink-0 text-right">
              <span className="figures block font-[550]">{formatMoney(netCents(line))}</span>
              <span className="figures block text-fine text-quiet">{countOf(line)}</span>
            </span>
          )}
        </li>
      ))}
      {lines.length > most && (
        <li className="py-2 text-quiet">… et {quoteTemplateMessages.lineCount(lines.length - most)} de plus</li>
      )}
    </ul>
  );
}

/** What a source says beside its lines, one subject a row. */
export function ConditionWords({ conditions }: { conditions: Partial<WireConditions> }) {
  const subjects = withSentConditions(NO_CONDITIONS, conditions);
  return CONDITION_SUBJECTS.filter((subject) => subjects[subject] !== undefined).map((subject) => (
    <span key={subject} className="block text-fine text-quiet [overflow-wrap:anywhere]">
      {subjectLabel(subject, subjects)} : {shortCondition(subject, subjects)}
    </span>
  ));
}

/** The prices that the catalogue has changed since, each beside what it was. */
export function ChangedPrices({ changes }: { changes: readonly PriceChange[] }) {
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
