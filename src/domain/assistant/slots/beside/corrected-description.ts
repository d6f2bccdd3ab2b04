import type { Slots } from "../../understanding.ts";

// What a correction says that the work is: « pour la description mets plutôt peinture du hall », « le descriptif est
// pas bon, c'est une réfection de joints ».

const LEAD = new RegExp(
  String.raw`(?:description|descriptif|c[oô]t[eé] travaux|les travaux|la mission|l['’]objet)(?![\p{L}]).{0,40}?` +
    String.raw`(?:mets? plut[oô]t|mettez plut[oô]t|mets|mettez|c['’ ]?est plut[oô]t|c['’ ]?est|est plut[oô]t|` +
    String.raw`[eé]cris|note|serait plut[oô]t|:|=|devient|sera)\s+(.{4,})$`,
  "isu",
);
const NOT_WORK = /^(?:pas|plus|faux|fausse|mal|trop|bon|bonne|incomplet|incomplète|la|le)\b(?! \p{L}{4,} d)/iu;
const TAIL = new RegExp(
  String.raw`(?:,? (?:que j['’]aurais d[uû] (?:dire|mettre|écrire)|stp|svp|merci|s['’]il te pla[iî]t|en fait|hein|` +
    String.raw`au lieu de? \d.{0,20})){1,4}$|[\s.!]{1,9}$`,
  "iu",
);
const LONGEST_TEXT = 500;

/** The description that a correction of it says, with its place. */
export function correctedDescription(text: string, { description }: Slots): Slots["description"] {
  if (text.length > LONGEST_TEXT) return description;
  const match = description ? null : LEAD.exec(text);
  const saidText = description?.value ?? match?.[1];
  if (saidText === undefined || (match && NOT_WORK.test(saidText))) return description;
  const value = saidText.replace(TAIL, "").replace(TAIL, "").replace(ARTICLE, "").trim();
  const start = text.indexOf(value);
  return value === "" || start < 0 ? description : { value, at: [start, start + value.length] };
}

const ARTICLE = /^(?:la |le |les |l['’]|une? |de la |du |des )(?=\p{L})/iu;
