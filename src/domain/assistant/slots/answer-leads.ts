import type { Token } from "../words/tokens.ts";
import { wordAt, wordsBetween, wordSet } from "../words/tokens.ts";

// The words that introduce the name of an answer: « on va l'appeler … », « le prénom est … ».

const LEADS = [
  ["fallait", "comprendre"],
  ["faut", "comprendre"],
  ["fallait", "lire"],
  ["fallait", "ecrire"],
  ["fallait", "mettre"],
  ["apel", "le"],
  ["apele", "le"],
  ["appel", "le"],
  ["mets"],
  ["met"],
  ["note"],
  ["on", "a", "dit"],
  ["on", "avait", "dit"],
  ["l", "'", "appeler"],
  ["l", "appeler"],
  ["le", "nommer"],
  ["s", "'", "appellera"],
  ["qu", "'", "a", "mettre"],
  ["tu", "peux", "mettre"],
  ["vous", "pouvez", "mettre"],
  ["tu", "mets"],
  ["va", "pour"],
  ["exact", "est"],
  ["exacte", "est"],
  ["correcte", "est"],
  ["complete", "est"],
  ["correct", "est"],
  ["complet", "est"],
  ["ce", "sera"],
  ["ca", "sera"],
  ["je", "dirais"],
  ["je", "propose"],
  ["il", "s", "'", "agit", "de"],
  ["est", "pour"],
  ["travaille", "pour"],
  ["travaille", "chez"],
  ["bosse", "pour"],
  ["bosse", "chez"],
  ["au", "nom", "de"],
  ["c", "'", "est"],
  ["c", "est"],
  ["cest"],
  ["prenomme"],
  ["prenom", "ces"],
  ["nom", "ces"],
  ["prenom", "sait"],
  ["s", "'", "appelle"],
  ["se", "nomme"],
  ["s", "'", "appellent"],
  ["s", "appellent"],
  ["se", "nomment"],
  ["est", "la", "famille"],
  ["est", "les"],
  ["s", "appelle"],
  ["sapel"],
  ["appelle", "ca"],
  ["l", "'", "appelle"],
  ["appeler", "ca"],
  ["qu", "'", "a", "dire"],
  ["sont", "chez"],
  ["est", "chez"],
  ["travaillent", "chez"],
  ["travaillent", "pour"],
  ["bossent", "chez"],
  ["bossent", "pour"],
  ["sapelle"],
  ["sappelle"],
  ["appelle", "-", "le"],
  ["appelle", "le"],
  ["appelle", "-", "la"],
  ["on", "va", "dire"],
  ["va", "mettre"],
  ["sur", "le", "projet"],
  ["pour", "le", "projet"],
  ["ca", "sur"],
  ["met", "sur"],
  ["mets", "sur"],
  ["c", "'", "etait"],
  ["cetait"],
  ["mettons"],
  ["mettez"],
  ["disons"],
  ["prenons"],
  ["s", "'", "ecrit"],
  ["s", "ecrit"],
  ["faut", "lire"],
  ["faut", "mettre"],
  ["nomme", "-", "le"],
  ["nomme", "le"],
  ["se", "nomme"],
];

/** The token after the last words that introduce a name, or null when none do. */
export function lastLead(tokens: readonly Token[]): number | null {
  const afterDenial = afterDenied(tokens);
  if (afterDenial !== null) return afterDenial;
  const field = fieldLead(tokens);
  if (field !== null) return field;
  for (let index = tokens.length - 1; index >= 0; index -= 1)
    for (const lead of LEADS)
      if (lead.every((word, at) => tokens[index + at]?.text === word) && tokens[index + lead.length])
        if (!tellsMore(tokens, index + lead.length)) return index + lead.length;
  return null;
}

// « le goff, c'est un breton »: what follows tells who bears the name.
function tellsMore(tokens: readonly Token[], index: number): boolean {
  const isAfterName = tokens.slice(1, index).some(({ text }) => text === ",") && tokens[0]?.text !== "c";
  if (!isAfterName || tokens[index - 1]?.text !== "est") return false;
  // « Oublie-Moi Fleurs, c'est le nom de la boutique ».
  const isName = /^(le|l|son|leur)$/.test(wordAt(tokens, index)) && /^(nom|enseigne)$/.test(wordAt(tokens, index + 1));
  return isName || /^(une?|mon|ma|son|sa|pour|elle|lui|celle|celui|eux)$/.test(wordAt(tokens, index));
}

// « l'entreprise c'est pas Bati Sud mais Bati Nord ».
function afterDenied(tokens: readonly Token[]): number | null {
  const no = tokens.findIndex(({ text }) => text === "pas");
  const but = no < 0 ? -1 : tokens.findIndex(({ text }, index) => index > no + 1 && text === "mais");
  // « le projet ne s'appelle pas Parc Nord il s'appelle Parc Ouest ».
  const calledAt =
    no < 0 ? -1 : tokens.findIndex((_token, at) => at > no + 1 && CALLED.test(wordsBetween(tokens, at, at + 4)));
  if (calledAt > 0 && calledAt - no <= LONGEST_LEAD && tokens[calledAt + 4]) return calledAt + 4;
  if (but < 0 || but - no > LONGEST_LEAD) return null;
  let next = but + 1;
  while (/^(bien|plutot|c|'|est)$/.test(tokens[next]?.text ?? "")) next += 1;
  return next < tokens.length ? next : null;
}

const CALLED = /^(?:il|elle|ca) s ' appelle$/;
const FIELDS = wordSet("sociale projet prenom nom famille societe boite entreprise firme client chantier");

// « prénom = Maëlle », « le prénom est Bérengère », « la boîte c Stop Motion ».
function fieldLead(tokens: readonly Token[]): number | null {
  for (let index = Math.min(tokens.length - 2, LONGEST_LEAD); index > 0; index -= 1) {
    const isLink =
      /^(est|=|:|c|ce|se|sera|en|par)$/.test(wordAt(tokens, index)) &&
      !/^('|fait|nomme|prenomme)$/.test(wordAt(tokens, index + 1));
    if (
      isLink &&
      FIELDS.has(wordAt(tokens, index - 1)) &&
      !/^(pas|est|plus|mal|faux|fausse|bon|incorrecte?)$/.test(wordAt(tokens, index + 1))
    )
      return afterLead(tokens, index + 1);
  }
  return afterFarSign(tokens) ?? afterCorrected(tokens);
}

// « je corrige le prénom, Ynès avec un y ».
function afterCorrected(tokens: readonly Token[]): number | null {
  const field = tokens.findIndex(({ text }) => FIELDS.has(text));
  const isCorrected = tokens.slice(0, Math.max(field, 0)).some(({ text }) => CORRECTS.test(text));
  const isName = wordAt(tokens, field + 1) === "," && tokens[field + 2]?.kind === "word";
  return isCorrected && isName && !NOT_NAME.test(wordAt(tokens, field + 2)) ? field + 2 : null;
}

const CORRECTS =
  /^(?:corrige[rz]?|correction|rectifie[rz]?|rectification|modifie[rz]?|reviens|reprends|erreur|trompee?)$/;
const NOT_NAME =
  /^(?:c|ce|cest|il|elle|non|pas|en|plutot|je|j|mets|met|note|s|on|le|la|l|tu|euh|stp|svp|merci|dans|sur)$/;

// « prénom mal noté dans ma fiche : Loïck », « l'entreprise, y a deux l : Callipso ».
function afterFarSign(tokens: readonly Token[]): number | null {
  const sign = tokens.findIndex(({ text }) => /^[:=]$/.test(text));
  const field = tokens.findIndex(({ text }) => FIELDS.has(text));
  const isFar = field >= 0 && sign > field + 1 && sign <= LONGEST_LEAD && sign < tokens.length - 1;
  return isFar ? sign + 1 : null;
}

// « le nom de famille : il s'agit de Wasilewski ».
function afterLead(tokens: readonly Token[], index: number): number {
  const lead = LEADS.find((words) => words.length > 1 && words.every((word, at) => tokens[index + at]?.text === word));
  return lead && tokens[index + lead.length] ? index + lead.length : index;
}

const LONGEST_LEAD = 14;

/** True for « c'est le nom de la boutique », after the name. */
export function namesWhat(tokens: readonly Token[], index: number): boolean {
  return /^(?:c ' est|c est|ce sera) (?:le nom|l ' enseigne|son nom|leur nom|une? )/.test(
    wordsBetween(tokens, index, index + 5),
  );
}

/** True for « prénom Axelle », « nom Le Goff »: the word of the field stands before its name. */
export function beginsWithField(tokens: readonly Token[], from: number, field: string): boolean {
  const word = field === "firstName" ? "prenom" : field === "lastName" ? "nom" : null;
  const isName = tokens[from + 1]?.kind === "word" && !/^(?:de|du|c|est)$/.test(wordAt(tokens, from + 1));
  return word !== null && wordAt(tokens, from) === word && isName;
}

/** What is said after a name, by its first word and the next. */
export const ENDED_BY = new Map([
  ["avec", /^(un|une|deux|des|2|l|le|1|[a-z]{1,2})$/],
  ["en", /^(un|deux|majuscules?|minuscules?|capitales?|lettres|attache|toutes|fait)$/],
  ["tout", /^(attache|en|colle|simplement|court)$/],
  ["comme", /^(ca|cela|le|la|on|prenom|nom|societe|boite|titre|entreprise)$/],
  ["sans", /^(accent|trait|espace|h|s|e|faute)$/],
  ["ca", /^(ira|suffit|suffira|marche|va)$/],
  ["je", /^(crois|pense|suppose|dirais)$/],
  ["il", /^(me|parait|semble)$/],
  ["si", /^(je|j|il|ca)$/],
  ["sauf", /^(erreur|si)$/],
  ["et", /^(pas|non)$/],
  ["au", /^lieu$/],
  ["plutot", /^que$/],
  ["son", /^(nom|prenom)$/],
  ["le", /^(nom|prenom)$/],
  ["a", /^priori$/],
  ["jai", /^(mal|mis|ecrit|ecri|fait)$/],
  ["j", /^'$/],
]);

/** True for « (deux n et un e) ». */
export function isSpelling(tokens: readonly Token[], at: number): boolean {
  return /^(?:une?|deux|avec|sans|1|2) (?:[a-z]|accent|trait|tiret|espace)(?: |$)/.test(
    wordsBetween(tokens, at, at + 3),
  );
}
