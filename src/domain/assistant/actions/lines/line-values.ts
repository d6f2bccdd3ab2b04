import { pattern } from "../../words/pattern.ts";
import { readMovedLine } from "./moved-line.ts";
import type { Mark } from "./said-marks.ts";

/**
 * What a change of the lines of a quote says. `label`: plain words that name a line, empty when none does. `rate`,
 * `quantity`, `value` and `former` are numbers as typed. A rate without a label is that of all lines. « swap » replaces
 * a number that only its former value tells. « unread »: a change is asked for, and which one is not sure.
 */
export type Change =
  | { kind: "add" }
  | { kind: "remove"; label: string }
  | { kind: "discount"; isNone: boolean }
  | { kind: "rate"; label: string; rate: string }
  | { kind: "price"; label: string }
  | { kind: "quantity"; label: string; quantity: string; unit: string; former: string }
  | { kind: "swap"; value: string; former: string; isMoney: boolean }
  | Mark
  | { kind: "unread" };

/**
 * The change that an order says in plain words, or null. `isInstead`: it is said to take the place of something. The
 * caller has left out questions, refusals, and lines to add.
 */
export function readChange(order: string, isInstead: boolean): Change | null {
  if (order.length > LONGEST) return null;
  const change =
    discountIn(order) ??
    rateIn(order) ??
    removalIn(order) ??
    swapIn(order) ??
    moveIn(order) ??
    quantityIn(order, isInstead) ??
    priceIn(order);
  if (change !== null) return change;
  const isAboutLines = /[a-z]{3}/.test(order.replace(CHANGES, "").replace(MONEY_WORD, ""));
  return CHANGES.test(order) && /\d/.test(order) && isAboutLines ? { kind: "unread" } : null;
}

const LONGEST = 300;
const CHANGES = pattern`
  ^(?:r?ajoute|enleve|retire|supprime|remplace|change|modifie|corrige|passe|baisse|monte|augmente|descend)[a-z]{0,2}\b`;

const DISCOUNT = /\b(?:remise(?! (?:en|aux?|a) [a-z])|rabais|ristourne|reduction)\b/;
const DISCOUNT_HEAD = pattern`
  ^(?:(?:mets?|mettre|r?ajoute[rz]?|fais|faire|applique[rz]?|accorde[rz]?|passe[rz]?|donne[rz]?|compte[rz]?|change[rz]?)
  (?:[- ](?:lui|leur|moi|y))? ?)?(?:(?:une |la |de |avec )?(?:remise|rabais|ristourne|reduction)|
  (?:\d[\d.,]{0,6}|[a-z]{2,12}) ?(?:%|pour ?cents?) (?:de |en )?(?:remise|rabais|ristourne|reduction))\b`;
const NO_DISCOUNT =
  /^(?:enleve|retire|supprime|annule)[rz]? (?:la |le |cette |ce )?(?:remise|rabais|ristourne|reduction)$/;

// « 50 € de remise », « fais 100 euros de remise sur la pose », « remise de 100 € ».
const EUROS_OFF = pattern`
  ^(?:(?:mets?|mettre|r?ajoute[rz]?|fais|faire|applique[rz]?|accorde[rz]?|donne[rz]?|compte[rz]?)
  (?:[- ](?:lui|leur|moi|y))? )?(?:(?:une |la )?(?:remise|rabais|ristourne|reduction)(?: commerciale?)?
  (?: de|:)? \d[\d ]{0,8}(?:[.,]\d{1,2})? ?(?:€|euros?|balles)(?: ?(?:ht|ttc))?|
  \d[\d ]{0,8}(?:[.,]\d{1,2})? ?(?:€|euros?|balles)(?: ?(?:ht|ttc))? de (?:remise|rabais|ristourne|reduction))
  (?: (?:sur|pour) [^\d%€]{2,80})?$`;

function discountIn(rest: string): Change | null {
  if (!DISCOUNT.test(rest)) return null;
  if (NO_DISCOUNT.test(rest)) return { kind: "discount", isNone: true };
  if (EUROS_OFF.test(rest)) return { kind: "discount", isNone: false };
  if (!DISCOUNT_HEAD.test(rest)) return CHANGES.test(rest) && /\d/.test(rest) ? { kind: "unread" } : null;
  if (!/\d|[a-z] pour ?cent/.test(rest)) return null;
  return /%|pour ?cent/.test(rest) && !OTHER_NUMBER.test(rest)
    ? { kind: "discount", isNone: false }
    : { kind: "unread" };
}

// « remise de 10 % sur la pose et 5 % sur la faïence » is no discount of 10 %: what is beside it is not left out.
const OTHER_NUMBER = pattern`
  (?:%|pour ?cents?)[^\d]*(?:,| et )[^\d]*(?:\d|\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|
  trente|quarante|cinquante|soixante|cent|mille)\b)`;

const RATES = [
  pattern`
    ^(?:(?:mets?|mettre|passe[rz]?|change[rz]?|applique[rz]?) )?(?:le taux de |la |une )?tva\x20
    (?:c'est |est |sera |passe |de |a |en |: ?){0,3}(\d{1,2}(?:[.,]\d{1,2})?) ?%?(?: (?:sur|pour) (.{2,80}))?$`,
  pattern`
    ^(?:(?:mets?|mettre|passe[rz]?|change[rz]?|applique[rz]?) )?(\d{1,2}(?:[.,]\d{1,2})?) ?%? de tva
    (?: (?:sur|pour) (.{2,80}))?$`,
];
const RATES_AFTER_LABEL = [
  pattern`
    ^(?:(?:mets?|mettre|passe[rz]?|change[rz]?|applique[rz]?) )?(.{2,80}?) (?:c'est |est |sera |passe |de |a |en ){0,3}
    (?:le taux de |la |une )?tva (?:c'est |est |sera |de |a |en |: ?){0,3}(\d{1,2}(?:[.,]\d{1,2})?) ?%?$`,
  pattern`
    ^(?:(?:mets?|mettre|passe[rz]?|change[rz]?|applique[rz]?) )?(.{2,80}?) (?:c'est |est |sera |passe |de |a |en ){0,3}
    (\d{1,2}(?:[.,]\d{1,2})?) ?%? de tva$`,
];
const ALL_LINES = pattern`
  ^(?:partout|(?:pour )?tout(?:es)?(?: les lignes| le devis)?|(?:le |ce |mon )?devis|l'ensemble|les lignes|
  les travaux)$`;

function rateIn(rest: string): Change | null {
  if (!/\btva\b/.test(rest)) return null;
  const sentence = rest.replace(/ (?:partout|pour tout|sur tout)$/, "");
  for (const rate of RATES) {
    const [match, percent = "", label = ""] = rate.exec(sentence) ?? [];
    if (match !== undefined) return { kind: "rate", rate: percent, label: ALL_LINES.test(label) ? "" : nameOf(label) };
  }
  for (const rate of RATES_AFTER_LABEL) {
    const [, label = "", percent = ""] = rate.exec(sentence) ?? [];
    if (isLabel(label)) return { kind: "rate", rate: percent, label: nameOf(label) };
  }
  return /\d/.test(rest) && (CHANGES.test(rest) || /^(?:la )?tva\b/.test(rest)) ? { kind: "unread" } : null;
}

const REMOVAL = /^(?:enleve|retire|supprime|vire)[rsz]? (?:aussi |plutot |finalement |en fait )?(.{2,120})$/;
const MONEY_WORD = /€|\b(?:euros?|balles|les?|de|la)\b/g;
const NOT_ONE_LINE = /^(?:tout|toutes?|les?|la|ca|cela|des?|une?|en|du devis|(?:le|ce|mon) (?:devis|projet|chantier))$/;

function removalIn(rest: string): Change | null {
  const [, words = ""] = REMOVAL.exec(rest) ?? [];
  const label = words.replace(/,? (?:finalement|en fait|plutot|du coup|stp|svp|merci)$/, "");
  if (label === "" || NOT_ONE_LINE.test(label)) return null;
  // « enlève les 200 » may be about a payment.
  if (/\d/.test(label)) return /[a-z]{3}/.test(label.replace(MONEY_WORD, "")) ? { kind: "unread" } : null;
  return { kind: "remove", label: nameOf(label) };
}

const SWAP = pattern`
  ^(?:(?:passe|mets?|c'est|change|compte)[rz]? (?:a |en )?)?(\d[\d ]{0,8}(?:[.,]\d{1,4})?) ?(€|euros?|balles)?,?\x20
  (?:au lieu d(?:e |')|plutot que |et (?:pas|non) |pas |non )(?:a )?(\d[\d ]{0,8}(?:[.,]\d{1,4})?) ?
  (€|euros?|balles)?$`;

function swapIn(rest: string): Change | null {
  const [match, value = "", money, former = "", formerMoney] = SWAP.exec(rest) ?? [];
  if (match === undefined) return null;
  return { kind: "swap", value: value.trim(), former: former.trim(), isMoney: (money ?? formerMoney) !== undefined };
}

// A bare number may be a price or a quantity: the line tells which.
function moveIn(rest: string): Change | null {
  const line = readMovedLine(rest);
  if (line === null) return null;
  const { label, digits, former, unit, isSure } = line;
  if (!isSure) return { kind: "unread" };
  return unit === "" ? { kind: "price", label } : { kind: "quantity", label, quantity: digits, unit, former };
}

const COUNT_FIRST = pattern`
  ^((?:passe|mets?|mettre|compte|change)[rz]? (?:a |en )?|(?:c'est|ce sera) (?:plutot )?)?
  (\d[\d ]{0,8}(?:[.,]\d{1,4})?) ?
  (?:(h|heures?|j|jours?|journees?|m2|m²|metres? carres?|ml|metres?|m3|m³|kg|kilos?)(?: (?:de |d')([^\d]{2,80}?))?|
  ([^\d€%]{3,80}?))(?:,? (?:au lieu d(?:e |')|plutot que |et (?:pas|non) |pas |non )(?:a )?
  (\d[\d ]{0,8}(?:[.,]\d{1,4})?) ?
  (?:h|heures?|j|jours?|journees?|m2|m²|metres? carres?|ml|metres?|m3|m³|kg|kilos?)?)?
  (?: finalement| en fait| plutot)?$`;
const COUNT_LAST = pattern`
  ^(?:(?:passe|mets?|mettre|compte|change)[rz]? )?([^\d]{2,80}?),? (?:finalement |en fait |plutot )?
  (?:(?:c'est|c'etait|ce sera|passe|est) (?:plutot )?(?:a )?|(?:a|pour|:) ?)(\d[\d ]{0,8}(?:[.,]\d{1,4})?) ?
  (h|heures?|j|jours?|journees?|m2|m²|metres? carres?|ml|metres?|m3|m³|kg|kilos?)
  (?:,? (?:au lieu d(?:e |')|plutot que |et (?:pas|non) |pas |non )(?:a )?(\d[\d ]{0,8}(?:[.,]\d{1,4})?) ?
  (?:h|heures?|j|jours?|journees?|m2|m²|metres? carres?|ml|metres?|m3|m³|kg|kilos?)?)?
  (?: finalement| en fait| plutot)?$`;

function quantityIn(rest: string, isInstead: boolean): Change | null {
  if (/€|euro|%|\bht\b|\bttc\b|\btva\b/.test(rest)) return null;
  const [first, verb = "", quantity = "", unit = "", ofUnit = "", ofWork = "", former = ""] =
    COUNT_FIRST.exec(rest) ?? [];
  const isSaid = isInstead || former !== "" || /^(?:passe|mets?|mettre|compte|change)/.test(verb);
  const label = ofUnit || ofWork;
  if (first !== undefined && isSaid && (label === "" || isLabel(label)))
    return { kind: "quantity", label: nameOf(label), quantity: quantity.trim(), unit, former: former.trim() };
  const [last, name = "", count = "", countUnit = "", formerCount = ""] = COUNT_LAST.exec(rest) ?? [];
  if (last === undefined || !isLabel(name)) return null;
  return {
    kind: "quantity",
    label: nameOf(name),
    quantity: count.trim(),
    unit: countUnit,
    former: formerCount.trim(),
  };
}

const PRICE = pattern`
  ^(?:(?:passe|mets?|mettre|change|descend|baisse|monte|augmente)[rsz]? )?(?:le prix (?:du |de la |de l'|des |de ))?
  ([^\d]{2,80}?),?(?: (?:finalement|en fait|plutot))?(?: (?:ca fait|c'est|c'etait|ce sera|est|etait|sera|coute|fait|
  passe))?(?: plutot| finalement)?( ?(?:a|pour|:))? ?
  (\d[\d ]{0,8}(?:[.,]\d{1,2})?) ?(?:€|euros?|balles)?(?: ?(?:ht|hors taxes?|ttc|toutes taxes comprises))? ?
  (?:(?:/|par |le |la |l'|du |de l'|de la ) ?(?:m2|m²|metre carre|m3|m³|ml|metre|kg|kilo|h|heure|jour|
  journee|piece|unite|u)|chacune?|chaque|piece)?(?: ht| ttc)?
  (?:,? (?:au lieu de|et pas|pas|et non|non|plutot que) \d[\d ]{0,8}(?:[.,]\d{1,2})? ?(?:€|euros?)?)?
  (?:,? (?:finalement|en fait|plutot|j'ai dit|je t'ai dit))?$`;
const PRICE_LINK = /(?:€|euros?|balles|\b(?:c'est|c'etait|ce sera|ca fait|coute|a|pour|passe|est)\b|:)/;

function priceIn(rest: string): Change | null {
  const [match, words = ""] = PRICE.exec(rest) ?? [];
  const isPrice = match !== undefined && PRICE_LINK.test(rest.slice(words.length));
  return isPrice && isLabel(words) ? { kind: "price", label: nameOf(words) } : null;
}

const NO_LABEL = pattern`
  ^(?:ca|c'|ce|cela|il|elle|on|je|j'|tu|nous|vous|ils|elles|qui|quand|combien|comment|si|total|le total|tout|le tout|
  l'ensemble|prix|le prix|le devis|ce devis|mon devis|devis|le chantier|le projet|la journee|le taux|mon taux|mon tarif|
  le tarif|mon tjm|une?|des)(?: |$)|^(?:j|c|m|t|s|n|qu)'|(?:^| )(?:ai|as|a|ont|avait|veut|dit|doit|demande)(?: |$)`;

function isLabel(words: string): boolean {
  return /[a-z]{3}/.test(words) && !NO_LABEL.test(words.trim()) && !CHANGES.test(words);
}

// « la ligne du déplacement »: the words that name it.
function nameOf(label: string): string {
  return label
    .trim()
    .replace(
      /^(?:(?:la|cette) ligne (?:du |de la |de l'|des |de |d')?|le |la |les |l'|du |de la |des |mon |ma |mes )/,
      "",
    )
    .replace(/^la ligne$/, "")
    .trim();
}
