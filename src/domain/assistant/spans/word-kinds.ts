import { FIRST_NAMES, isFirmWord, LEGAL_FORM_WORDS } from "../words/first-names.ts";
import type { Token } from "../words/tokens.ts";
import { wordSet } from "../words/tokens.ts";

// The kind of a word among those that stand around names and works. A rare word is read by its kind and by the kinds
// beside it, so that a sentence with unknown words is read like one with known words.

const LISTS: Record<string, ReadonlySet<string>> = {
  document: wordSet("devis devi dvis dvs facture factures fact factu avoir avoirs quote invoice"),
  project: wordSet("projet projets chantier chantiers dossier mission missions affaire"),
  list: wordSet("tache taches liste checklist etapes planning"),
  make: wordSet(`
    fais fait faire fasses faites prepare preparer prepares preparez cree creer crees creez etablis etablir etablissez
    redige rediger emets emettre ouvre ouvrir ouvrez sors monte lance demarre chiffre chiffrer chiffrez facturer
    facturez facture refais genere edite envoie envoi envoyer envoies relance relancer relancez ajoute rajoute ajouter
    mets mettre note noter passe passer decale deplace repousse avance montre affiche change corrige modifie marque
    nouveau nouvelle new nvo
  `),
  want: wordSet(`
    veux voudrais voudrait veut faut faudrait faudra souhaite souhaiterais souhaiterait aimerais aimerait besoin peux
    pourrais pouvez pourriez peut dois doit va vas allez allons demande attend merci possible
  `),
  toward: wordSet("pour pr chez a au aux client cliente clt clients destine destinee nom attention"),
  of: wordSet("de du des d l le la les un une mon ma mes son sa ses ce cette leur nos notre"),
  with: wordSet("avec plus et puis ainsi que sur dans par sans en selon"),
  title: wordSet("m mr mme mlle madame monsieur mademoiselle mrs messieurs mesdames docteur dr maitre famille epoux"),
  unit: wordSet(`
    h heure heures hr hrs min minutes j jour jours journee journees semaine semaines sem mois an m2 m3 m ml metre
    metres carre carres cube cubes lineaire lineaires kg kilo kilos tonne l litre litres piece pieces pce unite unites
    u lot lots cm mm kw
  `),
  money: wordSet("€ euro euros e eur balles ht ttc hors taxes taxe net"),
  flat: wordSet("forfait forfaitaire fft tjm taux tarif prix montant total budget horaire"),
  tax: wordSet("tva % remise rabais ristourne reduction acompte"),
  day: wordSet(`
    lundi mardi mercredi jeudi vendredi samedi dimanche demain janvier fevrier mars avril mai juin juillet aout
    septembre octobre novembre decembre debut fin demarrage commence commencer demarrer debute termine prochain
    prochaine depart partir livraison jusqu
  `),
  number: wordSet(`
    deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante
    cinquante soixante cent cents mille demi demie virgule vingts septante nonante
  `),
  label: wordSet(`
    client cliente nom prenom contact email mail courriel tel telephone portable mobile tph objet travaux travail
    prestation presta description intitule societe entreprise sujet motif besoin intervention adresse duree temps
    heures debut fin demarrage deadline boulot
  `),
  ask: wordSet("combien quel quelle quels quelles qui quoi ou quand comment pourquoi est qu"),
  person: wordSet("je j tu t il elle on nous vous ils elles me m te se moi toi lui leur ca c ne n y"),
  being: wordSet("est sont ete a ont ai as avait etait sera serait soit sois"),
  talk: wordSet("bonjour salut slt coucou hello bonsoir bon ok oui non euh stp svp plait alors voila donc"),
  recurring: wordSet(
    "recurrent recurrente ponctuel mensuel annuel chaque tous tout toute touts toutes ts tts ttes mensuelle annuelle",
  ),
};

const KIND_NAMES = [
  "",
  "other",
  "sign",
  "digits",
  "line",
  "first name",
  "legal form",
  "firm",
  "action",
  "infinitive",
  ...Object.keys(LISTS),
];

const KIND_OF = new Map<string, number>();
for (const [name, words] of Object.entries(LISTS))
  for (const word of words) if (!KIND_OF.has(word)) KIND_OF.set(word, KIND_NAMES.indexOf(name));

const [, OTHER, SIGN, DIGITS, LINE, FIRST, LEGAL, FIRM, ACTION, INFINITIVE] = KIND_NAMES.keys();

/** The kind of a token, as a small number. 1 is a word like any other, 0 stands outside of the text. */
export function wordKind({ text, kind }: Token): number {
  const kindOfList = KIND_OF.get(text);
  if (kindOfList !== undefined) return kindOfList;
  if (kind === "number") return DIGITS ?? 0;
  if (kind === "line") return LINE ?? 0;
  if (kind === "sign") return SIGN ?? 0;
  if (LEGAL_FORM_WORDS.has(text)) return LEGAL ?? 0;
  if (isFirmWord(text)) return FIRM ?? 0;
  if (FIRST_NAMES.has(text)) return FIRST ?? 0;
  if (text.length > 5 && /(?:ment|age|tion|ure|erie|ee)s?$/.test(text)) return ACTION ?? 0;
  return text.length > 4 && /(?:er|ir|re)$/.test(text) ? (INFINITIVE ?? 0) : (OTHER ?? 0);
}

/** True for a word of one of the lists: it names no work by itself. */
export function isListKind(kind: number): boolean {
  return kind > (INFINITIVE ?? 0);
}

/** True for a word like any other, of which only its shape and its neighbours are known. */
export function isPlainKind(kind: number): boolean {
  return kind === OTHER || kind === ACTION || kind === INFINITIVE;
}
