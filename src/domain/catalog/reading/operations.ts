import type { Word } from "./words.ts";
import { plainWord } from "./words.ts";

/** What is done to a thing. Two words of one operation say the same work: « ôter » and « dépose ». */
export type Operation = keyof typeof VERBS;

/** How a word says an operation: « poser », « posez » and « dépose ». */
export type OperationForm = "infinitive" | "imperative" | "noun";

// Verbs of the trades. A verb stands once.
const VERBS = {
  remove:
    "déposer démonter enlever retirer arracher supprimer démolir abattre virer dégager décrocher dessoucher " +
    "déraciner " +
    "casser dévisser débrancher décoller jeter débarrasser ôter détruire dégarnir déclouer décoffrer défaire " +
    "démanteler " +
    "débroussailler",
  put:
    "poser installer monter mettre ajouter rajouter fixer placer accrocher suspendre coller encastrer implanter " +
    "intégrer " +
    "équiper visser clouer agrafer sceller ancrer incorporer insérer dérouler tendre positionner assembler " +
    "remettre " +
    "reposer réinstaller remonter recoller refixer resceller replacer raccrocher remettre rétablir étaler appliquer",
  replace: "remplacer changer échanger substituer renouveler",
  repair:
    "réparer dépanner débloquer consolider renforcer recoudre ressouder souder recaler redresser rafistoler " +
    "rattraper " +
    "décoincer dégripper resserrer refermer colmater corriger récupérer débuguer déboguer sauver",
  renew: "refaire rénover réhabiliter restaurer rafraîchir moderniser transformer relooker reprendre rajeunir refondre",
  make:
    "faire effectuer créer fabriquer construire réaliser monter bâtir édifier élever couler maçonner " +
    "confectionner concevoir aménager " +
    "produire composer exécuter façonner dresser développer programmer coder",
  clean:
    "nettoyer laver lessiver décrasser dégraisser dépoussiérer désinfecter récurer balayer astiquer lustrer " +
    "shampouiner " +
    "shampooiner aspirer détartrer désencrasser désembouer démousser détacher curer",
  treat: "traiter imperméabiliser hydrofuger huiler cirer lasurer vernir vitrifier cristalliser métalliser",
  paint: "peindre repeindre laquer relaquer badigeonner chauler teinter",
  insulate: "isoler calfeutrer calorifuger insonoriser étancher étanchéifier",
  adjust: "régler ajuster réajuster équilibrer caler paramétrer configurer programmer purger dégauchir",
  check:
    "diagnostiquer contrôler vérifier inspecter expertiser auditer analyser mesurer localiser rechercher détecter " +
    "repérer " +
    "évaluer",
  move: "déplacer décaler dévoyer transférer migrer déménager",
  connect: "raccorder brancher rebrancher connecter relier câbler alimenter raboutter",
  cut:
    "couper découper tailler élaguer raccourcir rogner scier tronçonner débiter raboter détalonner recouper tondre " +
    "rabattre",
  open: "ouvrir percer carotter creuser agrandir élargir décaisser terrasser saigner",
  fill:
    "reboucher boucher combler obturer murer condamner fermer remblayer enduire ragréer lisser jointoyer " +
    "rejointoyer",
  sand: "poncer décaper sabler gratter piquer hydrogommer aérogommer racler buriner brosser polir",
  cover:
    "habiller coffrer doubler revêtir tapisser carreler recouvrir barder lambrisser gainer encoffrer plaquer crépir",
  extend: "prolonger rallonger étendre agrandir surélever rehausser",
  motorise: "motoriser automatiser électrifier sécuriser blinder",
  plant: "planter semer engazonner replanter ensemencer réensemencer pailler bouturer",
  care: "entretenir ramoner vidanger hiverner réviser désherber fertiliser scarifier aérer",
  unclog: "déboucher désengorger",
  write:
    "rédiger écrire traduire illustrer dessiner maquetter vectoriser retoucher détourer photographier filmer " +
    "imprimer",
  adapt: "décliner adapter convertir exporter",
  train: "former accompagner animer coacher conseiller",
} as const;

// Nouns of the operations, where they are not those of a verb in -er with -age, -ement or -ation.
const NOUNS: Partial<Record<Operation, string>> = {
  remove: "dépose retrait démolition suppression débarras destruction enlèvement",
  put: "pose installation ajout rajout scellement montage application repose",
  replace: "remplacement changement échange substitution renouvellement",
  repair: "réparation dépannage consolidation renfort soudure correction fermeture",
  renew: "réfection rénovation réhabilitation restauration refonte reprise transformation modernisation",
  make: "création fabrication construction réalisation confection conception coulage développement production",
  clean: "lavage nettoyage lessivage ménage démoussage",
  treat: "traitement vernissage",
  paint: "peinture",
  insulate: "isolation étanchéité",
  adjust: "réglage purge équilibrage paramétrage configuration",
  check: "diagnostic contrôle vérification inspection expertise audit analyse recherche mesure étude diag",
  move: "déplacement migration transfert déménagement",
  connect: "raccordement branchement connexion câblage alimentation",
  cut: "coupe découpe taille élagage tonte abattage rabotage rognage débit",
  open: "ouverture percement carottage terrassement décaissement perçage",
  fill: "rebouchage bouchage ragréage enduit remblai rejointoiement",
  sand: "ponçage décapage sablage grattage piquage",
  cover: "habillage coffrage doublage revêtement",
  extend: "prolongement rallonge agrandissement surélévation extension",
  motorise: "motorisation automatisation sécurisation",
  plant: "plantation semis engazonnement",
  care: "entretien ramonage vidange hivernage révision maintenance désherbage",
  unclog: "débouchage désengorgement",
  write: "rédaction traduction retouche vectorisation",
  train: "formation accompagnement animation coaching conseil",
};

const NOT_NOUNS = new Set(
  "virement equipement placement pavement rangement logement mesurage jetage changeage vernissement collement".split(
    " ",
  ),
);

/** The operation that a plain word says, with its form. Undefined for other words and for participles. */
export function operationOf({ text, isPast }: Pick<Word, "text" | "isPast">): SaidOperation | undefined {
  return isPast ? undefined : (FORMS.get(text) ?? FORMS.get(text.replace(/^re?(?=[a-z]{5})/, "")));
}

type SaidOperation = { operation: Operation; form: OperationForm };

function formsOf(): ReadonlyMap<string, SaidOperation> {
  const forms = new Map<string, SaidOperation>();
  const add = (text: string, operation: Operation, form: OperationForm) => {
    const word = plainWord(text);
    if (!forms.has(word) && !NOT_NOUNS.has(word)) forms.set(word, { operation, form });
  };
  const entries = Object.keys(VERBS).filter((name): name is Operation => name in VERBS);
  for (const operation of entries) {
    for (const noun of (NOUNS[operation] ?? "").split(" ")) add(noun, operation, "noun");
    for (const verb of VERBS[operation].split(" ")) add(verb, operation, "infinitive");
  }
  // Derived forms come last: a word that is written above keeps its own operation.
  for (const operation of entries)
    for (const verb of VERBS[operation].split(" ")) {
      if (!verb.endsWith("er")) add(verb.replace(/ir$/, "issez"), operation, "imperative");
      else for (const [ending, form] of DERIVED) add(verb.replace(/er$/, ending), operation, form);
    }
  return forms;
}

const DERIVED: readonly [ending: string, form: OperationForm][] = [
  ["ez", "imperative"],
  ["age", "noun"],
  ["ement", "noun"],
  ["ation", "noun"],
];

const FORMS = formsOf();
