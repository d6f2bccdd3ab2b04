/**
 * A text in which a part is spaces, so that every place in it stays the same. Where nothing else parts what stands on
 * its two sides, a comma does.
 */
export function blankPart(text: string, from: number, to: number): string {
  const isParted =
    ENDS_PART.test(text.slice(Math.max(0, from - MOST_SPACES), from)) || PART_BEGINS.test(text.slice(to));
  const blank = text.slice(from, to).replace(/[^\n]/g, " ");
  return text.slice(0, from) + (isParted ? blank : `,${blank.slice(1)}`) + text.slice(to);
}

const MOST_SPACES = 20;
const ENDS_PART = /(?:^|[,;:.+\n(-]|(?<!\p{L})(?:et|avec|plus|puis)) *$/u;
const PART_BEGINS = /^ *(?:[,;.+)\n]|$|(?:et|puis)(?!\p{L}))/u;
