import type { Unit } from "../../lines/line.ts";
import { UNIT_CODES } from "../../lines/line.ts";
import { parseFrenchNumber } from "../../shared/french-format.ts";
import { keysOf } from "../../shared/keys-of.ts";
import { scaleDecimal } from "../../shared/money.ts";
import type { ItemKind } from "../items/catalog-item.ts";
import type { StarterId } from "./starter-names.messages.ts";

/**
 * An item that a trade usually sells, without a price: prices are the seller's. `vatBasisPoints`: null for the rate of
 * the quote. `components`: what one unit of an assembly takes, by label, x 10^4.
 */
export type StarterItem = {
  kind: ItemKind;
  label: string;
  unit: Unit;
  vatBasisPoints: number | null;
  components: { label: string; quantityE4: number }[];
};

/** Items that are kept or left out together. */
export type StarterSection = { title: string; items: StarterItem[] };

/** What a trade begins its catalogue with. */
export type StarterCatalog = { id: StarterId; sections: StarterSection[] };

const KINDS: Readonly<Record<string, ItemKind>> = { F: "supply", H: "labour", P: "service", O: "assembly" };

/**
 * Reads a starter catalogue from text. `# title` begins a section. A line is an item: its kind (F supply, H labour, P
 * service, O assembly), its label, then after semicolons its unit (hours for labour) and a rate of VAT that holds
 * whatever the quote. An assembly ends with `= quantity label + quantity label`. A line that begins with spaces goes on
 * with the one before. Throws on a line that cannot be read: a test reads them all.
 */
export function starterCatalog(id: StarterId, text: string): StarterCatalog {
  const [, ...blocks] = text.replace(/\n +/g, " ").split(/^# /m);
  return {
    id,
    sections: blocks.map((block) => {
      const [title = "", ...lines] = block.trim().split("\n");
      return { title, items: lines.map(readItem) };
    }),
  };
}

function readItem(line: string): StarterItem {
  const kind = KINDS[line.charAt(0)];
  const [head = "", parts] = line.slice(1).split(" = ");
  const [label = "", ...facts] = head.split(" ; ").map((fact) => fact.trim());
  if (kind === undefined || label === "") throw new Error(`« ${line} » is no item of a starter catalogue`);
  const rate = facts.find((fact) => fact.endsWith("%"));
  const unit = keysOf(UNIT_CODES).find((one) => facts.includes(one)) ?? (kind === "labour" ? "h" : null);
  if (unit === null) throw new Error(`« ${line} » has no unit`);
  return {
    kind,
    label,
    unit,
    vatBasisPoints: rate === undefined ? null : scaleDecimal(numberOf(rate.slice(0, -1), line), 2),
    components: parts === undefined ? [] : parts.split(" + ").map((part) => readComponent(part.trim(), line)),
  };
}

function readComponent(part: string, line: string): StarterItem["components"][number] {
  const end = part.indexOf(" ");
  return { label: part.slice(end + 1), quantityE4: scaleDecimal(numberOf(part.slice(0, end), line), 4) };
}

function numberOf(text: string, line: string): number {
  const value = parseFrenchNumber(text);
  if (value === null) throw new Error(`« ${text} » of « ${line} » is no number`);
  return value;
}
