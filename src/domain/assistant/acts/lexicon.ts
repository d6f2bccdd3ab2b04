import type { Intent } from "../understanding.ts";
import { nearestWord, wordsWithin } from "../../shared/typing-errors.ts";

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
  | "tell";

// Verbs in « -er »: their forms are made from the stem.
const REGULAR: Record<VerbKind, string> = {
  make: "cre gener prepar redig lanc demarr commenc edit mont dress pond balanc recre regener imprim",
  invoice: "factur refactur",
  price: "chiffr rechiffr devis estim",
  open: "montr affich consult retrouv",
  send: "expedi transfer mail",
  remind: "relanc",
  mark: "marqu not encaiss sold coch enregistr pass",
  add: "ajout rajout compt not point",
  move: "decal repouss report avanc deplac retard",
  change: "chang modifi corrig rectifi remplac renomm augment baiss supprim effac enlev actualis",
  set: "pass",
  convert: "transform bascul",
  tell: "donn expliqu indiqu rappell rappel calcul",
};
const IRREGULAR: Record<VerbKind, string> = {
  make:
    "faire fais fait faites faisons fasse fasses fassiez fassions fai fair refaire refais refait refaites " +
    "refasse refasses " +
    "etablir etablis etablit etablissez etablisse etablisses etabli emettre emets emet emettez emette emettes " +
    "sortir sors sort sortez sorte sortes avoir prepares crees make create generate prepare draft issue write " +
    "cre pondre ponds produire produis produisez generes obtenir recevoir commande",
  invoice: "bill",
  price: "quote",
  open: "ouvrir ouvre ouvres ouvrez ouvert open show voir aller va allez display",
  send:
    "envoyer envoie envoies envoye envoyez envoi renvoyer renvoie renvoies renvoyez transmettre transmets transmet " +
    "transmettez transmette send forward",
  remind: "chase",
  mark: "mettre mets met mettez mark",
  add: "mettre mets met mettez saisir saisis saisissez add log",
  move: "postpone",
  change: "update change replace rename delete remove retirer retire retirez",
  set: "mettre mets met mettez mette set",
  convert: "convertir convertis convertit convertissez",
  tell: "dire dis dit dites savoir tell",
};

const FORMS = new Map<string, Set<VerbKind>>();
for (const kind of Object.keys(REGULAR) as VerbKind[]) {
  for (const stem of REGULAR[kind].split(" ")) for (const ending of endingsOf(stem)) addForm(`${stem}${ending}`, kind);
  for (const form of IRREGULAR[kind].split(" ")) addForm(form, kind);
}

// « changeons », « lançons » and « appelle » do not matter here: folding and these endings cover what people type.
function endingsOf(stem: string): string[] {
  const usual = ["er", "e", "es", "ez", "ons", "iez"];
  return stem.endsWith("g") ? [...usual, "eons"] : usual;
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
  return /(?:er|ir|re|oir)$/.test(word);
}

// Words that are one letter away from a verb.
const NOT_VERBS = new Set(
  (
    "prenez modele facteur facteurs fracture montant monte monter notre votre autre porte portes compte " +
    "comptes sorte " +
    "sortie partir mails notes passage passee chance chances avance boire coire soir avoirs gerer genre creee prepa " +
    "relance relances montage compta compter devise devis factures facture lance pente ponce poncer poser posez pose " +
    "donc route croute carre cadre creme crepi cerise crepe crise change baisse pense penser quatre chiffres"
  ).split(" "),
);

/** The documents and things that an order is about. */
const NOUNS: Record<string, Intent> = {
  devis: "quote",
  devi: "quote",
  chiffrage: "quote",
  chiffrages: "quote",
  estimation: "quote",
  quote: "quote",
  quotes: "quote",
  estimate: "quote",
  facture: "invoice",
  factures: "invoice",
  facturation: "invoice",
  invoice: "invoice",
  invoices: "invoice",
  bill: "invoice",
  projet: "project",
  projets: "project",
  project: "project",
  projects: "project",
  chantier: "project",
  chantiers: "project",
  tache: "tasks",
  taches: "tasks",
  tasks: "tasks",
  task: "tasks",
  checklist: "tasks",
  todo: "tasks",
  todolist: "tasks",
  avoir: "credit_note",
  avoirs: "credit_note",
};
const NOT_NOUNS = new Set(
  (
    "fracture fractures facteur facteurs devin devins devise devises devait devais sujet rejet trajet tache-la " +
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

/** What a noun names, or null. One letter of it may be wrong. */
export function nounIntent(word: string): Intent | null {
  const intent = NOUNS[word];
  if (intent && Object.hasOwn(NOUNS, word)) return intent;
  if (word.length < 4 || NOT_NOUNS.has(word)) return null;
  const noun = nearestWord(word, NOUN_VARIANTS);
  return noun === null ? null : (NOUNS[noun] ?? null);
}
