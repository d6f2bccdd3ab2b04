import type { SaidLine, Slot } from "../../understanding.ts";
import type { LabelWords } from "../labels/label-words.ts";
import type { Measure } from "../numbers/measure.ts";
import type { PricedWork } from "../priced-quantity.ts";
import { placeOf } from "../read-durations.ts";

/**
 * Works counted in hours, days or metres that a list joins to a priced one have its price: « 6 jours d'API et 2 jours
 * de design à 480 ». A list that ends without « et » has it only where the price says its unit (« …, 2 jours de design
 * à 480 € par jour »): elsewhere it may be the price of the last work alone, and that of the others is asked.
 */
export function withPriceOfNext(
  { text, tokens }: LabelWords,
  lines: readonly Slot<SaidLine>[],
  works: readonly PricedWork[],
  measures: readonly Measure[],
): Slot<SaidLine>[] {
  const nextWorkOf = ({ at }: Slot<SaidLine>) =>
    works.filter(({ from }) => from >= at[1]).toSorted((one, other) => one.from - other.from)[0];
  const sharedLines: Slot<SaidLine>[] = [];
  for (const line of lines.toSorted((one, other) => other.at[0] - one.at[0])) {
    const work = nextWorkOf(line);
    const nextLine = sharedLines.find(({ at }) => at[0] >= line.at[1] && work !== undefined && at[1] <= work.from);
    const end = nextLine?.at[0] ?? work?.from ?? 0;
    const joint = work && isOpen(line, work) ? jointOf(text.slice(line.at[1], end), line.value.label) : null;
    // « salon 45 m² et chambre 22 m² à 19 €/m² »: a size has the price of the next one where its unit is said.
    const isTime = /^(?:h|day)$/.test(line.value.unit);
    const isJoined = work !== undefined && (isTime ? joint === "and" || isPerUnit(work) : isPerUnit(work));
    const isOfNext = isTime || joint === "and";
    const isShared = work !== undefined && isOfNext && (nextLine ? nextLine.value.unitPriceEuros !== null : isJoined);
    sharedLines.unshift(joint !== null && work && isShared ? pricedAs(line, work) : line);
  }
  return lines.map((line) => sharedLines.find(({ at }) => at === line.at) ?? line);

  function isPerUnit({ from, to, line }: PricedWork): boolean {
    return measures.some((measure) => {
      const [at] = placeOf(tokens, measure);
      return measure.kind === "price" && measure.per === line.unit && at >= from && at < to;
    });
  }
}

function isOpen({ value }: Slot<SaidLine>, { line }: PricedWork): boolean {
  return value.unitPriceEuros === null && value.unit === line.unit && /^(?:h|day|m2|m|m3)$/.test(value.unit);
}

function pricedAs({ value, at }: Slot<SaidLine>, { line, taxes }: PricedWork): Slot<SaidLine> {
  const { unitPriceEuros } = line;
  return { value: { ...value, unitPriceEuros, ...(taxes === "ttc" && { isWithVat: true as const }) }, at };
}

// What joins a work to the next one of a list. Null where something else stands between them.
function jointOf(between: string, label: string): "and" | "comma" | null {
  if (/[;:\n]|\. /.test(between)) return null;
  const rest = between.replace(/^ *(?:de |d['’])? */i, "");
  const afterLabel = rest.startsWith(label) ? rest.slice(label.length) : between;
  if (/^ *,? *(?:(?:et|puis|et puis)(?!\p{L})|[+&])/iu.test(afterLabel)) return "and";
  return /^ *,/.test(afterLabel) ? "comma" : null;
}
