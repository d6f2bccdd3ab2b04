import type { Slots } from "../understanding.ts";
import { saysNoWork } from "../words/no-work.ts";

/**
 * A work found in a message as its description, without the customer that the rules read in it: « réglage à Brimelec »,
 * « Perez 450 ». Nothing is left of a work that begins with its customer, nor of words that say no work.
 */
export function withoutName(
  text: string,
  { company, firstName, lastName }: Slots,
  value: string,
  [from, to]: [number, number],
): Pick<Slots, "description"> {
  if (saysNoWork(value)) return {};
  const starts = [company, firstName, lastName].flatMap((slot) =>
    slot && slot.at[0] < to && slot.at[1] > from ? [Math.max(slot.at[0], from)] : [],
  );
  const [start] = starts;
  if (start === undefined) return { description: { value, at: [from, to] } };
  const end = Math.max(from, start - LONGEST_BEFORE_NAME);
  const work = text.slice(from, end) + text.slice(end, start).replace(BEFORE_NAME, "");
  return work.length < LEAST_WORK ? {} : { description: { value: work, at: [from, from + work.length] } };
}

const LEAST_WORK = 4;
/** The words before a name are looked for no further back, so that a long text is read in linear time. */
const LONGEST_BEFORE_NAME = 60;
const BEFORE_NAME =
  /(?:^|[\s,]+)(?:(?:à|a|pour|pr|chez|de|du|la|le|les|l['’]|m|mr|mme|mlle|monsieur|madame)\.?\s*)*[\s,]*$/iu;
