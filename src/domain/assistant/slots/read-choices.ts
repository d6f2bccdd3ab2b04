import type { Slots } from "../understanding.ts";
import type { Token } from "./tokens.ts";
import { wordSet } from "./tokens.ts";

const SINGLE = /\b(ponctuel(le)?s?|one ?shot|unique|une( seule)? fois|1( seule)? fois|coup unique|one time|once)\b/;
const RECURRING =
  /\b(recurr?ente?s?|recurring|reguliers?|reguliere(ment)?|mensuel(le)?s?|hebdo(madaire)?s?|annuel(le)?s?|trimestriel(le)?s?|abonnement|(tous les|chaque|toutes les) (\d+ |deux |trois )?(mois|semaines?|ans?|annees?|jours?|lundis?|trimestres?)|every (month|week|year)|monthly|weekly)\b/;

/** Single or recurring work, said in any wording. « c'est ponctuel, pas récurrent » denies the second. */
export function readRecurrence(tokens: readonly Token[]): Pick<Slots, "recurrence"> {
  const words = joined(tokens).replace(/\b(pas|non|plus) (du )?(recurrente?|ponctuel(le)?|regulier|mensuel)\b/g, "");
  const isSingle = SINGLE.test(words);
  const isRecurring = RECURRING.test(words);
  if (isSingle === isRecurring) return {};
  return { recurrence: { value: isSingle ? "single" : "recurring", at: wholePlace(tokens) } };
}

const NEW = /\b(nouveau|nouvo|nouvel|nouvelle|neuf|new|autre|cree[rz]?|le creer)\b/;
const EXISTING = /\b(exist\w{0,6}|deja|ancien|celui qui|la liste|en cours|existing)\b/;

/** A new project or an existing one. */
export function readMode(tokens: readonly Token[]): Pick<Slots, "mode"> {
  const words = joined(tokens);
  const isNew = NEW.test(words);
  const isExisting = EXISTING.test(words);
  const isDenied = /\b(pas|n ' existe pas|existe pas|aucun)\b/.test(words);
  if (isDenied && isExisting && !isNew) return { mode: { value: "new", at: wholePlace(tokens) } };
  if (isNew === isExisting) return {};
  return { mode: { value: isNew ? "new" : "existing", at: wholePlace(tokens) } };
}

const FILLERS = wordSet("ben bah eh euh hum bon alors ah oh hey ha donc et mais voila");
const YES = wordSet(`
  oui ouais ouai oué ouaip yes yep yeah ok okay okey oki dac daccord carrement volontiers exactement evidemment affirmatif
  parfait super nickel go sure banco absolument certainement si vasy allez yop ui wi top
`);
const YES_PHRASE =
  /^(d ' accord|bien sur|vas y|vas - y|c ' est (bon|parti|ok|fait|commence|ca)|c (bon|ok|parti)|ca (marche|roule|y est|me va)|je veux bien|avec plaisir|tu peux( y aller| l ' emettre)?|pourquoi pas|deja|on y va|on a (deja )?(commence|demarre|attaque)|j ' ai (deja )?(commence|demarre|attaque)|c ' est deja)/;
const NO = wordSet("non nan nn nope no nenni jamais negatif niet aucunement");
const NO_PHRASE =
  /^(pas (encore|la peine|besoin|maintenant|du tout|tout de suite|aujourd|cette fois|de devis|necessaire)|surtout pas|plus tard|c ' est pas (la peine|commence)|inutile|sans devis|on a pas (encore )?(commence|demarre)|direct)/;
const DOUBT = /\b(peut etre|peut - etre|ptet|sais (pas|plus|p)|jsp|aucune idee|ca depend|hesite|bof)\b/;

/** The answer to a yes-or-no question. None for a doubt and for any other text. */
export function readYesNo(text: string, tokens: readonly Token[]): Pick<Slots, "yes"> {
  const meaningful = tokens.filter(({ kind, text: word }) => kind !== "line" && !/^[,;.!?]$/.test(word));
  while (meaningful[0] && FILLERS.has(meaningful[0].text)) meaningful.shift();
  const words = meaningful.map(({ text: word }) => word).join(" ");
  const answer = DOUBT.test(words) ? null : (readThumb(text) ?? readWords(meaningful[0]?.text ?? "", words));
  return answer === null ? {} : { yes: { value: answer, at: [0, text.length] } };
}

function readThumb(text: string): boolean | null {
  if (/^\s{0,9}(?:👍|✅|👌|✔|🆗)/u.test(text)) return true;
  return /^\s{0,9}(?:👎|❌|🚫)/u.test(text) ? false : null;
}

function readWords(first: string, words: string): boolean | null {
  if (NO.has(first) || NO_PHRASE.test(words)) return false;
  if (YES.has(first) || YES_PHRASE.test(words)) return !/^(ok|si) (mais )?(non|pas)\b/.test(words);
  return null;
}

function joined(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(" ");
}

function wholePlace(tokens: readonly Token[]): [number, number] {
  return [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
}
