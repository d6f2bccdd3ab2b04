import { listFoundPrices, toSuggestion } from "#api/quotes/line-suggestions.ts";
import { perUnit, priceWords } from "#domain/catalog/items/item.messages.ts";
import type { Line } from "#domain/lines/line.ts";
import type { FoundPrice } from "#domain/quotes/found-price.ts";
import { unpricedLines, withFoundPrices } from "#domain/quotes/found-price.ts";
import type { LineOrigins } from "#domain/quotes/line-origins.ts";
import { originsFrom } from "#domain/quotes/line-origins.ts";
import { lineSuggestionMessages } from "#domain/quotes/line-suggestion.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSettled } from "#web/client/use-settled.ts";
import { Button } from "#web/ui/button.tsx";
import { useState } from "react";

type Props = {
  draftId: string;
  lines: readonly Line[];
  fillLines: (lines: Line[], origins: LineOrigins) => void;
};

/** A draft is saved 600 ms after the last key. */
const SAVED_MS = 2_000;

/** Prices that the company has given before to what these lines say, each with where it comes from. */
export function PriceOffer({ draftId, lines, fillLines }: Props) {
  const linesWithout = unpricedLines(lines);
  const seenLabels = useSettled(JSON.stringify(linesWithout.map(({ id, label }) => [id, label])), SAVED_MS);
  const { data } = useAnswer(
    listFoundPrices,
    { params: { id: draftId } },
    { version: seenLabels, enabled: linesWithout.length > 0 },
  );
  const [isLeft, setLeft] = useState(false);
  const prices = (data?.prices ?? []).flatMap(({ line_id: lineId, suggestion }): FoundPrice[] => {
    const { unitPriceE6, ...rest } = toSuggestion(suggestion);
    const isStillWithout = linesWithout.some(({ id, label }) => id === lineId && label.length > 0);
    return unitPriceE6 === null || !isStillWithout ? [] : [{ lineId, suggestion: { ...rest, unitPriceE6 } }];
  });
  const fill = (foundPrices: readonly FoundPrice[]) => {
    const filledLines = withFoundPrices(lines, foundPrices);
    const originOf = (id: string) => foundPrices.find(({ lineId }) => lineId === id)?.suggestion.origin ?? null;
    fillLines(filledLines, originsFrom(filledLines, originOf));
  };
  if (prices.length === 0 || isLeft) return null;
  return (
    <div role="group" aria-label="Prix retrouvés" className="mt-3 rounded-card bg-sunk p-4">
      <p className="font-[550]">{lineSuggestionMessages.foundTitle(prices.length)}</p>
      <ul className="mt-2 divide-y divide-line">
        {prices.map(({ lineId, suggestion }) => (
          <li key={lineId} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {suggestion.label}
              <span className="block text-fine text-quiet">{lineSuggestionMessages.origin(suggestion.origin)}</span>
            </span>
            <span className="figures text-right whitespace-nowrap">
              {priceWords(suggestion.unitPriceE6)}
              <span className="block text-fine text-quiet">{perUnit(suggestion.unit)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => fill(prices)}>{lineSuggestionMessages.fillAll(prices.length)}</Button>
        <Button look="quiet" onClick={() => setLeft(true)}>
          Laisser ainsi
        </Button>
      </div>
    </div>
  );
}
