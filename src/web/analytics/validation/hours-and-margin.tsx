import { getMargin } from "#api/analytics/margin.ts";
import { listHourCosts } from "#api/team.ts";
import type { TradeWords } from "#domain/company/examples/trade-words.messages.ts";
import { expectedMarginCents, hoursAsBefore } from "#domain/projects/expected-margin.ts";
import { validationMessages } from "#domain/projects/validation.messages.ts";
import { addDays, addMonths } from "#domain/shared/calendar-date.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { todayInFrance } from "#web/client/today.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Card } from "#web/ui/card.tsx";
import { inputText } from "#web/ui/number-field.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Link } from "@tanstack/react-router";
import { Fact } from "./in-short.tsx";

type Props = { netCents: number; hours: number };

/**
 * What a quote should leave once its hours are paid, and whether past jobs took the hours that were planned. For owners
 * alone: it tells what people cost.
 */
export function HoursAndMargin({ netCents, hours }: Props) {
  const words = useTradeWords();
  const costs = useAnswer(listHourCosts).data?.costs;
  const today = todayInFrance();
  const lastYear = { first_on: addDays(addMonths(today, -12), 1), last_on: today };
  const past = useAnswer(getMargin, { query: lastYear }).data?.margin.hours;
  if (!costs || !past) return <RowsSkeleton rows={2} label="Chargement des heures…" />;
  const hourCostCents = costs.find(({ user_id }) => user_id === null)?.hour_cents ?? null;
  return (
    <Card title={validationMessages.hours}>
      {hours === 0 && <p className="text-quiet">{validationMessages.noHours}</p>}
      {hours > 0 && <Margin {...{ netCents, hours, hourCostCents }} />}
      {hours > 0 && hourCostCents === null && (
        <p className="mt-2">
          {validationMessages.noCost}{" "}
          <Link to="/app/team" className="font-[550] text-act underline">
            Le dire
          </Link>
        </p>
      )}
      <p className="mt-3 text-fine text-quiet">{pastWords(words, hours, past)}</p>
    </Card>
  );
}

function Margin({ netCents, hours, hourCostCents }: Props & { hourCostCents: number | null }) {
  const plannedHours = <Fact name="Heures prévues" value={`${inputText(hours)} h`} />;
  if (hourCostCents === null) return <dl>{plannedHours}</dl>;
  const cents = expectedMarginCents({ netCents, hours, hourCostCents });
  const percent = Math.round(percentOf(cents, netCents));
  return (
    <>
      <dl>
        {plannedHours}
        <Fact name="Prix hors taxes" value={formatMoney(netCents)} />
        <Fact name={`Coût des heures, à ${formatMoney(hourCostCents)}`} value={formatMoney(netCents - cents)} />
        <Fact name="Ce qu'il reste" value={validationMessages.left(cents, percent)} isStrong isAfterLine />
      </dl>
      <p className={`text-fine ${cents < 0 ? "font-[550] text-bad" : "text-quiet"}`}>
        {cents < 0 ? validationMessages.losing : validationMessages.beforeSupplies}
      </p>
    </>
  );
}

type Past = { project_count: number; planned_minutes: number; noted_minutes: number };

function pastWords(words: TradeWords, hours: number, past: Past): string {
  const { project_count: count, planned_minutes, noted_minutes } = past;
  if (count === 0) return validationMessages.nothingBefore(words);
  const asBefore = hoursAsBefore(hours, { plannedMinutes: planned_minutes, notedMinutes: noted_minutes });
  return asBefore === null
    ? validationMessages.asPlanned(words, count)
    : validationMessages.asBefore(words, count, inputText(asBefore));
}
