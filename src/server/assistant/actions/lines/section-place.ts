import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import { isTitleOf } from "#domain/assistant/actions/named-apart.ts";
import type { SaidSection } from "#domain/assistant/actions/said-section.ts";
import type { Line } from "#domain/lines/line.ts";
import { searchText } from "#domain/shared/search-text.ts";
import type { TargetOrQuestion } from "../action-target.ts";
import { tell } from "../action-target.ts";

/** Where a section that is ordered goes among the lines of a quote: those that are named, each of them once. */
export function sectionPlace(
  { label, lines: saidLines, place }: SaidSection,
  lines: readonly Line[],
): TargetOrQuestion<object> {
  const lineNamed = (words: string) => {
    const matches = lines.filter((line) => isTitleOf(line.label, words));
    const exact = matches.filter((line) => searchText(line.label) === searchText(words));
    const [single, ...others] = exact.length > 0 ? exact : matches;
    return others.length === 0 ? single : undefined;
  };
  const wantedLines = saidLines.map(lineNamed);
  const missing = saidLines.find((_words, index) => wantedLines[index] === undefined);
  const saidBefore = typeof place === "object" ? place.before : null;
  const before_id = saidBefore === null ? null : (lineNamed(saidBefore)?.id ?? null);
  const unknown = missing ?? (before_id === null ? saidBefore : null);
  if (unknown !== null) return tell(proposalMessages.noLine(unknown));
  const line_ids = wantedLines.flatMap((line) => line?.id ?? []);
  return { target: { label, line_ids, before_id, place: place === "start" ? "start" : "end" } };
}
