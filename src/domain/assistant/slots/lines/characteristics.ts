import { pattern } from "../../words/pattern.ts";
import type { Token } from "../../words/tokens.ts";
import { wordAt, wordSet } from "../../words/tokens.ts";
import { isWorkVerb } from "../../words/work-verbs.ts";
import type { Measure } from "../numbers/measure.ts";

// Numbers that say what a thing or a work is like, and count nothing.

/** « portail 2 vantaux 1 980 € », « armoire 3 portes 450 € »: what the thing is like counts nothing. */
export function isCharacteristic(tokens: readonly Token[], { kind, from, to }: Measure): boolean {
  return kind === "bare" && isLikeness(tokens, from, to);
}

function isLikeness(tokens: readonly Token[], from: number, to: number): boolean {
  // « portail à 2 vantaux à 1 350 € ».
  const isOfThing = wordAt(tokens, from - 1) === "a" && /^[a-z]{4,}[sx]$/.test(wordAt(tokens, to));
  const noun = isOfThing ? tokens[from - 2] : tokens[from - 1];
  const isAfterThing = noun?.kind === "word" && noun.text.length > 3 && !isDoing(noun.text);
  return isAfterThing && (isOfThing || LIKENESS.test(wordAt(tokens, to)) || isPartOfThing(tokens, from, to));
}

/**
 * True for the token of a size that is a part of the work: « pose de 28 m² de grès », « remplacement de 3 fenêtres »,
 * « serrure cinq points ». A duration and a price are none.
 */
export function isInSizedWork(
  tokens: readonly Token[],
  isInMeasure: (index: number) => boolean,
  index: number,
): boolean {
  if (!isInMeasure(index)) return false;
  let from = index;
  while (from > 0 && index - from < LONGEST_SIZE && isInMeasure(from - 1)) from -= 1;
  let to = index + 1;
  while (to < tokens.length && to - index < LONGEST_SIZE && isInMeasure(to)) to += 1;
  if (isLikeness(tokens, from, to)) return true;
  const words = tokens.slice(from, to).map(({ text }) => text);
  const next = tokens[to];
  const isTied = /^(de|d|des|du|et|avec)$/.test(wordAt(tokens, from - 1)) && tokens[from - 2]?.kind === "word";
  const isThing = next?.kind === "word" && !AFTER_SIZE.test(next.text);
  return isTied && isThing && !BEFORE_SUM.test(wordAt(tokens, from - 2)) && !words.some((word) => NO_SIZE.test(word));
}

const LONGEST_SIZE = 6;
const AFTER_SIZE = pattern`
    ^(?:a|au|pour|pr|chez|avec|ht|ttc|tva|e|euros?|et|par|sur|la|le|l|chacune?|pieces?|forfait|tout|en)$`;
const BEFORE_SUM = /^(?:prix|tarif|taux|montant|cout|total|remise|rabais|tva|acompte|somme|tjm|forfait|partir|budget)$/;
const NO_SIZE =
  /^(?:€|pour|pourcent|e|euros?|eur|%|ht|ttc|h|hr?s?|heures?|min|minutes?|j|jrs?|jours?|journees?|semaines?|sem|mois)$/;

// « serrure 3 points », « site vitrine 5 pages », « album photo 30 pages »: how many parts the one thing has.
function isPartOfThing(tokens: readonly Token[], from: number, to: number): boolean {
  const wholes = WHOLES.get(wordAt(tokens, to));
  const words = tokens.slice(Math.max(0, from - MOST_OF_THING), from).map(({ text }) => text);
  const at = wholes ? words.findLastIndex((word) => wholes.has(word.replace(/s$/, ""))) : -1;
  return at >= 0 && !words.slice(at).some((word) => /^(?:[,;:+\n]|et|puis|de)$/.test(word));
}

const MOST_OF_THING = 4;
const PRINTS = wordSet(`
  site album livre livret brochure plaquette catalogue magazine book menu carnet portfolio journal boutique dossier
`);
const WHOLES = new Map([
  ["compartiments", wordSet("bac evier meuble")],
  ["pages", PRINTS],
  ["photos", PRINTS],
  ["volets", wordSet("depliant plaquette carte flyer")],
  ["plis", wordSet("depliant plaquette carte flyer")],
  ["points", wordSet("serrure cylindre verrou porte barillet fermeture")],
]);

const LIKENESS = pattern`
    ^(vantaux|battants?|pans|versants|faces|tiroirs|feux|niveaux|places|moteurs|couches|bandes|volets?|roues|rangees?|
    modules|voies|pieds|plateaux|brins|etageres|casiers|trous|fentes|allumages)$`;

// « peindre 5 volets », « décapage 3 volets », « pose 2 volets »: what is done to things that are counted.
function isDoing(word: string): boolean {
  return BEFORE_COUNT.test(word) || isWorkVerb(word) || (/(?:age|ement|ation)s?$/.test(word) && !OF_THING.test(word));
}

const OF_THING = /^(?:echafaudage|etage|garage|bagage|vitrage|meuble|element|logement|appartement|batiment)s?$/;
const BEFORE_COUNT =
  /^(pose|depose|pour|avec|plus|puis|option|lots?|dont|soit|fourniture|facture|devis|peinture|reparation|changement)$/;
