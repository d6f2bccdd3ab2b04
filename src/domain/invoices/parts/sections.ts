import type { ItemLine, Line } from "../../lines/line.ts";
import { isCounted, netCents } from "../../lines/line.ts";
import { partMessages } from "./part.messages.ts";

/** A part of the works whose progress is said: a heading of the first level with all that stands under it. */
export type WorkSection = { id: string; label: string; items: ItemLine[]; netCents: number };

/** The section of the lines that stand before any heading. No line has this ID. */
export const WITHOUT_HEADING = "";

/** The sections of a quote that have a price, in order. A quote without headings is one section. */
export function listWorkSections(lines: readonly Line[]): WorkSection[] {
  const hasHeading = lines.some((line) => line.kind === "section" && line.level === 1);
  const sections: WorkSection[] = [
    {
      id: WITHOUT_HEADING,
      label: hasHeading ? partMessages.withoutHeading : partMessages.allWorks,
      items: [],
      netCents: 0,
    },
  ];
  for (const line of lines) {
    if (line.kind === "section" && line.level === 1)
      sections.push({ id: line.id, label: line.label, items: [], netCents: 0 });
    const section = sections.at(-1)!;
    if (isCounted(line)) {
      section.items.push(line);
      section.netCents += netCents(line);
    }
  }
  return sections.filter((section) => section.netCents > 0);
}
