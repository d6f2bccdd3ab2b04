import { keysOf } from "../../shared/keys-of.ts";
import { nearestWord, wordsWithin } from "../../shared/text/typing-errors.ts";
import { ALL_FLOWS } from "../flows/all-flows.ts";
import type { Intent } from "../understanding.ts";
import { formsOf } from "./conjugation.ts";

// The verbs and the nouns of orders, without accents.

/** What a verb does to the thing that it governs. */
export type VerbKind =
  | "make"
  | "invoice"
  | "price"
  | "open"
  | "send"
  | "remind"
  | "mark"
  | "add"
  | "move"
  | "change"
  | "set"
  | "convert"
  | "tell"
  | "void";

// Verbs by their infinitives without accents. Their forms are made by rule.
const INFINITIVES: Record<VerbKind, string> = {
  make:
    "creer recreer generer regenerer preparer rediger lancer demarrer commencer editer reediter monter dresser " +
    "balancer imprimer elaborer realiser constituer concocter bricoler finaliser proposer detailler lister decouper " +
    "decomposer filer faire refaire etablir fournir emettre sortir ressortir pondre produire " +
    "obtenir recevoir partir proceder diviser attaquer taper torcher ficeler initier initialiser concevoir composer",
  invoice: "facturer refacturer",
  price: "chiffrer rechiffrer deviser estimer evaluer",
  open:
    "montrer remontrer afficher consulter retrouver ouvrir rouvrir voir revoir visualiser emmener mener amener " +
    "retourner",
  send: "expedier transferer mailer adresser envoyer renvoyer transmettre remettre",
  remind: "relancer secouer tanner titiller bousculer",
  mark: "marquer noter encaisser solder cocher enregistrer passer pointer mettre",
  add: "ajouter rajouter compter noter pointer mettre remettre saisir inscrire enregistrer loguer logger imputer",
  move: "bouger decaler repousser reporter avancer deplacer retarder reculer",
  change:
    "changer modifier corriger rectifier remplacer renommer augmenter baisser supprimer effacer enlever retirer " +
    "actualiser toucher appliquer accorder consentir fixer ajuster reduire",
  set: "passer mettre",
  convert: "transformer basculer convertir",
  tell: "donner expliquer indiquer rappeler dire savoir",
  void: "annuler",
};
// Forms that the rules do not make: English, spellings by ear, and nouns used as verbs.
const OTHER_FORMS: Record<VerbKind, string> = {
  make: "fai fair etabli emette gen avoir make create generate prepare draft split break issue write cre commande",
  invoice: "bill",
  price: "quote",
  open: "open show va aller allez display",
  send: "send forward envoi push",
  remind: "chase",
  mark: "mark marke markez",
  add: "add log",
  move: "postpone",
  change: "update change replace rename delete remove apply",
  set: "porter portez",
  convert: "",
  tell: "rappell tell calcul",
  void: "",
};

const FORMS = new Map<string, Set<VerbKind>>();
for (const kind of keysOf(INFINITIVES)) {
  for (const infinitive of INFINITIVES[kind].split(" ")) for (const form of formsOf(infinitive)) addForm(form, kind);
  for (const form of OTHER_FORMS[kind].split(" ").filter(Boolean)) addForm(form, kind);
}

function addForm(form: string, kind: VerbKind): void {
  FORMS.set(form, (FORMS.get(form) ?? new Set()).add(kind));
}

const VERB_VARIANTS = wordsWithin([...FORMS.keys()].filter((form) => form.length >= 5));

/** What the verb does, by its form. One letter of a form of five letters or more may be wrong. Null for other words. */
export function verbKinds(word: string): ReadonlySet<VerbKind> | null {
  const kinds = FORMS.get(word);
  if (kinds) return kinds;
  if (word.length < 4 || NOT_VERBS.has(word)) return null;
  const form = nearestWord(word, VERB_VARIANTS);
  return form === null ? null : (FORMS.get(form) ?? null);
}

/** True for an infinitive. */
export function isInfinitive(word: string): boolean {
  return /(?:er|ir|re|oir)$/.test(word) && !IMPERATIVES.has(word);
}

// Imperatives that end like an infinitive.
const IMPERATIVES = new Set("montre remontre ouvre rouvre prepare retire enregistre".split(" "));

// Words that are one letter away from a verb.
const NOT_VERBS = new Set(
  (
    "prenez modele facteur facteurs fracture montant monte monter notre votre autre porte portes compte " +
    "comptes sorte " +
    "sortie partir mails notes passage passee chance chances avance boire coire soir avoirs gerer genre creee prepa " +
    "relance relances montage compta compter devise devis factures facture lance pente ponce poncer poser posez pose " +
    "donc route croute carre cadre creme crepi cerise crepe crise change " +
    "recette recettes chape chapes chaise chaises chasse chaux baisse pense penser quatre chiffres"
  ).split(" "),
);

/** The documents and things that an order is about. */
const NOUNS = new Map<string, Intent>([
  ...ALL_FLOWS.flatMap(({ name, nouns }) => nouns.split(" ").map((noun) => [noun, name] as const)),
  ["<quote>", "quote"],
  ["<invoice>", "invoice"],
  ["avoir", "credit_note"],
  ["avoirs", "credit_note"],
]);
const NOT_NOUNS = new Set(
  (
    "facteur facteurs devin devins devise devises devait devais sujet rejet trajet tache-la " +
    "projete projeter projets tacher fache faches lache laches cache caches hache haches chanter avait avant " +
    "quota quotas bills facturer facturez factures task tasse tasses dalle jet"
  ).split(" "),
);
const NOUN_VARIANTS = wordsWithin([
  "devis",
  "facture",
  "factures",
  "projet",
  "projets",
  "taches",
  "chantier",
  "invoice",
]);

/** True for a noun of an order, as it is written. */
export function isDocumentNoun(word: string): boolean {
  return NOUNS.has(word);
}

/** What a noun names, or null. One letter of it may be wrong. */
export function nounIntent(word: string): Intent | null {
  const intent = NOUNS.get(word);
  if (intent) return intent;
  if (word.length < 4 || NOT_NOUNS.has(word)) return null;
  const noun = nearestWord(word, NOUN_VARIANTS);
  return noun === null ? null : (NOUNS.get(noun) ?? null);
}
