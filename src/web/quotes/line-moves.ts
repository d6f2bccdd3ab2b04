import type { Line } from "#domain/lines/line.ts";

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
