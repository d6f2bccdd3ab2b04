import { plainWords } from "../../shared/search-text.ts";

// Orders as they are spoken, put in the words of those that are typed. Amounts stay as they were said.

const LONGEST = 300;

/**
 * An order on a quote in plainer words: « et le carrelage mets plutôt 48 euros le mètre » is « le carrelage à 48 euros
 * le mètre », « mets dix pour cent partout » is « TVA 10 % », « j'ai oublié l'évacuation » is « ajoute l'évacuation ».
 */
export function spokenOrder(text: string): string {
  if (text.length > LONGEST || text.includes("?")) return text;
  const everywhere = rateEverywhere(text);
  if (everywhere !== "") return everywhere;
  return text
    .replace(FORGOTTEN, "ajoute ")
    .replace(RATE_OF, "$1la TVA $2 c'est ")
    .replace(PUT_AFTER, INSTEAD_OR_EACH.test(text) ? "$1$2 à $3" : "$&");
}

// « mets dix pour cent partout, la maison a plus de deux ans ». A discount everywhere is none.
function rateEverywhere(text: string): string {
  const plain = plainWords(text).replace(/[’']/g, "'");
  const [, head = "", rate = "", tail = ""] = EVERYWHERE.exec(plain) ?? [];
  const percent = RATES[rate.replace(/\s+/g, " ")];
  const isElse = OTHER_PERCENT.test(head) || OTHER_PERCENT.test(tail) || /\d/.test(head + tail);
  return percent === undefined || isElse ? "" : `TVA ${percent} %`;
}

const RATES: Readonly<Record<string, string>> = {
  "20": "20",
  vingt: "20",
  "10": "10",
  dix: "10",
  "5,5": "5,5",
  "5.5": "5,5",
  "cinq et demi": "5,5",
  "cinq virgule cinq": "5,5",
};
const EVERYWHERE = new RegExp(
  [
    "^(.{0,60}?)\\b(20|10|5[.,]5|vingt|dix|cinq et demi|cinq virgule cinq) ?(?:%|pour ?cents?|de tva)",
    "(?: de tva)? (?:partout|sur tout|pour tout|a tout|sur toutes les lignes|pour toutes les lignes|sur l'ensemble|",
    "sur tout le devis)(?![a-z])(.{0,120})$",
  ].join(""),
);
const OTHER_PERCENT = /\b(?:remise|rabais|reduction|ristourne|acompte|arrhes|geste|pas|non|sauf)\b/;

// « ah et j'ai oublié la dépose de la baignoire 3 heures ».
const FORGOTTEN = new RegExp(
  "^(?:(?:ah|oh|euh|et|mince|zut|tiens|au fait|oui|non|pardon|ok|bon|attends?) ?,? ?){0,5}" +
    "(?:j['’](?:ai|avais) (?:encore )?oublié|j['’]oubliais|on a oublié|il manque(?: aussi)?|il y a aussi|y a aussi) " +
    "(?:de (?:mettre|compter) )?",
  "i",
);
// « le taux de la colonne c'est 10 % ».
const RATE_OF = new RegExp(
  "^((?:(?:non|et|en fait|ah|ok|oui|finalement) ?,? ?){0,3})le taux (?:de tva )?" +
    "((?:de |du |des |sur |pour )(?!tva)[^,;.\\d]{2,60}?) " +
    "(?:c['’]est|est(?: de| à)?|passe à|sera(?: de| à)?|à) (?=\\d|dix|vingt|cinq)",
  "i",
);
const INSTEAD_OR_EACH = /plutôt|finalement|en fait|(?:€|euros?|\d) ?(?:\/|le |la |l['’]|du |de l['’]|par )/i;
// « et le carrelage mets plutôt 48 euros le mètre », « la pose compte 55 de l'heure ».
const PUT_AFTER = new RegExp(
  "^((?:(?:non|et|en fait|ah|ok|oui|euh|attends?|pardon|finalement|plutôt|alors|puis) ?,? ?){0,4})" +
    "((?:l[ae]s? |l['’])[^,;.\\d]{2,60}?),? " +
    "(?:tu )?(?:mets?|compte|passe)(?:[- ]?l[ea]s?)?(?: (?:plutôt|finalement|en fait|à))* (\\d)",
  "i",
);
