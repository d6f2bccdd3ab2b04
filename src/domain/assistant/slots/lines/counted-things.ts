import { plainWords } from "../../../shared/search-text.ts";
import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { tokensOf, wordAt, wordSet } from "../../words/tokens.ts";
import { workAsNoun } from "../../words/work-noun.ts";
import type { Measure } from "../numbers/measure.ts";

/**
 * True when what is counted is no work, and `work` says what is: « photos d'appartement, 4 biens à 120 € par bien »,
 * « massage 10 séances à 55 € », « colle 4 sacs à 18 € ».
 */
export function countsWork(tokens: readonly Token[], priceEnd: number, between: string, work: string): boolean {
  return (
    isPerThing(tokens, priceEnd, between) ||
    COUNT_NOUN.test(between) ||
    PACK.test(between) ||
    isNamedAgain(between, work)
  );
}

/**
 * True for a thing that the customer has already, or that no one supplies: « élagage de platanes 14 arbres à 180 € »,
 * « contrôle annuel, 4 extincteurs à 25 € », « sous-titrage, 12 vidéos à 45 € ». The work says what is done. Beside
 * its work (« ramonage 2 cheminées ») a thing is a part of the label.
 */
export function isServedThing(noun: string, work: string, isApart: boolean): boolean {
  const heads = plainWords(work).split(/[ -]/);
  if (!/^\p{L}[\p{L}-]{2,}$/u.test(noun) || !isService(heads)) return false;
  const isOfWork = SERVICING.test(heads[0] ?? "") && (isApart || heads.length > 1);
  return isOfWork || DELIVERED.test(plainWords(noun));
}

function isService(heads: readonly string[]): boolean {
  return heads.slice(0, LONGEST_HEAD).some((word) => SERVICING.test(word) || SERVICE.test(word));
}

const LONGEST_HEAD = 2;

// What is done to a thing that stays where it is.
const SERVICING = pattern`
    ^(?:entretien|controle|revision|verification|maintenance|ramonage|nettoyage|lavage|toilettage|desinfection|
    detartrage|vidange|elagage|abattage|repassage|affutage|aiguisage|debouchage|desembouage|depoussierage|gardiennage|
    garde|diagnostic|reglage|accordage|ferrage|desherbage|demoussage|tonte)$`;

const SERVICE = pattern`
    ^(?:(?!garage|etage|bagage|vitrage|carrelage|bardage|dallage|grillage|branchage|echafaudage|appartement|logement|
    batiment|emplacement|equipement|element|vetement|parement|station|habitation|installation)
    [a-z]{2,14}(?:age|tion|sion|ment|ing)|design|graphisme|infographie|photographie|secretariat|livraison|doublage)$`;

const DELIVERED = pattern`
    ^(?:videos?|capsules?|clips?|episodes?|articles?|visuels?|posts?|publications?|fiches?|modules?|vehicules?|
    voitures?|chansons?|morceaux|arbres?|postes|ordinateurs?|fichiers?|textes?|documents?|candidats?|dossiers?|ecrans?|
    bulletins?)$`;

// « nettoyage panneaux solaires 16 panneaux à 9 € »: the work has named what is counted.
function isNamedAgain(between: string, inClause: string): boolean {
  const [word = { text: "" }, ...others] = tokensOf(between);
  return others.length === 0 && tokensOf(inClause).some(({ text }) => singularOf(text) === singularOf(word.text));
}

// « panneau » of « panneaux », « local » of « locaux ».
function singularOf(word: string): string {
  return word.replace(/([^e])aux$/, "$1al").replace(/[sx]$/, "");
}

/** What is done, and to what: « la pose de deux fenêtres », « isolation de 20 m² de combles ». */
export function withAction(tokens: readonly Token[], quantity: Measure, action: string, label: string): string {
  const isOf = /^(de|d|des)$/.test(wordAt(tokens, quantity.from - 1));
  const isAction = !action.replace(/ (?:\+|et) /, "").includes(" ") && !COUNTED.has(tokensOf(action)[0]?.text ?? "");
  // « peindre 4 volets à 45 € », « peinture 7 portes à 55 € pièce ».
  const isCounted = quantity.kind === "bare" && !/^une?$/.test(wordAt(tokens, quantity.from));
  const isDone = isAction && isCounted && !isOf && isActionWord(tokensOf(action)[0]?.text ?? "");
  if (isDone && tokens[quantity.from - 1]?.kind === "word") return `${action} ${label}`;
  // « déboucher un évier 90 € »: the work is what is done to the one thing.
  if (quantity.kind === "bare" && !isCounted && isVerbOfWork(action))
    return `${action} ${wordAt(tokens, quantity.from)} ${label}`;
  // « poser 12 m² de carrelage à 45 € »: a verb of work is said as its noun.
  if (quantity.kind === "quantity" && !isOf && isAction && label !== "") {
    const work = workAsNoun(`${action} ${label}`);
    if (work !== `${action} ${label}`) return work;
  }
  if (!isOf || !isAction || action === "") return label;
  const isElided = /^[aeiouhéèêâîô]/i.test(label) && !ASPIRATED.test(label);
  return isElided ? `${action} d'${label}` : `${action} de ${label}`;
}

// « taille de haie ».
const ASPIRATED = /^(?:hai|hall|hang|hott|hous|hubl|hauts?|haut-|hach|harn|hér[oi]|hêtr|houx|hamac|handi)/i;

const ACTION = pattern`
    ^(?:(?!premier|dernier|chantier|atelier|escalier|metier|panier)[a-z]{3,14}(?:er|ir|re(?<!ure))|peinture|depose|
    vernissage|decapage|poncage)$`;

// One word, so that nothing of a sentence comes along: « déboucher », « repeindre ». « ajoute » and « mettre » are told
// to the assistant.
function isVerbOfWork(action: string): boolean {
  const [verb = "", ...others] = plainWords(action).split(" ");
  return others.length === 0 && VERB.test(verb) && !ENDS_ALIKE.test(verb) && !TOLD.test(verb);
}

const VERB = pattern`
    ^(?:[a-z]{2,12}[^i]er|(?:re)?(?:verif|pl|rel|sc|tr|modif|certif)ier|[a-z]{2,12}[^o]ir|
    [a-z]{1,12}(?:ndre|uire|oudre)|refaire|defaire|remettre|demettre)$`;

// Things whose name ends as a verb does.
const ENDS_ALIKE = pattern`
    ^(?:plancher|rocher|clocher|verger|potager|diner|dejeuner|gouter|coucher|flyer|poster|container|sticker|header|
    footer|newsletter|boiler|freezer|roller|laser|mixer|designer|bumper|spoiler|cylindre|hiver|revolver|oranger|archer|
    menhir|saphir|elixir)$`;

const TOLD = /^(?:r?ajouter|mettre|facturer|chiffrer|compter|noter|inclure|deviser|proposer)$/;

// « colle 4 sacs à 18 € », « papier peint 3 rouleaux à 45 € ».
const PACK = pattern`
    ^(?:sacs?|seaux?|pots?|bidons?|rouleaux?|palettes?|cartons?|bo[iî]tes?|bottes?|paires?|lots?|lés|bobines?|plaques?|
    bouteilles?|barres?|unit[eé]s?)$`;

// « aiguisage 60 couteaux à 4 € », « pose 2 wc 240 pièce ».
function isActionWord(word: string): boolean {
  return ACTION.test(word) || (ACTION_NOUN.test(word) && !OF_THING.test(word));
}

const ACTION_NOUN = pattern`
    ^(?:[a-z]{3,14}(?:age|ation|ement)|(?:re)?pose|taille|coupe|livraison|revision|refection|redaction|fabrication|
    vidange|tonte|entretien|soudure|refonte|amenagement|nettoyage|correction|
    serigraphie|broderie|gravure|impression|covering|couture|mise|fourniture)$`;
const OF_THING = pattern`
    ^(?:echafaudage|etage|garage|bagage|vitrage|carrelage|bardage|dallage|grillage|branchage|elagage|meuble|element|
    logement|appartement|batiment|emplacement|equipement|deplacement|station|installation|isolation|habitation|
    prestation|formation|animation|ferrage)$`;

// « massage à domicile 10 séances à 55 € », « classeurs 12 ex à 15 € »: what is counted is no work.
const COUNT_NOUN = pattern`
    ^(?:s[eé]ances?|sessions?|passages?|visites?|interventions?|ex|exemplaires?|nuits?|rotations?|vacations?|tours?|
    fois|s[eé]jours?|personnes|pers|cr[eé]neaux?|prestations?|pages?|mots|feuillets?|signes|caract[eè]res|planches|
    clich[eé]s|vues|couverts|convives|ha|hectares?|semaines?|ans|ann[eé]es?|demi[- ]journ[eé]es?|
    rendez-vous|rdv|cours|le[cç]ons?|
    consultations?|trajets?|nuit[eé]es?|aller[- ]?retours?|allers[- ]retours|matin[eé]es?|soir[eé]es?|
    repr[eé]sentations?|ateliers?|modules?|participante?s?|stagiaires?|[eé]l[eè]ves?|[eé]tudiante?s?|apprenante?s?|
    inscrite?s?|visiteurs?|auditeurs?|invit[eé]e?s?|enfants?|adultes?|joueurs?|coureurs?|patiente?s?|r[eé]sidente?s?|
    b[eé]n[eé]ficiaires?|voyageurs?|passagers?|randonneurs?|spectateurs?|congressistes?|collaborateurs?|
    salari[eé]e?s?|adh[eé]rente?s?|candidate?s?|licenci[eé]e?s?|pensionnaires?|cavaliers?|places?|
    t[eê]tes?)(?: d(?:e |['’]).{1,40}| par (?:an|mois|semaine|trimestre))?$`;

const COUNTED = wordSet("lot ensemble forfait total paquet serie kit environ plus moins besoin liste jeu paire");

function isPerThing(tokens: readonly Token[], next: number, between: string): boolean {
  const [word = "", ...others] = tokensOf(between).map(({ text }) => text);
  const isPer = /^(par|le|la|l|du)$/.test(wordAt(tokens, next));
  const unit = wordAt(tokens, wordAt(tokens, next + 1) === "'" ? next + 2 : next + 1);
  if (!isPer || others.length > 0 || unit.length <= 2) return false;
  // « 9 filles à 48 € par personne ».
  return singularOf(word) === singularOf(unit) || /^(?:personne|pers|tete)$/.test(unit);
}
