import type { ItemLine, Line } from "../../lines/line.ts";
import { isCounted, netCents } from "../../lines/line.ts";
import { partMessages } from "./part.messages.ts";

/** A part of the works whose progress is said: a heading of the first level with all that stands under it. */
export type WorkSection = { id: string; label: string; items: ItemLine[]; netCents: number };

/** The section of the lines that stand before any heading. No line has this ID. */
const WITHOUT_HEADING = "";

/** The sections of a quote that have a price, in order. A quote without headings is one section. */
export function listWorkSections(lines: readonly Line[]): WorkSection[] {
  const hasHeading = lines.some((line) => line.kind === "section" && line.level === 1);
  let section = beginSection(WITHOUT_HEADING, partMessages.allWorks);
  const sections = [section];
  for (const line of lines) {
    if (line.kind === "section" && line.level === 1) {
      section = beginSection(line.id, line.label);
      sections.push(section);
    }
    if (isCounted(line)) {
      section.items.push(line);
      section.netCents += netCents(line);
    }
  }
  return sections
    .filter(({ netCents: cents }) => cents > 0)
    .map((one) => (hasHeading && one.id === WITHOUT_HEADING ? { ...one, label: nameOfLines(one.items) } : one));
}

function nameOfLines(items: readonly ItemLine[]): string {
  return partMessages.withoutHeading(items[0]?.label ?? partMessages.allWorks, Math.max(0, items.length - 1));
}

function beginSection(id: string, label: string): WorkSection {
  return { id, label, items: [], netCents: 0 };
}
