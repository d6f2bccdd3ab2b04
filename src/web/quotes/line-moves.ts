import type { Line, SectionLine } from "#domain/lines/line.ts";

/** The place after what moves with a line: a section takes its lines and its sections along. */
export function endOfMoved(lines: readonly Line[], place: number): number {
  const line = lines[place];
  if (line?.kind !== "section") return place + 1;
  const next = lines.findIndex((one, index) => index > place && one.kind === "section" && one.level <= line.level);
  return next === -1 ? lines.length : next;
}

/** The lines with one of them, and what moves with it, before the line at `gap`, or last when `gap` is their number. */
export function moveLine(lines: readonly Line[], place: number, gap: number): Line[] {
  const end = endOfMoved(lines, place);
  if (gap >= place && gap <= end) return [...lines];
  const movedLines = lines.slice(place, end);
  const others = lines.toSpliced(place, movedLines.length);
  return others.toSpliced(gap > place ? gap - movedLines.length : gap, 0, ...movedLines);
}

/**
 * The lines with one of them a row higher, or null at the top. A section goes over the whole section before it. Where
 * there is none, its title alone goes over one line, which is then the first of its lines: no line changes its rank.
 */
export function stepUp(lines: readonly Line[], place: number): Line[] | null {
  const [line, above] = [lines[place], lines[place - 1]];
  if (line === undefined || above === undefined) return null;
  if (line.kind !== "section") return moveLine(lines, place, place - 1);
  const sectionPlace = lines.findLastIndex(
    (one, at) => at < place && one.kind === "section" && one.level <= line.level,
  );
  const section = lines[sectionPlace];
  if (section?.kind === "section" && section.level === line.level) return moveLine(lines, place, sectionPlace);
  return above.kind === "section" ? moveLine(lines, place, place - 1) : moveLine(lines, place - 1, place + 1);
}

/**
 * The lines with one of them a row lower, or null at the end. A section goes over the whole section after it. The only
 * one has no such place to go: its title alone goes under its first line.
 */
export function stepDown(lines: readonly Line[], place: number): Line[] | null {
  const end = endOfMoved(lines, place);
  if (end >= lines.length) return isLoneSection(lines, place) ? moveLine(lines, place + 1, place) : null;
  const [line, next] = [lines[place], lines[end]];
  const isOverSection = line?.kind === "section" && next?.kind === "section" && next.level === line.level;
  return moveLine(lines, place, isOverSection ? endOfMoved(lines, end) : end + 1);
}

function isLoneSection(lines: readonly Line[], place: number): boolean {
  return lines[place + 1] !== undefined && lines.every(({ kind }, at) => (kind === "section") === (at === place));
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

/** How many lines stand before the first section: those that a title at the top would stand over. */
export function linesBeforeSections(lines: readonly Line[]): number {
  const first = lines.findIndex(({ kind }) => kind === "section");
  return first === -1 ? lines.length : first;
}

/** Before which line a new last line of a section stands; null when it is the last one of all. */
export function endOfSectionId(lines: readonly Line[], place: number): string | null {
  return lines.find(({ kind }, index) => index > place && kind === "section")?.id ?? null;
}

/** The lines with a new one before that of an ID, or at the end when there is none. */
export function insertLine(lines: readonly Line[], line: Line, beforeId: string | null): Line[] {
  const place = lines.findIndex(({ id }) => id === beforeId);
  return lines.toSpliced(place === -1 ? lines.length : place, 0, line);
}
