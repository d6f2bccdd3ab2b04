import type { Line, SectionLine } from "#domain/lines/line.ts";

/** The lines with one of them at another place. */
export function moveLine(lines: readonly Line[], from: number, to: number): Line[] {
  return lines.toSpliced(from, 1).toSpliced(to, 0, lines[from]!);
}

/**
 * The lines with a removed one again, as it was: after the line that stood before it, or at the top when that one is
 * gone too. `linesThen`: the lines from which it was removed. What changed since stays.
 */
export function restoreLine(lines: readonly Line[], line: Line, linesThen: readonly Line[]): Line[] {
  if (lines.some(({ id }) => id === line.id)) return [...lines];
  const earlierIds = linesThen
    .slice(
      0,
      linesThen.findIndex(({ id }) => id === line.id),
    )
    .map(({ id }) => id);
  const place = lines.findLastIndex(({ id }) => earlierIds.includes(id)) + 1;
  return lines.toSpliced(place, 0, line);
}

/** The sections that a line can go to: not the one it stands in, and none for a section. */
export function otherSections(lines: readonly Line[], place: number): SectionLine[] {
  const isSection = (line: Line): line is SectionLine => line.kind === "section";
  if (lines[place] === undefined || isSection(lines[place])) return [];
  const currentSection = lines.slice(0, place).findLast(isSection);
  return lines.filter(isSection).filter((section) => section !== currentSection);
}

/** The lines with one of them as the last of a section. */
export function moveIntoSection(lines: readonly Line[], place: number, section: SectionLine): Line[] {
  const line = lines[place];
  if (line === undefined) return [...lines];
  const others = lines.toSpliced(place, 1);
  const start = others.indexOf(section) + 1;
  const next = others.findIndex(({ kind }, index) => index >= start && kind === "section");
  return others.toSpliced(next === -1 ? others.length : next, 0, line);
}

/** The lines with a new one before that of an ID, or at the end when there is none. */
export function insertLine(lines: readonly Line[], line: Line, beforeId: string | null): Line[] {
  const place = lines.findIndex(({ id }) => id === beforeId);
  return lines.toSpliced(place === -1 ? lines.length : place, 0, line);
}
