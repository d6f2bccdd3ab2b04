import { isFirmWord } from "../../words/first-names.ts";
import { pattern } from "../../words/pattern.ts";
import { tokenAt, wordAt, wordSet } from "../../words/tokens.ts";
import type { Source } from "./capitals-in.ts";
import { hasCapital } from "./capitals-in.ts";
import { NOT_A_NAME } from "./words-beside-names.ts";

const ARTICLES = wordSet("le la les l au aux");
const BESIDE_NOUN = wordSet(`
  petit petite petits petites grand grande grands grandes bon bonne bons bonnes beau belle beaux belles bel vieux vieil
  vieille nouveau nouvelle joli jolie jolis jolies gros grosse doux douce deux trois quatre mille premier premiere
`);

/** What is done, and no name. */
export const WORK = pattern`
  (?:tion|ment|age|ure|oir|euse|ette)s?$|^(?:pose|depose|toit|facade|dalle|porte|fenetre|cuisine|salle|terrasse|parquet|
  site|logo|photo|four|evier|tableau|entretien|taille|tonte|elagage|decapage|demolition)s?$`;

const WORK_NOUNS = wordSet(`
  logo gaz support plancher enduit enduits faience joint joints enseigne flyer flyers vmc clim velux store stores
  portail cloture lambris chaudiere gouttiere gouttieres vidange pneus freins retouche retouches coupe coloration
  brushing soin soins massage coaching audit debarras shooting video podcast menus affiches cartes ecran lavabo evier
  robinet robinets seance seances adoucisseur charpente portraits portrait wc recherche revision livraison controle
  diagnostic film visite reprise remise mise repas buffet cocktail
  menage prises spots interrupteurs radiateurs radiateur volets volet echafaudage benne
`);
const ARTICLE = /^(?:un|une|le|la|les|l|des|du|deux|trois|quatre)$/;

/**
 * True where a work begins after a name in a text without capitals: « bar le zinc réparation … », « restaurant le
 * chaudron poser une fenêtre ».
 */
export function beginsWork(tokens: Source["tokens"], index: number): boolean {
  const word = wordAt(tokens, index);
  const isDone = /^[a-z]{3,}(?:er|ir|re)$/.test(word) && ARTICLE.test(wordAt(tokens, index + 1));
  return WORK.test(word) || WORK_NOUNS.has(word) || /[a-z]{3}erie$/.test(word) || isDone;
}

/**
 * The token after the sign of a shop that stands right after its kind: « bar Les copains », « restaurant Le petit
 * navire », « boulangerie Au bon pain ». Its article alone has a capital, so that it is one noun, with what stands
 * before it. The same index when there is none.
 */
export function endOfSign({ text, tokens, isTaken }: Source, index: number): number {
  const isAfterKind = isFirmWord(wordAt(tokens, index - 1));
  if (!isAfterKind || !ARTICLES.has(wordAt(tokens, index)) || !hasCapital(text, tokens[index])) return index;
  let next = wordAt(tokens, index + 1) === "'" ? index + 2 : index + 1;
  // « Le Fur » is read as a name.
  if (hasCapital(text, tokens[next])) return index;
  if (BESIDE_NOUN.has(wordAt(tokens, next))) next += 1;
  const { kind, text: noun } = tokenAt(tokens, next);
  const isNoun = kind === "word" && noun.length > 2 && !NOT_A_NAME.has(noun) && !isTaken(next);
  return isNoun && !WORK.test(noun) ? next + 1 : index;
}
