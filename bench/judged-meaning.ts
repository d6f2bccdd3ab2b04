import type { Slots, UnderstandContext, Understanding } from "#domain/assistant/understanding.ts";

// How a reading is judged: an item is right when the act, the order and every value are right. An order read where none
// is said is a wrong action; a number of hours or money that is not the one said is a wrong amount.

/** What a sentence means. */
export type Expected = {
  act: string;
  intent?: string | null;
  negated?: boolean;
  cancel?: boolean;
  slots?: Record<string, unknown>;
};
/** A sentence of a hand, with what it means. */
export type Item = { id: string; class: string; text: string; context: UnderstandContext; expect: Expected };
/** What is wrong with a reading. */
export type Verdict = { faults: string[]; isWrongAction: boolean; isWrongAmount: boolean };

const AMOUNTS = "hours days weeks rate dayRate flatPriceEuros lines discountPercent vatPercent".split(" ");
// Not asked of who writes the sets. Where a set says one, it has to be right.
const FREE = new Set(["customerKind", "mode", "city"]);
const TEXTS = new Set(["projectName", "description", "company", "firstName", "lastName", "label"]);

/** What is wrong with the meaning that was read in a sentence. */
export function judge(meaning: Understanding, { context, expect }: Item): Verdict {
  const faults: string[] = [];
  const mayStand = context.pending === null && /^(?:statement|answer)$/.test(expect.act);
  const isSameAct = meaning.act === expect.act || (mayStand && /^(?:statement|answer)$/.test(meaning.act));
  if (!isSameAct) faults.push(`act ${meaning.act}, not ${expect.act}`);
  if (meaning.intent !== (expect.intent ?? null)) faults.push(`intent ${meaning.intent}, not ${expect.intent ?? null}`);
  if (meaning.isNegated !== (expect.negated ?? false)) faults.push(`negated ${meaning.isNegated}`);
  if (meaning.isCancellation !== (expect.cancel ?? expect.act === "cancel"))
    faults.push(`cancel ${meaning.isCancellation}`);
  const isWrongAction = meaning.act === "order" && (expect.act !== "order" || meaning.intent !== expect.intent);
  const slotFaults = faultsOfSlots(valuesOf(meaning.slots), expect.slots ?? {});
  const isWrongAmount = slotFaults.some(
    ({ name, isMissing, isOfWords }) => !isMissing && !isOfWords && AMOUNTS.includes(name),
  );
  return { faults: [...faults, ...slotFaults.map(({ sentence }) => sentence)], isWrongAction, isWrongAmount };
}

type SlotFault = { name: string; isMissing: boolean; isOfWords: boolean; sentence: string };

function faultsOfSlots(values: Record<string, unknown>, expected: Record<string, unknown>): SlotFault[] {
  const names = new Set([...Object.keys(values), ...Object.keys(expected)]);
  return [...names].flatMap((name) => {
    const [value, expectedText] = [plain(name, values[name]), plain(name, expected[name])];
    if (value === expectedText) return [];
    // Lines say the work: a description beside them is welcome, and none is missed.
    const isBesideLines = name === "description" && "lines" in expected && (!value || !expectedText);
    if ((expectedText === undefined && FREE.has(name)) || isBesideLines) return [];
    const isMissing = value === undefined;
    const isOfWords = name === "lines" && !isMissing && areSameAmounts(values[name], expected[name]);
    return [{ name, isMissing, isOfWords, sentence: `${name} ${value ?? "missing"}, not ${expectedText ?? "said"}` }];
  });
}

function valuesOf(slots: Slots): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => [
      name,
      Array.isArray(slot) ? slot.map(({ value }) => value) : slot.value,
    ]),
  );
}

// One thing at a price is the same whether it is one piece or one price for all.
function unitOfOne({ quantity, unit }: Record<string, unknown>): Record<string, unknown> {
  return quantity === 1 && unit === "piece" ? { unit: "flat" } : {};
}

// True when each line has its quantity, its unit and its price: the words of a label alone are wrong.
function areSameAmounts(lines: unknown, expectedLines: unknown): boolean {
  const [some, others] = [lines, expectedLines] as Record<string, unknown>[][];
  if (!some || !others || some.length !== others.length) return false;
  return some.every((line, at) => {
    const [amounts, otherAmounts] = [line, others[at]].map((one) => plain("lines", [{ ...one, label: "" }]));
    return amounts === otherAmounts;
  });
}

// Labels, descriptions and names without case, accents, extra spaces or leading article; phones without spaces or dots.
function plain(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (name === "lines")
    return (value as Record<string, unknown>[])
      .map((line) =>
        Object.entries({ ...line, ...unitOfOne(line), label: plain("label", line.label) })
          .toSorted()
          .join(" "),
      )
      .join(" | ");
  // A correction of hours or days is one of the duration, as its question is called.
  if (name === "about" && /^(?:hours|days|weeks)$/.test(String(value))) return '"duration"';
  if (name === "phone") return String(value).replace(/[\s.]/g, "");
  if (!TEXTS.has(name)) return JSON.stringify(value);
  const text = String(value)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replaceAll("’", "'")
    .trim();
  return text.replace(/^(?:le |la |les |l'|un |une |des |du |de la |de |d')/, "");
}
