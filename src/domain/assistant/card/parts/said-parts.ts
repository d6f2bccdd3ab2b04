import { plainWords } from "../../../shared/search-text.ts";
import type { CardRow } from "../../conversation/message.ts";
import { BETWEEN_CHANGES, beginsChange, changesIn } from "../../words/changes-in.ts";
import { pattern } from "../../words/pattern.ts";
import { rowsNamed, unitSaid } from "../card-order.ts";
import { saysAside } from "./said-asides.ts";

// « peinture 25 m² et parquet 35 m² »: of a sentence, only who knows the lines can tell where the next change begins.

const LONGEST = 300;
const MOST = 20;
const LEAD = pattern`
  ^(?:(?:et|puis|alors|donc|ah|oh|oui|non|ok|bon|finalement|en fait|plutot|aussi|du coup|mets?|passe|compte),? ){0,4}`;
const UNIT = String.raw`(?:heures?|h|jours?|j|m2|m²|metres? carres?|ml|metres?|m3|m³|kg|kilos?)(?![a-z\d²³])`;
const TO = "(?: (?:en|a|de|pour|fait|font|c'est|passe|passent|plutot|sera))";
const PER = "(?:la |le |l'|par |de l'|du )(?:jour|journee|heure|h|m2|m²|ml|metre|unite|piece)(?![a-z\\d²])";
const NAMED = new RegExp(
  `^(?:la |le |les |l')?([a-z][^\\d€%,;:.!?]{2,60}?)${TO}{0,2} ?:? ?\\d[\\d ]{0,8}(?:[.,]\\d{1,2})? ?` +
    `(?:%|€|euros?|${UNIT}|${PER}|$)`,
);
const COUNTED = new RegExp(
  `^\\d{1,6}(?:[.,]\\d{1,2})? ?${UNIT} (?:de |d')([a-z][^\\d€%,;:.!?]{2,60}?)(?:,? au lieu .*)?$`,
);
const OPTIONAL = /^(?:la |le |les |l')?([a-z][^\d€%,;:.!?]{2,60}?) en option$/;
const TERM = /^(?:(?:une |la |avec )?remise |(?:une? |l'|avec )?(?:un )?acompte |(?:la )?tva )/;
const ADDS = /\b(?:r?ajout|oubli|il manque|devis)/;

/** The changes that a text says of these lines, each by itself. One alone where nothing tells them apart. */
export function partsSaid(rows: readonly CardRow[], text: string): string[] {
  if (text.length > LONGEST) return changesIn(text);
  const links = [...text.matchAll(BETWEEN_CHANGES)].map(({ 0: link, index }) => ({
    from: index,
    to: index + link.length,
  }));
  const wordsAfter = (to: number) => text.slice(to, links.find(({ from }) => from >= to)?.from);
  const saysAsideAfter = (to: number) => isAside(wordsAfter(to));
  // « ajoute 2 h de pose à 40 € et on commence lundi »: what is added keeps its own words.
  const asideCut = links.find(({ to }) => saysAsideAfter(to));
  if (ADDS.test(plainWords(text)))
    return asideCut === undefined
      ? changesIn(text)
      : [...changesIn(text.slice(0, asideCut.from)), ...partsSaid(rows, text.slice(asideCut.to).trim())];
  const isSure = (to: number) => beginsChange(text.slice(to)) || saysLine(rows, wordsAfter(to)) || saysAsideAfter(to);
  const sureCuts = links.filter(({ to }) => isSure(to));
  // Beside a change of these lines, « le portail à 12 € » of no line there is a part too.
  const hasChange = sureCuts.length > 0 || saysLine(rows, wordsAfter(0)) || saysAsideAfter(0);
  const cuts = hasChange ? links.filter(({ to }) => isSure(to) || saysThing(wordsAfter(to))) : [];
  if (cuts.length === 0 || cuts.length >= MOST) return [text];
  const starts = [0, ...cuts.map(({ to }) => to)];
  const parts = starts.map((start, at) => text.slice(start, cuts[at]?.from ?? text.length).trim());
  return parts.filter((part) => part !== "");
}

/** True for a part that is about no line, or gives one. */
export function isAside(part: string): boolean {
  return part.length <= LONGEST && saysAside(plainly(part));
}

function saysLine(rows: readonly CardRow[], words: string): boolean {
  const plain = plainly(words);
  if (TERM.test(`${plain} `) && /\d/.test(plain)) return true;
  const label =
    [NAMED, COUNTED, OPTIONAL].map((saying) => saying.exec(plain)?.[1]).find((one) => one !== undefined) ?? "";
  return label !== "" && rowsNamed(rows, label).length > 0;
}

function saysThing(words: string): boolean {
  const plain = plainly(words);
  return /^(?:la |le |les |l')/.test(plain) && NAMED.test(plain);
}

function plainly(words: string): string {
  return plainWords(words)
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .replace(/[ .!]+$/, "")
    .trim()
    .replace(LEAD, "");
}

const SIZED = new RegExp(
  `^(?:la |le |les |l')?([a-z][^\\d€%,;:.!?]{2,60}?)${TO}{0,2} ?:? ?(\\d{1,6}(?:[.,]\\d{1,2})?) ?(${UNIT})$`,
);

const SIZE_FIRST = new RegExp(
  `^(\\d{1,6}(?:[.,]\\d{1,2})?) ?(${UNIT}) (?:de |d')([a-z][^\\d€%,;:.!?]{2,60}?)` +
    `(?:,? au lieu (?:de |d')\\d[^€%,;:!?]{0,20})?$`,
);

// « 6 h de débouchage », as it is said with the name first.
function sizeFirst(plain: string): string[] {
  const [, digits = "", unit = "", label = ""] = SIZE_FIRST.exec(plain) ?? [];
  return ["", label, digits, unit];
}

/**
 * A part without its verb as it is said with one: « la peinture en 26 m² », « le parquet en option » of a line that is
 * there. Another text stays.
 */
export function withVerbSaid(rows: readonly CardRow[], part: string): string {
  if (part.length > LONGEST) return part;
  const plain = plainly(part);
  const [, option = ""] = OPTIONAL.exec(plain) ?? [];
  if (option !== "" && rowsNamed(rows, option).length === 1) return `mets ${option} en option`;
  const [, label = "", digits = "", unit = ""] = SIZED.exec(plain) ?? sizeFirst(plain);
  if (label === "") return part;
  const [row, ...others] = rowsNamed(rows, label).filter((one) => one.unit === unitSaid(unit));
  return row === undefined || others.length > 0 ? part : `la ${label} fait ${digits} ${unit}`;
}
