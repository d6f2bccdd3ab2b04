import { FIRST_NAMES, isFirmWord, LEGAL_FORM_WORDS } from "../../words/first-names.ts";
import type { Span } from "../../words/tokens.ts";
import { tokenAt, wordAt, wordSet } from "../../words/tokens.ts";
import type { Source } from "./capitals-in.ts";
import { hasCapitals } from "./capitals-in.ts";
import { afterFirstName } from "./end-of-person-name.ts";
import { FIRM_SHAPE } from "./lone-name.ts";
import { isWork } from "./named-after-order.ts";
import { isTitle } from "./person-name-in.ts";
import { beginsWork } from "./shop-sign.ts";
import { NOT_A_NAME, ORDER_NOUN } from "./words-beside-names.ts";

/**
 * The firm that a text without capitals names at a token: « kuma studio », « oka sas », « galerie sept », « la
 * boulangerie wattel », « pour helioz, … ». Its place says that it is one, or its last word does.
 */
export function plainFirmAt(source: Source, index: number): Span | null {
  const { tokens } = source;
  if (tokenAt(tokens, index).kind !== "word" || !LEADS.has(leadOf(source, index)) || hasCapitals(source)) return null;
  return firmByEnd(source, index) ?? firmByHead(source, index) ?? loneName(source, index);
}

const LEADS = wordSet(
  "pour pr chez a de d relance relancer relancez facture fact facturer devis devi dvis client clt avec par appeler que",
);
const ARTICLES = /^(?:les|la|le|l|')$/;

// The word before a name, past its article.
function leadOf({ tokens }: Source, index: number): string {
  let at = index - 1;
  while (at > 0 && ARTICLES.test(wordAt(tokens, at))) at -= 1;
  return wordAt(tokens, at);
}

const ENDS = wordSet(
  "studio studios agency agence group groupe consulting conseil associes freres cie co corp lab labs tech " +
    "technologies logistics logistique solutions digital events transports immo industries",
);

// « kuma studio », « oka sas »: the last word of two or three says that it is a firm.
function firmByEnd({ tokens }: Source, index: number): Span | null {
  const first = wordAt(tokens, index);
  if (isSmall(first) || isFirmWord(first) || (first.length > 3 && isWork(first))) return null;
  for (let end = index + 1; end <= index + 2 && tokens[end]?.kind === "word"; end += 1) {
    const word = wordAt(tokens, end);
    // « mme delattre a payé sa facture ».
    if (ENDS.has(word) || (LEGAL_FORM_WORDS.has(word) && word !== "sa")) return { from: index, to: end + 1 };
    if (isSmall(word)) return null;
  }
  return null;
}

// « galerie sept : », « de maison lumen au 9 décembre », « la boulangerie wattel, »: the kind of house and one word.
function firmByHead({ tokens }: Source, index: number): Span | null {
  const [head, name] = [wordAt(tokens, index), wordAt(tokens, index + 1)];
  if (!isFirmWord(head) || HOMES.test(head) || tokens[index + 1]?.kind !== "word") return null;
  const isHome = head === "maison" && ARTICLES.test(wordAt(tokens, index - 1));
  if (isHome || HOUSE_WORDS.has(name)) return null;
  const to = afterFirstName(tokens, index + 1);
  if (!isSmall(name) && !isWork(name) && (endsName({ tokens }, to) || beginsWork(tokens, to)))
    return { from: index, to };
  return null;
}

/** « bar le zinc réparation … », « pour l'institut belle peau »: the kind of house and a name of several words. */
export function plainHouseAt(source: Source, index: number): Span | null {
  const { tokens } = source;
  const [head, lead] = [wordAt(tokens, index), wordAt(tokens, index - 1)];
  if (!isFirmWord(head) || HOMES.test(head) || !LEADS.has(leadOf(source, index)) || hasCapitals(source)) return null;
  if (!ARTICLES.test(lead) && !ORDER_NOUN.test(lead) && !/^(?:pour|pr|chez)$/.test(lead)) return null;
  if (HOUSE_WORDS.has(wordAt(tokens, index + 1)) || /^(?:a|au)$/.test(wordAt(tokens, index + 1))) return null;
  const end = endOfPlainName(source, index + 1);
  return end > index + 2 ? { from: index, to: end } : null;
}

// « la creperie ty breizh 2 éviers », « le syndicat des eaux du born 18 ml »: up to a number or a sign.
function endOfPlainName({ tokens, isTaken }: Source, start: number): number {
  let next = start;
  for (; next - start < LONGEST_NAME && tokens[next]?.kind === "word" && !isTaken(next); next += 1) {
    const word = wordAt(tokens, next);
    const isOf = OF.test(word) && tokens[next + 1]?.kind === "word";
    if (isOf) continue;
    // « bar le zinc réparation chambre froide »: the work begins.
    if (next > start && beginsWork(tokens, next) && !OF.test(wordAt(tokens, next - 1))) break;
    if (NOT_A_NAME.has(word) || HOUSE_WORDS.has(word)) return start;
    const isFirst = next === start;
    if (isFirst && (THINGS.has(word) || (word.length > 3 && isWork(word)))) return start;
  }
  const { text, kind } = tokenAt(tokens, next);
  const isEnd = kind === "number" || /^(?:|[,:])$/.test(text) || beginsWork(tokens, next);
  return isEnd && !OF.test(wordAt(tokens, next - 1)) ? next : start;
}

const OF = /^(?:de|du|des|d|la|le|les)$/;
const LONGEST_NAME = 5;

const HOMES = /^(?:salon|chateau|cave|ville|villages?|residences?|ferme|piscine|garage|espace|plomberie|menuiserie)$/;
const HOUSE_WORDS = wordSet(`
  complet complete entier entiere principale secondaire individuelle mitoyenne ancienne neuve bois passive familiale
  mensuel mensuelle annuel annuelle digital web interieur interieure exterieur exterieure total totale
`);

// « un devis pour helioz, … »: one word that is no work, no place and no first name.
function loneName(source: Source, index: number): Span | null {
  const { tokens } = source;
  const word = wordAt(tokens, index);
  const lead = wordAt(tokens, index - 1);
  const isPairOfFirms = wordAt(tokens, index + 1) === "&" && tokens[index + 2]?.kind === "word";
  // « facture terrasses & saveurs 12 plateaux ».
  if (ORDER_NOUN.test(lead) && isPairOfFirms && !isSmall(word)) return { from: index, to: index + 3 };
  // « facture orvalis creation logo », « devis hexavia 14 entretiens »: a coined word right after the document.
  if (ORDER_NOUN.test(lead) && FIRM_SHAPE.test(word) && word.length >= SHORTEST_COINED && mayName(word))
    return endsName(source, index + 1) || beginsWork(tokens, index + 1) ? { from: index, to: index + 1 } : null;
  if (!/^(?:pour|pr|chez|client|clt)$/.test(lead) || isTitle(tokens, index)) return null;
  const isOrder = tokens.slice(Math.max(0, index - LONGEST_ORDER), index).some(({ text }) => ORDER_NOUN.test(text));
  const isClient = /^(?:client|clt)$/.test(wordAt(tokens, index - 1));
  if ((!isOrder && !isClient) || source.isTaken(index) || FIRST_NAMES.has(word) || !mayName(word)) return null;
  // « pixel & co ».
  if (isPairOfFirms) return { from: index, to: index + 3 };
  const isEnd = isClient
    ? wordAt(tokens, index + 1) === ","
    : endsName(source, index + 1) || beginsWork(tokens, index + 1);
  if (isEnd) return { from: index, to: index + 1 };
  const isPair = mayName(wordAt(tokens, index + 1)) && /^[,:]$/.test(wordAt(tokens, index + 2));
  return isPair ? { from: index, to: index + 2 } : null;
}

const SHORTEST_COINED = 5;

function mayName(word: string): boolean {
  return /^[a-z]/.test(word) && !isSmall(word) && !isFirmWord(word) && !isWork(word) && !isThing(word);
}

const LONGEST_ORDER = 6;

// Words that stand after « pour » and name no customer.
function isThing(word: string): boolean {
  return THINGS.has(word) || /(?:er|ir|re|ing|isme|ique|able|eur|elle|ade)s?$/.test(word);
}

const THINGS = wordSet(`
  acompte solde travaux chantier projet mission prestation fourniture fournitures depannage moi nous vous lui eux elle
  client cliente particulier particuliere voisin voisine ami amie copain copine maman papa evier lavabo toilettes wc
  clim vmc pompe fuite panne toit chauffe ballon cumulus dalle dallage gazon haie haies arbre arbres velux store stores
  rideaux cheminee poele insert gouttiere gouttieres tableau prise prises spots interrupteur cable stage atelier cours
  vetement robe bijou menu buffet traduction texte textes article articles affiche affiches flyer flyers carte cartes
  video videos podcast logo charte site sites appli application newsletter photo photos reportage audit demain janvier
  fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
`);

function isSmall(word: string): boolean {
  return NOT_A_NAME.has(word) || word.length < 3;
}

function endsName({ tokens }: Pick<Source, "tokens">, index: number): boolean {
  const { kind, text } = tokenAt(tokens, index);
  return text === "" || kind === "sign" || kind === "line" || kind === "number" || AFTER_NAME.test(text);
}

const AFTER_NAME = /^(?:au|aux|stp|svp|ils?|elles?|pour|pr|avec|merci|vite|en|avant|debut)$/;
