import { plainWords } from "../../../shared/search-text.ts";
import { pattern } from "../../words/pattern.ts";

/** A lot, and the words of the lines that go into it. */
export type SaidLot = { label: string; lines: string };

/**
 * What a change says of a quote besides its prices: another name of a line, a line that becomes an option or is one no
 * more, a discount in euros, the lots that lines stand in, when it is paid, and how long it is valid. Whoever knows the
 * lines reads the first three in the text of the change.
 */
export type Mark =
  | { kind: "rename" }
  | { kind: "option" }
  | { kind: "lots"; lots: SaidLot[] }
  | { kind: "payment"; days: number }
  | { kind: "validity" };

const LONGEST = 300;
const LONGEST_LABEL = 60;
const MOST_LOTS = 6;

/** What a part of a sentence says of a quote besides its prices, or null. `part`: plainly typed, with its capitals. */
export function readMark(part: string): Mark | null {
  if (part.length > LONGEST) return null;
  const sentence = part.replace(LEAD, "").replace(END, "");
  const plain = plainWords(sentence);
  const lots = readLots(sentence);
  if (lots !== null) return { kind: "lots", lots };
  const days = paymentDays(plain);
  if (days !== null) return { kind: "payment", days };
  if (VALIDITY.test(plain)) return { kind: "validity" };
  if (RENAME.test(plain)) return { kind: "rename" };
  return OPTIONS.some((saying) => saying.test(plain)) ? { kind: "option" } : null;
}

const LEAD = new RegExp(
  "^(?:(?:ah|oh|bon|non|nan|ok|oui|et|mais|alors|donc|pardon|puis|ensuite|du coup|finalement|en fait|plut[oô]t|" +
    "il faut|faut|tu peux|peux-tu|je veux|je voudrais|merci de|avec) ?[,:]? ){1,5}",
  "i",
);
const END = /,? ?(?:stp|svp|merci|finalement|en fait)?[ .!]{0,4}$/i;

// « renomme le receveur en … », « appelle la ligne 2 … ».
const RENAME = pattern`
  ^(?:(?:renomme|rebaptise)[rsz]? (?!(?:le |ce |mon )?(?:projet|chantier|client|devis)\b).{2,}?\x20
  (?:en|par|comme|:) .{2,}|
  appelle[rz]? (?:la |le |les |l')(?!(?:client|projet|chantier)).{6,})$`;
const OPTIONS = [
  pattern`
    ^(?:mets?|mettre|mettez|passe[rz]?|laisse[rz]?|propose[rz]?|bascule[rz]?) (?!(?:en )?options? ?[:,])[^:]{2,80}? en
    \x20options?$`,
  pattern`
    ^(?:mets?|mettre|mettez|passe[rz]?|laisse[rz]?|garde[rz]?) .{2,80}? (?:pas en option|hors option|
    dans le (?:devis|total|prix))$`,
  /^.{2,80}?,? (?:c'est |n'est |est |soit )?(?:pas|plus) (?:une |en )options?$/,
  /^(?:sors|sortir|enleve|retire|passe)[rz]? .{2,80}? des options?$/,
  /^(?:l'|cette )?option .{2,80}? (?:devient|est|passe(?: en)?) (?:ferme|comprise?|obligatoire|incluse?)$/,
  /^(?:la |le |les |l').{2,80}? (?:devient|deviennent|passe|passent)(?: en)? (?:fermes?|options?)$/,
];

const VALIDITY = /^(?:(?:le |ce )?devis )?(?:est |reste )?(?:la )?(?:valables?|validite|valide)\b.{0,20}\d{1,3} ?j/;
const PAYMENT = pattern`
  ^(?:(?:le |un |mets |mettre )?(?:le |un )?(?:delai de )?(?:paiement|payable|reglement)s?|payable)
  (?: (?:a|sous|en|de|:|c'est)){0,3} (\d{1,3}) ?j(?:ours?)?(?: (?:net|nets|calendaires|date de facture))?$`;
const PAID_AT_ONCE = pattern`
  ^(?:mets |mettre )?(?:le |un )?(?:paiement|payable|reglement) (?:comptant|(?:a|des) (?:la )?reception
  (?: de (?:la )?facture)?)$`;

function paymentDays(plain: string): number | null {
  if (PAID_AT_ONCE.test(plain)) return 0;
  const days = PAYMENT.exec(plain)?.[1];
  return days === undefined ? null : Number(days);
}

const GATHERS = "(?:mets?|mettre|mettez|place|placer|range|ranger|regroupe|regrouper|groupe|rassemble|passe|déplace)";
const LOT = "(?:lot|partie|chapitre|rubrique)";
const LABEL = "(?:(?:intitul|appel|nomm)ée? |: ?|n[°o] ?)?([\\p{L}\\d][^,;:!?€]{0,140})$";
const INTO = new RegExp(
  `^${GATHERS} (.{2,200}?) (?:dans|sous|en) (?:(?:un|le|une|la|ce|cette) )?` +
    `(?:(?:nouveau|nouvelle|même) )?${LOT} ${LABEL}`,
  "iu",
);
// « le robinet et le mitigeur dans un lot Cuisine », as one goes on after another lot.
const INTO_BARE = new RegExp(
  `^((?:la |le |les |l['’]|tout )[^?€%]{2,200}?|tout) (?:dans|sous) (?:un|le|une|la) ${LOT} ${LABEL}`,
  "iu",
);
// « … dans un lot salle de bain sauf le robinet ».
const EXCEPT = /^(.{1,60}?) ((?:sauf|hormis|except[ée]|hors|[àa] part) (?:pour )?.{2,120})$/iu;
// « … dans un lot Bain et la faïence dans un lot Carrelage ».
const NEXT_LOT = new RegExp(
  `(?<= ${LOT} [^,;:!?€]{1,60}?)(?:,? et |, )(?=(?:${GATHERS} )?(?:la |le |les |l['’])[^,]{2,80}? ` +
    `(?:dans|sous) (?:un|le|une|la) ${LOT} )`,
  "giu",
);
const BEFORE_EXCEPT = /, (?=(?:sauf|hormis|except[ée]|hors|[àa] part) )/giu;
const COUNTS = ["deux", "trois", "quatre", "cinq", "six"];
const SEVERAL = new RegExp(
  "^(?:regroupe|groupe|range|sépare|separe|répartis|repartis|découpe|organise|classe|mets)[rz]? (.{5,200}?) " +
    `(?:en|dans|par|sous) (?:(\\d|${COUNTS.join("|")}) )?(?:lots|parties|sections|chapitres|rubriques)$`,
  "iu",
);

function readLots(sentence: string): SaidLot[] | null {
  const parts = sentence.split(NEXT_LOT);
  const lotsOfParts = parts.length > 1 && parts.length <= MOST_LOTS ? parts.map(readLots) : [];
  if (lotsOfParts.length > 0) return lotsOfParts.every((lots) => lots !== null) ? lotsOfParts.flat() : null;
  const order = sentence.replace(BEFORE_EXCEPT, " ");
  const [, lines = "", target = ""] = INTO.exec(order) ?? INTO_BARE.exec(order) ?? [];
  const [, label = target, except = ""] = EXCEPT.exec(target) ?? [];
  if (label !== "") return [{ label: label.trim(), lines: `${withoutArticle(lines)} ${except}`.trim() }];
  const [, names = "", count = ""] = SEVERAL.exec(sentence) ?? [];
  const labels = names
    .split(/, | et /i)
    .map(withoutArticle)
    .filter((name) => name !== "");
  const saidCount = count === "" ? labels.length : Number(count) || COUNTS.indexOf(count.toLowerCase()) + 2;
  const isSure = labels.length > 1 && labels.length <= MOST_LOTS && labels.length === saidCount;
  if (!isSure || labels.some((name) => name.length > LONGEST_LABEL || /\d/.test(name))) return null;
  return labels.map((name) => ({ label: name, lines: "" }));
}

function withoutArticle(words: string): string {
  return words
    .trim()
    .replace(/^(?:les? |la |l['’]|du |de la |des )(?=\p{L})/iu, "")
    .trim();
}
