import { rangeOfNumbers } from "./number-ranges.messages.ts";

/** So many numbers that follow each other are said by the first and the last of them. */
const FEWEST_OF_RANGE = 3;

/**
 * Numbers of documents, in their order, with those that follow each other said once: « F2026-0072 à F2026-0910 ».
 */
export function numberRanges(numbers: readonly string[]): string[] {
  const runs: { first: string; last: string; numbers: string[] }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && isNext(run.last, number)) {
      run.last = number;
      run.numbers.push(number);
    } else runs.push({ first: number, last: number, numbers: [number] });
  }
  return runs.flatMap(({ first, last, numbers: ofRun }) =>
    ofRun.length < FEWEST_OF_RANGE ? ofRun : [rangeOfNumbers(first, last)],
  );
}

function isNext(number: string, following: string): boolean {
  const [one, other] = [readParts(number), readParts(following)];
  return one !== null && other !== null && one.start === other.start && one.place + 1 === other.place;
}

function readParts(number: string): { start: string; place: number } | null {
  const [, start, digits] = /^(.*?)(\d{1,9})$/.exec(number) ?? [];
  return start === undefined || digits === undefined ? null : { start, place: Number(digits) };
}
