import { plainWords } from "../../shared/search-text.ts";
import { plainAnswer } from "../conversation/plain-answer.ts";
import type { Input } from "../conversation/world.ts";
import { pattern } from "../words/pattern.ts";

/** What a seller says of VAT: they charge it, or they do not. */
export type SaidRegime = "standard" | "franchise";

/**
 * Whether a seller says that they charge VAT, when that is asked. Null when the answer says neither. A yes or a no that
 * tells something else (« non, elle s'appelle Sylvie ») is no answer: the total depends on it.
 */
export function readRegime(input: Input): SaidRegime | null {
  const text = plainAnswer(input).replaceAll("’", "'").slice(0, LONGEST);
  const regime = regimeSaidIn(text);
  if (regime !== null) return regime;
  const answer = text.replace(/[ .,;:!…]+/g, " ").trim();
  if (NO.test(answer)) return "franchise";
  return YES.test(answer) ? "standard" : null;
}

/**
 * What a whole sentence says of the seller's VAT, whatever is asked: « je facture pas la TVA ». Null when it says
 * something else, doubts, asks, or says a no before a yes (« non je facture la TVA »).
 */
export function regimeSaidIn(typedText: string): SaidRegime | null {
  if (typedText.length > LONGEST) return null;
  const text = plainWords(typedText).replace(/[ .!…]{1,5}$/, "");
  if (DOUBT.test(text)) return null;
  const lead = LEADS.exec(text)?.[0] ?? "";
  const words = text.slice(lead.length).replace(TAIL, "");
  if (FRANCHISE.test(words)) return "franchise";
  if (!STANDARD.test(words) || /\b(?:non|nan)\b/.test(lead)) return null;
  return "standard";
}

const LONGEST = 160;
const DOUBT = pattern`
  \?|\b(?:si (?:je|j'|on|nous) |sai[st] (?:pas|plus)|crois|pense|peut[ -]etre|est[ -]ce que|faut|dois|devrais|
  devrai|bientot|prochaine?|plus tard|pourquoi|comment|quand|passe(?:r|rai) )`;
const LEADS = pattern`
  ^(?:(?:oui|ouais|non|nan|euh|ben|bah|alors|en fait|donc|bon|ah|si|bien sur|et|mais|moi|voila|d'accord|ok|
  finalement|attends|pardon|comme)[ ,:.!]{1,3}){0,5}`;
const TAIL =
  /(?:,? (?:moi|merci|stp|svp|voila|du coup|bien sur|evidemment|deja|maintenant|pour l'instant|en fait)){1,6}$/;

const CHARGES = "(?:factur|collect|compt|appliqu|charg|declar)(?:e|ons)|mets|mettons|fais|faisons|prends|pa[iy]e";
const LIABLE =
  "(?:(?:assujetti|soumis|redevable)(?:e|s|es)?(?: a| de)?(?: la)?|a la|en) tva(?: normale| classique| ordinaire)?";
const RATE_BESIDE = "(?:,? (?:(?:a|de|soit) )?\\d{1,2}(?:[.,]\\d)? ?(?:%|pour ?cents?))?";
const WHO = "(?:je |j'|on |nous )";
const BE = "(?:suis|est|sommes)";
const RATE = "(?: (?:a|de) \\d{1,2}(?:[.,]\\d)? ?(?:%|pour ?cents?)?)?";
const NEVER = "(?:pas|plus|jamais|aucune)(?: encore)?";
const STANDARD = new RegExp(
  `^(?:${[
    `${WHO}(?:${CHARGES})(?: bien| toujours| aussi)?(?: la| de la| avec(?: la)?)? tva${RATE}`,
    `${WHO}${BE}(?: bien)? ${LIABLE}${RATE_BESIDE}`,
    `${WHO}${BE} au (?:regime )?(?:reel|normal)(?: de tva)?${RATE_BESIDE}`,
    `${WHO}(?:ne |n')?${BE} (?:pas|plus) (?:du tout )?en franchise(?: de tva| en base(?: de tva)?)?`,
  ].join("|")})$`,
);
const MICRO = `(?:${WHO}${BE} (?:en |une? )?)?(?:auto|micro)[ -]?(?:entrepreneu(?:r|se)|entreprise)?`;
const NONE = "(?:(?:pas de|aucune|sans) tva,? (?:car |comme |vu que |puisque |parce que )?)?";
const OF_BASE = "(?: de tva| en base(?: de tva)?)?";
const FRANCHISE = new RegExp(
  `^(?:${[
    `${NONE}(?:${MICRO},? (?:et |donc )?)?${WHO}(?:ne |n')?(?:${CHARGES}|ai) ${NEVER}(?: la| de(?: la)?)? ?tva`,
    `(?:${MICRO},? (?:et |donc )?)?${WHO}(?:factur(?:e|ons)) (?:sans|hors) tva`,
    `${NONE}${WHO}(?:${BE} (?:au|sous le) regime de|beneficie de|releve de) (?:la )?franchise${OF_BASE}`,
    `${WHO}(?:ne |n')?${BE} (?:pas|plus|non)(?: encore)? ${LIABLE}`,
    `${NONE}(?:${MICRO},? (?:et |donc )?)?(?:${WHO}${BE} |${BE} )?en franchise${OF_BASE}`,
    `${MICRO},? (?:et |donc )?(?:sans|pas de|non assujettie? a la) tva`,
    `tva non applicable(?:[ ,]+(?:art(?:icle)?\\.? )?293 ?b(?: du cgi)?)?`,
  ].join("|")})$`,
);

// A short answer to the question, with nothing else in it.
const NO = pattern`
  ^(?:franchise|(?:non|nan)(?: merci| pas du tout| jamais| pas encore| pas de tva| franchise)?|pas de tva|sans tva|
  aucune tva|(?:je suis )?(?:auto|micro)[ -]?(?:entrepreneu(?:r|se)|entreprise)?)$`;
const YES = pattern`
  ^(?:standard|(?:oui|ouais|ok)(?: oui| bien sur| tout a fait| toujours| la tva| avec(?: la)? tva| d'accord| merci)?|
  (?:regime )?(?:reel|normal)|avec(?: la)? tva|tva(?: oui)?|
  tva (?:a |de |est a )?\d{1,2}(?: \d)? ?(?:%|pour ?cents?)?)$`;
