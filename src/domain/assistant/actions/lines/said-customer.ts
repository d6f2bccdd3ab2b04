import type { Civility } from "../../../customers/customer.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { FIRST_NAMES } from "../../words/first-names.ts";
import { pattern } from "../../words/pattern.ts";

/** Somebody whom a project is said to be for, by the names on the wire. A firm has no other name. */
export type SaidNewCustomer = {
  kind: "company" | "person";
  civility: Civility;
  company: string;
  first_name: string;
  last_name: string;
};

const LONGEST = 200;
const LEAD = pattern`
  ^(?:(?:[Aa]h|[Oo]h|[Ee]uh|[Nn]on|[Nn]an|[Mm]ais|[Pp]ardon|[Oo]ups|[Zz]ut|[Aa]ttends|[Ee]n fait|[Ff]inalement|
  [Ee]rreur|[Dd]ésolée?|[Cc]'est une erreur|[Jj]e me suis trompée?)[ ,:.!]{1,3}){1,5}`;
const SAYINGS = [
  /^(?:[Ll]e|[Ll]a) (?:bon |bonne |vrai |vraie )?cliente? (?:c'est|est|ce sera|sera) (.{2,80})$/,
  /^(?:[Cc]'est|[Ll]e devis est|[Cc]e devis est|[Ll]e projet est|[Cc]e projet est|[Ll]e chantier est) pour (.{2,80})$/,
  /^(?:[Mm]ets|[Pp]asse) (?:le|ce) (?:devis|projet|chantier) au nom d(?:e |')(.{2,80})$/,
];
// « C'est pas la bonne Mme Delorme, c'est Martine Delorme », « c'est pas elle, c'est Mme Martine Delorme ».
const WRONG_ONE = pattern`
  ^(?:[Cc]'est|[Cc]'était|[Cc]e n'est|[Cc]e n'était) pas
  \x20(?:(?:la bonne|le bon)\x20
  (?:cliente?|personne|dame|(?<former>(?:M\. |[A-ZÀ-Ý]|monsieur |madame )[^,.;:\d]{1,60}))|elle|lui)
  \x20?[,.;:] ?(?:(?:mais|non) )?(?:[Cc]'est|[Cc]'était|la bonne c'est|le bon c'est|l'autre c'est)\x20
  (?:pour )?(?<who>.{2,80})$`;
const LAST_NAME = /^(?:de la |d[eu] |l[ea] |d')?\p{Lu}/u;
const FORMER = /,? (?:et )?(?:non |pas )(?:pour )?\S.{0,80}$/;
const TITLE =
  /^(M\. et Mme|[Mm]onsieur et [Mm]adame|M et Mme|[Ll]es|Mme|Mlle|[Mm]adame|[Mm]ademoiselle|M\.|M|Mr|[Mm]onsieur) /;
const NAME = /^\p{Lu}[\p{L}\d&.'-]{0,40}(?: [\p{L}\d&.'-]{1,40}){0,4}$/u;
const NO_NAME =
  /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|noel|paques|moi|toi|nous|le|la|un|une)\b/;

/**
 * The customer whom a sentence names for the project that is there: « c'est une erreur, le client c'est M. Petitjean »,
 * « c'est pour les Garnier, pas Mme Roux ». Null for another text. « La cliente, c'est Roux,
 * pas Raoul » corrects a name, and « c'est pour Mme Roux » alone may begin a quote.
 */
export function readSaidCustomer(text: string): SaidNewCustomer | null {
  if (text.length > LONGEST || text.includes("?")) return null;
  const words = text
    .replace(/’/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[ .!]{1,4}$/, "");
  const sentence = words.replace(LEAD, "");
  const wrong = WRONG_ONE.exec(sentence)?.groups;
  if (wrong) return inPlaceOf(wrong["former"] ?? "", customerIn(wrong["who"] ?? ""));
  for (const [rank, saying] of SAYINGS.entries()) {
    const [, who = ""] = saying.exec(sentence) ?? [];
    const isCorrected = FORMER.test(who);
    const isOther = rank === 1 ? isCorrected || sentence !== words : !isCorrected;
    if (who !== "" && isOther) return customerIn(who.replace(FORMER, ""));
  }
  return null;
}

// The civility of « la bonne Mme Delorme » is that of the other one, when both have that name. Without a civility or a
// first name, « c'est Delorme » names nobody else.
function inPlaceOf(former: string, who: SaidNewCustomer | null): SaidNewCustomer | null {
  if (who === null || who.kind === "company" || !LAST_NAME.test(who.last_name)) return null;
  const formerOne = customerIn(former);
  const isOfName = formerOne !== null && plainWords(formerOne.last_name) === plainWords(who.last_name);
  if (isOfName && who.first_name === "") return null;
  return { ...who, civility: who.civility === "" && isOfName ? formerOne.civility : who.civility };
}

function customerIn(words: string): SaidNewCustomer | null {
  const title = TITLE.exec(words)?.[1] ?? "";
  const name = words.slice(title.length).trim();
  if (!NAME.test(name) || NO_NAME.test(plainWords(name))) return null;
  const [first = "", ...others] = name.split(" ");
  const isWhole = others.length > 0 && FIRST_NAMES.has(plainWords(first));
  if (title === "" && !isWhole) return { kind: "company", civility: "", company: name, first_name: "", last_name: "" };
  return {
    kind: "person",
    civility: civilityOf(title),
    company: "",
    first_name: isWhole ? first : "",
    last_name: isWhole ? others.join(" ") : name,
  };
}

function civilityOf(title: string): Civility {
  const plain = plainWords(title);
  if (plain === "") return "";
  if (plain === "les" || / et /.test(plain)) return "couple";
  return /^m(?:me|lle|ad)/.test(plain) ? "mme" : "m";
}
