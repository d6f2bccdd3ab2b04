/** What becomes of a row whose customer is there already: left, used to fill what their card lacks, or added too. */
export const KNOWN_CHOICES = ["leave", "complete", "add"] as const;

/** One of these. */
export type KnownChoice = (typeof KNOWN_CHOICES)[number];

/** What was chosen for all known rows of a file, and for some of its lines. */
export type KnownChoices = { choice: KnownChoice; lines: LineChoice[] };

/** What was chosen for one line. */
export type LineChoice = { line: number; choice: KnownChoice };

/** What becomes of the known row of a line. */
export function choiceOfLine({ choice, lines }: KnownChoices, line: number): KnownChoice {
  return lines.find((one) => one.line === line)?.choice ?? choice;
}

/** The choices with one more line. A line that is as the others is not kept. */
export function withLineChoice(choices: KnownChoices, line: number, choice: KnownChoice): KnownChoices {
  const others = choices.lines.filter((one) => one.line !== line);
  return { ...choices, lines: choice === choices.choice ? others : [...others, { line, choice }] };
}

/** How many of `knownCount` rows have each choice. */
export function countChoices({ choice, lines }: KnownChoices, knownCount: number): Record<KnownChoice, number> {
  const counts = { leave: 0, complete: 0, add: 0 };
  for (const line of lines) counts[line.choice] += 1;
  counts[choice] += Math.max(0, knownCount - lines.length);
  return counts;
}
