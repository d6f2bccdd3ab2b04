import { pattern } from "../acts/pattern.ts";
import type { Slots } from "../understanding.ts";
import type { Token } from "./tokens.ts";
import { wordSet } from "./tokens.ts";

const SINGLE = pattern`
    \b(ponctuel(le)?s?|one ?shot|unique|une( seule)? fois|1( seule)? fois|coup unique|one time|once|
    cette fois(?! par)|one off|(une|la) (prestation|intervention|mission) (unique|isolee))\b`;
const RECURRING = wordSet(`
  recurrent recurrente recurrents recurent recurrence recurring regulier reguliere reguliers regulierement mensuel
  mensuelle hebdo hebdomadaire annuel annuelle trimestriel trimestrielle abonnement monthly weekly
`);
const EVERY = pattern`
    \b(?:\d+|une|deux|trois|quatre|plusieurs) fois par (?:ans?|annee|mois|semaine|trimestre|jour)\b|\b(?:par (?:mois|
    an|trimestre|semaine))$|\b(tous les|toutes les|chaque|every) (\d+ |deux |trois )?(mois|semaines?|ans?|annees?|
    jours?|trimestres?|semestres?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|month|week|year)\b`;

/** Single or recurring work, said in any wording. « c'est ponctuel, pas récurrent » denies the second. */
export function readRecurrence(tokens: readonly Token[]): Pick<Slots, "recurrence"> {
  const words = textOf(tokens).replace(/\b(pas|non|plus) (du )?(recurrente?|ponctuel(le)?|regulier|mensuel)\b/g, "");
  const isSingle = SINGLE.test(words) && !EVERY.test(words);
  const isRecurring = EVERY.test(words) || words.split(" ").some((word) => RECURRING.has(word));
  if (isSingle === isRecurring) return {};
  return { recurrence: { value: isSingle ? "single" : "recurring", at: wholePlace(tokens) } };
}

const NEW = /\b(nouveau|nouvo|nouvel|nouvelle|neuf|new|autre|cree[rz]?|le creer)\b/;
const EXISTING = /\b(exist\w{0,6}|deja|ancien|celui qui|la liste|en cours|existing)\b/;

/** A new project or an existing one. */
export function readMode(tokens: readonly Token[]): Pick<Slots, "mode"> {
  const words = textOf(tokens);
  const isNew = NEW.test(words);
  const isExisting = EXISTING.test(words);
  const isDenied = /\b(pas|n ' existe pas|existe pas|aucun)\b/.test(words);
  if (isDenied && isExisting && !isNew) return { mode: { value: "new", at: wholePlace(tokens) } };
  if (isNew === isExisting) return {};
  return { mode: { value: isNew ? "new" : "existing", at: wholePlace(tokens) } };
}

const FILLERS = wordSet("ben bah eh euh hum bon alors ah oh hey ha donc et mais voila");
const YES = wordSet(`
  oui ouais ouai oue ouaip yes yep yeah ok okay okey oki dac daccord carrement volontiers exactement evidemment
  affirmatif parfait super nickel go sure banco absolument certainement si vasy allez yop ui wi top
`);
const YES_PHRASES = phrases(`
  d ' accord, bien sur, vas y, vas - y, c ' est bon, c ' est parti, c ' est ok, c ' est fait, c ' est commence,
  c ' est ca, c ' est deja, c bon, c ok, c parti, ca marche, ca roule, ca y est, ca me va, je veux bien,
  avec plaisir, tu peux, pourquoi pas, deja, on y va, on a commence, on a demarre, on a attaque, on a deja,
  j ' ai commence, j ' ai deja, j ' ai demarre, j ' ai attaque
`);
const NO = wordSet("non nan nn nope no nenni jamais negatif niet aucunement");
const NO_PHRASES = phrases(`
  pas encore, toujours pas, pas la peine, pas besoin, pas maintenant, pas du tout, pas tout de suite, pas aujourd,
  pas cette fois,
  pas de devis, pas necessaire, surtout pas, plus tard, c ' est pas la peine, c ' est pas commence, inutile, sans devis,
  on a pas commence, on a pas encore, on a pas demarre, direct
`);
const DOUBT = /\b(peut etre|peut - etre|ptet|sais (pas|plus|p)|jsp|aucune idee|ca depend|hesite|bof)\b/;

/** The answer to a yes-or-no question. None for a doubt and for any other text. */
export function readYesNo(text: string, tokens: readonly Token[]): Pick<Slots, "yes"> {
  const meaningful = tokens.filter(({ kind, text: word }) => kind !== "line" && !/^[,;.!?]$/.test(word));
  while (meaningful[0] && FILLERS.has(meaningful[0].text)) meaningful.shift();
  const words = meaningful.map(({ text: word }) => word).join(" ");
  const isOther = DOUBT.test(words) || meaningful.some(({ kind }) => kind === "number");
  const answer = isOther ? null : (readThumb(text) ?? readWords(meaningful[0]?.text ?? "", words));
  return answer === null ? {} : { yes: { value: answer, at: [0, text.length] } };
}

function readThumb(text: string): boolean | null {
  if (/^\s{0,9}(?:👍|✅|👌|✔|🆗)/u.test(text)) return true;
  return /^\s{0,9}(?:👎|❌|🚫)/u.test(text) ? false : null;
}

function readWords(first: string, words: string): boolean | null {
  if (NO.has(first) || startsWith(words, NO_PHRASES)) return false;
  if (YES.has(first) || startsWith(words, YES_PHRASES)) return !/^(ok|si) (mais )?(non|pas)\b/.test(words);
  return null;
}

function phrases(list: string): readonly string[] {
  return list.split(",").map((phrase) => phrase.trim());
}

function startsWith(words: string, list: readonly string[]): boolean {
  return list.some((phrase) => words === phrase || words.startsWith(`${phrase} `));
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(" ");
}

function wholePlace(tokens: readonly Token[]): [number, number] {
  return [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
}
