import { TRADE_PEOPLE } from "./word-lists.ts";
import type { Word } from "./words.ts";

/** True for a joke about the trade and for a recipe, which speak of things and order no work. */
export function isNoJob(words: readonly Word[]): boolean {
  const texts = words.map(({ text }) => text);
  return isJoke(texts) || isRecipe(texts) || saysNoWork(` ${texts.join(" ")} `);
}

function saysNoWork(line: string): boolean {
  return NO_WORK_LINES.some((pattern) => pattern.test(line));
}

// « poser les congés de Sylvain », « vos horaires d'ouverture ».
const NO_WORK_LINES = [
  / poser (?:\S+ ){0,2}(?:conge|rtt|vacance|question)/,
  /(?:votre|vos|vo|leur) (?:horaire|jour)s? d ouverture /,
  / (?:azerty|qwerty|test test|lorem ipsum) /,
  /^ (?:super|bravo|magnifique|sublime) .*(?:adore|bravo|felicitation|bientot)/,
  /^ (?:penser|pense|rappeler|rappel|noter|note) .*(?:assurance|banque|comptable|impot|urssaf|cadeau)/,
];

// « Combien faut-il d'électriciens pour changer une ampoule ? », « C'est un couvreur qui tombe du toit ».
function isJoke(texts: readonly string[]): boolean {
  const opening = texts.slice(0, OPENING_WORDS);
  const line = ` ${opening.join(" ")} `;
  const isAboutPeople = opening.some((text) => TRADE_PEOPLE.some(([person]) => text.startsWith(person)));
  const isOpening = JOKE_OPENINGS.some((pattern) => pattern.test(line));
  return isOpening && (isAboutPeople || texts.some((text) => LAUGHTER.has(text)));
}

const OPENING_WORDS = 8;
const JOKE_OPENINGS = [
  / combien (?:faut il|il faut) /,
  / (?:pourquoi|que dit|que fait|qu est ce que|qu est ce qu) (?:le|la|un|une|l) /,
  / (?:c est|connaissez vou|tu connai) (?:l histoire d )?(?:un|une|deux|2|le|la|l) /,
  / (?:comble|difference entre) /,
];
const LAUGHTER = new Set(["mdr", "lol", "ptdr", "haha", "hihi", "xd", "blague"]);

// A baker's shop names what it sells: a recipe measures it, or cooks it.
function isRecipe(texts: readonly string[]): boolean {
  const foods = texts.filter((text) => FOOD.has(text)).length;
  return foods >= FOODS_OF_RECIPE && texts.some((text) => COOKING.test(text));
}

const FOODS_OF_RECIPE = 2;
const COOKING = /^(?:g|kg|cl|dl|gr|gramme|pincee|cuillere|cuilleree|mixer|mijoter|fouetter|prechauffer|cuire|cuisson)$/;
const FOOD = new Set(
  (
    "farine oeuf sucre beurre lait creme oignon potiron carotte tomate ail persil levure vanille chocolat poulet " +
    "lardon fromage gruyere courgette aubergine citron poivre sel saladier " +
    "soupe gateau crepe tarte quiche pate moutarde vinaigre poireau riz"
  ).split(" "),
);
