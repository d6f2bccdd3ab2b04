import { withCapital } from "../../../shared/french-format.ts";
import { plainWords } from "../../../shared/search-text.ts";
import type { CardRow } from "../../conversation/message.ts";

// « devis pour Mme Garnier, refaire sa salle de bain : dépose 5 h, faïence 14 m² »: what all the works are for.

const LONGEST = 4_000;
const PLACE = new RegExp(
  "(?<!\\p{L})(?:sa|la|leur|une|son|le|un|les|de|d['’]) ?(salles? de bains?|salle d['’]eau|cuisine|terrasse|façade|" +
    "toiture|salon|séjour|garage|combles|véranda|site (?:vitrine|internet|web|marchand|e-commerce)|" +
    "boutique en ligne)(?!\\p{L})",
  "iu",
);

/** The place that an order names before its works, when none of them names it. Empty without one, or for one work. */
export function wholePlace(order: string, rows: readonly CardRow[]): string {
  const [first] = rows;
  const match = order.length > LONGEST || rows.length < 2 ? null : PLACE.exec(order);
  if (first === undefined || match === null) return "";
  const [, place = ""] = match;
  const isOfRow = rows.some(({ label }) => plainWords(label).includes(plainWords(place)));
  const firstAt = plainWords(order).indexOf(plainWords(first.label).split(" ")[0] ?? "");
  return isOfRow || firstAt < match.index ? "" : withCapital(place);
}
