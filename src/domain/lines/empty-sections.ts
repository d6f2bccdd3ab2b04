import type { Line } from "./line.ts";
import { withoutOptions } from "./line.ts";

/** The sections under which no line or text stands: a title of nothing is not printed. */
export function emptySectionIds(lines: readonly Line[]): Set<string> {
  return new Set(
    lines.flatMap((line, place) => {
      if (line.kind !== "section") return [];
      const next = lines.slice(place + 1).find((one) => one.kind !== "section" || one.level <= line.level);
      return next === undefined || next.kind === "section" ? [line.id] : [];
    }),
  );
}

/** The lines that a document prints: those of a draft without its empty sections. */
export function withoutEmptySections(lines: readonly Line[]): Line[] {
  const emptyIds = emptySectionIds(lines);
  return lines.filter(({ id }) => !emptyIds.has(id));
}

/** What an invoice bills of the lines of a quote: no option, nor the title of a section that had only options. */
export function billedLines(lines: readonly Line[]): Line[] {
  return withoutEmptySections(withoutOptions(lines));
}
