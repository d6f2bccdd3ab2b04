import { plainWords } from "../../../shared/search-text.ts";
import { pattern } from "../../words/pattern.ts";

/**
 * A line that is said to be at another number than before: « le déplacement passe à 45 € », « le carrelage passe de 12
 * à 15 m² ». `label` is plain words. Numbers are as typed, `former` is empty when it was not said. `unit` is that of a
 * quantity, `perUnit` that of a price. `isSure`: which number it becomes is said, unlike « baisse de 5 € ».
 */
export type MovedLine = {
  label: string;
  digits: string;
  former: string;
  isMoney: boolean;
  isWithVat: boolean;
  unit: string;
  perUnit: string;
  isSure: boolean;
};

/** The line that a text says to be at another number, or null: « le receveur devient 900 € ». */
export function readMovedLine(text: string): MovedLine | null {
  if (text.length > LONGEST) return null;
  const { sentence, former } = withoutFormer(plainlySaid(text));
  const at = sentence.search(/\d/);
  if (at < 0 || sentence.includes("%")) return null;
  const head = sentence.slice(0, at).trim();
  const { value, isNow } = withoutNow(sentence.slice(at));
  const [moves, movedLabel = "", link = ""] = MOVES.exec(head) ?? [];
  const isElseSaid = isNow || former !== "";
  const stays = moves === undefined && isElseSaid ? STAYS.exec(head) : null;
  const label = (movedLabel || (stays?.[1] ?? "")).replace(ARTICLE, "").trim();
  if (!/[a-z]{3}/.test(label) || NO_LINE.test(label) || ORDERED.test(label)) return null;
  const line = { ...lineAt(value, link === "de"), label };
  return former === "" ? line : { ...line, former, isSure: line.isSure && line.former === "" };
}

/** True for a text that says that something moves to another number: no line is added by it. */
export function movesLine(text: string): boolean {
  const { sentence, former } = withoutFormer(plainlySaid(text.slice(0, LONGEST)));
  const at = sentence.search(/\d/);
  return at >= 0 && (former !== "" || MOVES.test(sentence.slice(0, at).trim()));
}

const LONGEST = 200;
const LEAD = pattern`
  ^(?:(?:ah|oh|bon|euh|non|nan|mais|en fait|finalement|pardon|plutot|ok|oui|et|puis|attends?|alors|donc|du coup|
  j'ai dit|je t'ai dit|maintenant|desormais)\b ?,? ?){1,5}`;
const END = /,? (?:stp|svp|merci|j'ai dit|je t'ai dit)$/;

function plainlySaid(text: string): string {
  return plainWords(text)
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.! ]{1,4}$/, "")
    .replace(LEAD, "")
    .replace(END, "")
    .replace(ORDERED_MOVE, "$1 passe $2 ")
    .replace(RATHER, "$1 passe a ");
}

// « baisse la recette à 350 € la journée ».
const ORDERED_MOVE = pattern`
  ^(?:(?:tu peux |peux[- ]tu |il faut )?
  (?:baisse|monte|remonte|descend|redescend|augmente|ramene|reduis|diminue)[rzs]?)\x20
  ((?:le |la |les |l'|mon |ma |mes )[^\d]{2,60}?) (?:jusqu')?(a|de) (?=\d)`;

// « le carrelage plutôt 58 € », « la pose, finalement c'est 300 € ».
const RATHER = pattern`
  ^(?!(?:r?ajoute|mets|mettre|compte|passe|change|enleve|retire|supprime|il faut|tu peux|je |j'|prevoi|note|en plus|
  une? |deux |trois |ou |c'est|pour )[a-z]{0,2})
  ([^\d%:]{2,60}?),? (?:(?:c'est|ce sera|est|sera) )?(?:plutot|finalement|en fait)(?: c'est| ce sera| est)?(?: a| pour)?
  \x20(?=\d)`;

const FORMER = pattern`
  ,? ?(?:et )?(?:au lieu d(?:e |')|plutot que |a la place de )(?:les? )?(\d[\d ]{0,8}(?:[.,]\d{1,4})?) ?
  (?:€|euros?|eur|balles)?(?: ?(?:ht|ttc)\b)?,?`;

// « 45 € au lieu de 40 pour le déplacement ».
function withoutFormer(sentence: string): { sentence: string; former: string } {
  const [match, former = ""] = FORMER.exec(sentence) ?? [];
  if (match === undefined) return { sentence, former: "" };
  const rest = sentence.replace(match, " ").replace(/\s+/g, " ").trim();
  const [, value = "", label = ""] = /^(\d.{0,20}?) (?:pour|sur) ([^\d]{3,80})$/.exec(rest) ?? [];
  return { sentence: label === "" ? rest : `${label} a ${value}`, former: former.trim() };
}

const NOW = /,? ?\b(?:maintenant|desormais|a present|dorenavant)$/;

function withoutNow(words: string): { value: string; isNow: boolean } {
  const value = words.replace(/,? (?:plutot|finalement|en fait|du coup)$/, "").replace(NOW, "");
  return { value: value.trim(), isNow: NOW.test(words) };
}

const MOVES = pattern`
  ^(.{2,80}?),? (?:(?:passe|monte|remonte|descend|redescend|baisse|augmente|grimpe|tombe)(?:nt|ent|ra|ront|rait)?|
  (?:est|sont) passee?s?|devien(?:t|nent|dra|draient|drait)|(?:est|c'est|sera|coute|fait) (?:maintenant|desormais)|
  (?:maintenant|desormais),? (?:c'est|est|coute))(?: (?:plutot|finalement|maintenant|desormais|donc|du coup))?
  (?: (a|de|pour|en))?$`;
const STAYS = pattern`
  ^(.{2,80}?),?(?: (?:c'est|c'etait|ce sera|est|sont|sera|coute|fait|ca fait))?(?: (?:plutot|maintenant))?
  (?: ?(?:a|pour|:))?$`;
const ARTICLE = pattern`
  ^(?:pour )?(?:le prix |le tarif )?(?:du |de la |de l'|des |de |d')?(?:(?:la |cette )?ligne )?
  (?:du |de la |de l'|des |de |d'|la |le |les |l'|mon |ma |mes |notre )?`;
const ORDERED = pattern`
  ^(?:r?ajoute|mets|mettre|compte|passe|change|baisse|monte|descend|augmente|enleve|retire|supprime|il faut|tu peux|
  je |j'|prevoi|note)`;
const NO_LINE = pattern`
  \b(?:tva|remise|rabais|ristourne|taux|tjm|total|tout|ensemble|devis|facture|acompte|date|debut|fin|duree|delai|
  cliente?|projet|chantier|tarif|mail|telephone|adresse|nom|prenom|ttc|ht)\b|
  ^(?:ca|cela|il|elle|ils|elles|on|nous|tu|vous|je|c'(?:est|etait)?|ce|qui|que|prix|une?|deux|trois|lignes?)(?: |$)`;

const COUNT = /^(?:h|heures?|j|jours?|journees?|m2|m²|metres? carres?|ml|metres?|m3|m³|kg|kilos?)$/;
const TO = /^(\d[\d ]{0,8}(?:[.,]\d{1,4})?) ?([^\d]{0,20}?) ?(?:a|en) (?=\d)/;
const VALUE = pattern`
  ^(\d[\d ]{0,8}(?:[.,]\d{1,4})?) ?(€|euros?\b|eur\b|balles\b)?( ?(?:ht|hors taxes?|ttc|toutes taxes comprises|
  tva comprise|tva incluse)(?![a-z]))?(.{0,30})$`;
const PER_UNIT = pattern`
  ^(?:/ ?|par |le |la |l'|du |de l'|de la )(m2|m²|metre carre|m3|m³|ml|metre|kg|kilo|h|heure|jour|journee|piece|
  unite|u)$|^(chacune?|chaque|piece|l'unite)$`;
const TAX_AFTER = / ?\b(?:ht|hors taxes?|ttc|toutes taxes comprises)$/;

// `isFrom`: « de » leads to the former number, which « à » has to follow. Without it a number says by how much.
function lineAt(words: string, isFrom: boolean): Omit<MovedLine, "label"> {
  const [from, former = ""] = isFrom ? (TO.exec(words) ?? []) : [];
  const [match, digits = "", money, tax = "", end = ""] = VALUE.exec(words.slice(from?.length ?? 0)) ?? [];
  const [taxAfter = ""] = TAX_AFTER.exec(end) ?? [];
  const tail = end.slice(0, end.length - taxAfter.length).trim();
  const [perUnit, unitOfPrice, each] = PER_UNIT.exec(tail) ?? [];
  const isCount = money === undefined && `${tax}${taxAfter}` === "" && COUNT.test(tail);
  const isRead = match !== undefined && (tail === "" || isCount || perUnit !== undefined);
  return {
    digits: digits.trim(),
    former: former.trim(),
    isMoney: money !== undefined || tax !== "" || taxAfter !== "" || perUnit !== undefined,
    isWithVat: /ttc|taxes comprises|tva/.test(`${tax}${taxAfter}`),
    unit: isCount ? tail : "",
    perUnit: unitOfPrice ?? (each === undefined ? "" : "u"),
    isSure: isRead && (!isFrom || from !== undefined),
  };
}
