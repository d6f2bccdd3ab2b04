import { plainWords } from "../../../shared/search-text.ts";
import type { Intent, Slots } from "../../understanding.ts";
import { FIRST_NAMES, isFirmWord } from "../../words/first-names.ts";
import { saysNoWork } from "../../words/no-work.ts";
import { wordSet } from "../../words/tokens.ts";

/**
 * The same values, with the work that ends an order and that nothing else names: « un devis pour une terrasse en
 * pierre », « les tâches pour un ménage de fin de bail ».
 */
export function withWantedWork(text: string, slots: Slots, intent: Intent | null): Slots {
  if (intent !== "quote" && intent !== "invoice" && intent !== "tasks") return slots;
  if (text.length > LONGEST_TEXT) return slots;
  const title = workOfTitle(text, slots);
  if (title !== null) return { ...slots, description: title };
  if (OTHERS.some((name) => slots[name] !== undefined)) return slots;
  const match = WANTED.exec(text.trimEnd());
  const value = match?.[1]?.trimEnd().replace(POLITE, "") ?? "";
  const [first = "", second = ""] = plainWords(value).split(/[ '’-]/);
  const head = BEFORE_NOUN.has(first) ? second : first;
  if (match === null || value.length < SHORTEST || NO_WORK.has(head) || isFirmWord(head) || saysNoWork(value))
    return slots;
  const start = match.index + match[0].lastIndexOf(value);
  return { ...slots, description: { value, at: [start, start + value.length] } };
}

// « Devis interprétariat », on a line of its own, with a customer elsewhere.
function workOfTitle(text: string, { description, lines, company, lastName }: Slots): Slots["description"] | null {
  const [whole = "", work = ""] = TITLE.exec(text) ?? [];
  const isOther = description !== undefined || lines !== undefined || (company ?? lastName) === undefined;
  const word = plainWords(work);
  if (work === "" || isOther || NO_WORK.has(word) || OF_DOCUMENT.has(word) || FIRST_NAMES.has(word)) return null;
  const isName = [company, lastName].some((name) => plainWords(name?.value ?? "") === word);
  const start = text.indexOf(whole) + whole.lastIndexOf(work);
  return isName || isFirmWord(word) ? null : { value: work, at: [start, start + work.length] };
}

const TITLE = /(?:^|\n)(?:[Dd]evis|[Ff]acture|DEVIS|FACTURE) (?:(?:pour|de) |d['’])?(\p{Ll}{5,30})[ .:]{0,3}\n/u;
const OF_DOCUMENT = wordSet(`
  final finale express recurrente recurrent mensuelle mensuel annuelle annuel urgente urgent rapide simple complet
  complete suivante suivant nouvelle nouveau acompte solde situation avoir merci
`);
const LONGEST_TEXT = 300;
const SHORTEST = 4;
const OTHERS = [
  "description",
  "lines",
  "hours",
  "days",
  "weeks",
  "flatPriceEuros",
  "hasUnreadPrices",
  "company",
  "firstName",
  "lastName",
  "projectName",
  "documentNumber",
  "startDate",
] as const;

const WANTED = new RegExp(
  [
    "(?:devis|facture|t[aâ]ches?|[eé]tapes|checklist)(?: stp| svp| rapide)? ",
    "(?:(?:pour|pr) (?:une?|l[ea]s?|des|du|l['’])|d['’]une?|d[eu]) ?",
    "(\\p{Ll}[\\p{Ll}'’ -]{2,80})[ ?!.]{0,3}$",
  ].join(""),
  "u",
);
const POLITE = /,?(?: stp| svp| s['’]il (?:te|vous) pla[iî]t| merci(?: d['’]avance)?| vite)+$/u;
const BEFORE_NOUN = wordSet(
  "petit petite grand grande gros grosse nouveau nouvelle vieux vieille jeune premier premiere",
);
// Who asks for it, or when.
const NO_WORK = wordSet(`
  client clients cliente clientes ami amie amis pote copain copine voisin voisine voisins particulier particuliere
  particuliers dame monsieur madame mec type gars couple collegue cousin cousine frere soeur mere pere beau belle
  parents famille societe boite entreprise projet chantier personne personnes pro professionnel patron patronne jour
  jours semaine mois annee an trimestre semestre demain lundi mardi mercredi jeudi vendredi samedi dimanche prochaine
  prochain fois suite reste cas moment sujet truc chose affaire travaux travail mission dossier meme premiere derniere
  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre proprietaire proprietaires
  locataire fin debut compte nom instant prix gens autre autres commande
`);
