import { plainWords } from "../../shared/search-text.ts";

// What a verb of work is called as a work. « Poser une douche » is an order; a project is « Pose d'une douche ».
const NOUNS: Readonly<Record<string, string>> = {
  abattre: "abattage",
  agrandir: "agrandissement",
  aménager: "aménagement",
  arracher: "arrachage",
  brancher: "branchement",
  carreler: "carrelage",
  changer: "changement",
  concevoir: "conception",
  construire: "construction",
  couler: "coulage",
  créer: "création",
  déboucher: "débouchage",
  décaper: "décapage",
  démolir: "démolition",
  démonter: "démontage",
  dépanner: "dépannage",
  déposer: "dépose",
  développer: "développement",
  doubler: "doublage",
  entretenir: "entretien",
  élaguer: "élagage",
  évacuer: "évacuation",
  élargir: "élargissement",
  fabriquer: "fabrication",
  installer: "installation",
  isoler: "isolation",
  livrer: "livraison",
  monter: "montage",
  motoriser: "motorisation",
  nettoyer: "nettoyage",
  ouvrir: "ouverture",
  paver: "pavage",
  peindre: "peinture",
  percer: "perçage",
  poncer: "ponçage",
  poser: "pose",
  raccorder: "raccordement",
  ramoner: "ramonage",
  ravaler: "ravalement",
  refaire: "réfection",
  remplacer: "remplacement",
  repeindre: "peinture",
  restaurer: "restauration",
  rédiger: "rédaction",
  rénover: "rénovation",
  réparer: "réparation",
  supprimer: "suppression",
  tailler: "taille",
  tondre: "tonte",
  traduire: "traduction",
  traiter: "traitement",
  transformer: "transformation",
  vidanger: "vidange",
};

const PLAIN_NOUNS = new Map(Object.entries(NOUNS).map(([verb, noun]) => [plainWords(verb), plainWords(noun)]));

/** The noun of a verb of work, without accents: « depose » for « deposer ». Another word stays. */
export function workNoun(word: string): string {
  return PLAIN_NOUNS.get(word) ?? word;
}

const WORK_NOUNS = new Set(PLAIN_NOUNS.values());

/** True for the noun of a verb of work, without accents: « depose ». */
export function isWorkNoun(word: string): boolean {
  return WORK_NOUNS.has(word);
}

// How « de » meets what follows it: « de le » is « du », « de des » is « de ».
const AFTER: readonly (readonly [RegExp, string])[] = [
  [/^le /i, "du "],
  [/^les /i, "des "],
  [/^(?:des|du) /i, "de "],
  [/^(?=[aàâeéèêiîoôuùûy])/i, "d'"],
];

const LONGEST = 500;

/** A work by its noun: « Pose d'une douche » for « poser une douche ». What begins with no known verb stays. */
export function workAsNoun(work: string): string {
  const [verb = "", ...others] = work.slice(0, LONGEST).split(" ");
  const noun = NOUNS[verb.toLowerCase().normalize("NFC")];
  const object = others.join(" ").trim();
  if (noun === undefined || object === "" || / (?:et|puis) \p{L}+(?:er|ir|re) /u.test(` ${object} `)) return work;
  // « Peindre en blanc », « poser chez Mme Roux »: what follows is not what is worked on.
  if (/^(?:en|à|au|aux|chez|pour|dans|sur|sous|et|ou|puis) /i.test(object)) return work;
  const [start, words] = AFTER.find(([pattern]) => pattern.test(object)) ?? [/^/, "de "];
  return `${noun} ${object.replace(start, words)}`;
}
