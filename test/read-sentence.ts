import { understand } from "#domain/assistant/understand.ts";
import type { QuestionName } from "#domain/assistant/understanding.ts";

/**
 * What a sentence says, as the answer to a question when one is asked: its act, its order and its values, the lines as
 * texts.
 */
export function readSentence(text: string, about: QuestionName | null = null): Record<string, unknown> {
  const pending = about === null ? null : { step: "", about };
  const context = { today: "2026-11-23", activeFlow: pending && ("quote" as const), pending };
  const { act, intent, isNegated, slots } = understand(text, context);
  const { lines, ...others } = slots;
  const lineTexts = lines?.map(({ value: { label, quantity, unit, unitPriceEuros: price, vatPercent: rate } }) => {
    return `${label}: ${quantity} ${unit} x ${price ?? "?"}${rate === undefined ? "" : `, ${rate} %`}`;
  });
  return {
    act: [act, ...(isNegated ? ["forbidden"] : []), ...(intent ? [intent] : [])].join(" "),
    ...Object.fromEntries(Object.entries(others).map(([name, slot]) => [name, slot.value])),
    ...(lineTexts && { lines: lineTexts }),
  };
}
