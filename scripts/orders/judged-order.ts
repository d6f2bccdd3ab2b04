import { understand } from "#domain/assistant/understand.ts";
import type { SaidLine, Slots } from "#domain/assistant/understanding.ts";
import type { MadeLine, MadeOrder } from "./made-orders.ts";

/** What a reading of a made order is. `faults`: what is not as it was said. */
export type OrderVerdict = { kind: "right" | "words" | "asked" | "amount" | "action"; faults: string[] };

const CONTEXT = { today: "2026-11-23", activeFlow: null, pending: null };

/**
 * Judges the reading of a made order. « amount »: a price, a quantity or a rate that was not said so. « asked »: an
 * amount is missing and none is wrong. « words »: a name, a label or a day differs. « action »: no quote is begun.
 */
export function judgeOrder(order: MadeOrder): OrderVerdict {
  const { act, intent, slots } = understand(order.text, CONTEXT);
  if (act !== "order" || intent !== "quote") return { kind: "action", faults: [`${act} ${intent}`] };
  const wrongAmounts = amountFaults(order, slots);
  if (wrongAmounts.length > 0) return { kind: "amount", faults: wrongAmounts };
  const missing = missingAmounts(order, slots);
  if (missing.length > 0) return { kind: order.mayAsk ? "right" : "asked", faults: missing };
  const faults = wordFaults(order, slots);
  return { kind: faults.length === 0 ? "right" : "words", faults };
}

/** The lines that a reading gives, as the card has them. */
function readLines(slots: Slots): SaidLine[] {
  const { lines, hours, rate, days, dayRate, flatPriceEuros, description, doubtfulLines } = slots;
  const label = description?.value ?? "";
  if (lines !== undefined)
    return withRate(
      lines.map(({ value }) => value),
      slots,
    );
  if (doubtfulLines !== undefined) return doubtfulLines.value.lines;
  if (hours && rate) return [{ label, quantity: hours.value, unit: "h", unitPriceEuros: rate.value }];
  if (days && dayRate) return [{ label, quantity: days.value, unit: "day", unitPriceEuros: dayRate.value }];
  return flatPriceEuros ? [{ label, quantity: 1, unit: "flat", unitPriceEuros: flatPriceEuros.value }] : [];
}

function withRate(lines: SaidLine[], { rate, dayRate }: Slots): SaidLine[] {
  const euros = { h: rate?.value, day: dayRate?.value };
  return lines.map((line) =>
    line.unitPriceEuros === null && (line.unit === "h" || line.unit === "day")
      ? { ...line, unitPriceEuros: euros[line.unit] ?? null }
      : line,
  );
}

const OF_ONE = new Set(["flat", "piece"]);

function amountsOf(line: SaidLine | MadeLine, isAllWithVat: boolean): string {
  const euros = "euros" in line ? line.euros : line.unitPriceEuros;
  const unit = line.quantity === 1 && OF_ONE.has(line.unit) ? "flat" : line.unit;
  const taxes = line.isWithVat || isAllWithVat ? " TTC" : "";
  return `${line.quantity} ${unit} x ${euros}${taxes}${line.isOption ? " option" : ""}`;
}

function amountFaults(order: MadeOrder, slots: Slots): string[] {
  const saidAmounts = order.lines.map((line) => amountsOf(line, false));
  const faults = readLines(slots).flatMap((line) => {
    if (line.unitPriceEuros === null) return [];
    const amounts = amountsOf(line, slots.includesVat !== undefined);
    const at = saidAmounts.indexOf(amounts);
    if (at < 0)
      return [`${line.label}: ${amounts}, not ${order.lines.map((one) => amountsOf(one, false)).join(" | ")}`];
    saidAmounts.splice(at, 1);
    return [];
  });
  const percents = (["vatPercent", "discountPercent"] as const).flatMap((name) => {
    const value = slots[name]?.value;
    return value !== undefined && value !== order[name] ? [`${name} ${value}, not ${order[name]}`] : [];
  });
  const deposit = depositOf(slots);
  const isWrongDeposit = deposit !== null && deposit !== JSON.stringify(order.deposit);
  return [...faults, ...percents, ...(isWrongDeposit ? [`deposit ${deposit}`] : [])];
}

function depositOf({ deposit }: Slots): string | null {
  if (deposit === undefined) return null;
  const { kind: _kind, ...size } = deposit.value;
  return JSON.stringify(size);
}

function missingAmounts(order: MadeOrder, slots: Slots): string[] {
  const pricedLines = readLines(slots).filter(({ unitPriceEuros }) => unitPriceEuros !== null);
  const lines = pricedLines.length < order.lines.length ? [`${pricedLines.length} of ${order.lines.length} lines`] : [];
  const percents = (["vatPercent", "discountPercent"] as const).filter(
    (name) => order[name] !== undefined && slots[name] === undefined,
  );
  return [...lines, ...percents, ...(order.deposit && slots.deposit === undefined ? ["deposit"] : [])];
}

function wordFaults(order: MadeOrder, slots: Slots): string[] {
  const names = (["company", "firstName", "lastName", "startDate"] as const).flatMap((name) => {
    const [orderName, foundName] = [plain(order[name] ?? ""), plain(slots[name]?.value ?? "")];
    return orderName === foundName ? [] : [`${name} « ${foundName} », not « ${orderName} »`];
  });
  const readLabels = readLines(slots).map(({ label }) => plain(label));
  const lostLabels = order.lines.filter(({ label }) => !readLabels.includes(plain(label)));
  return [
    ...names,
    ...(lostLabels.length > 0
      ? [`labels ${readLabels.join(" | ")}, not ${order.lines.map(({ label }) => plain(label)).join(" | ")}`]
      : []),
  ];
}

function plain(words: string): string {
  const text = words.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe").toLowerCase();
  return text.replace(/^(?:le |la |les |l'|un |une |des |du |de la |de |d')/, "").trim();
}
