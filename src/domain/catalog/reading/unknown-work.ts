import type { Reading } from "./reading.ts";

/** True when a text orders work on a thing: an action of a trade in the infinitive or as a noun, and words after it. */
export function isUnknownWork({ words, clauses }: Reading): boolean {
  return clauses.some(
    ({ from, to, isLeftOut }) =>
      !isLeftOut &&
      words
        .slice(from, to)
        .some(
          ({ text, actions, isPast }, at) =>
            !isPast && ORDERS.test(text) && !PEOPLE.test(text) && actions.length > 0 && from + at + 2 <= to,
        ),
  );
}

// « réparateur », « poseuse ».
const PEOPLE = /(?:eur|euse)$/;

// « installer », « réparation »: « faire » and « besoin » order nothing by themselves.
const ORDERS = /^(?:poser?$|.{3,}ller$|remplac|chang|repar|depann|demont|depos|refaire|renov|entret|regl|fabri)/;
