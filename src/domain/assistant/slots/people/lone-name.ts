import { FIRST_NAMES, isFirmWord, LEGAL_FORM_WORDS } from "../../words/first-names.ts";
import { pattern } from "../../words/pattern.ts";
import type { Span } from "../../words/tokens.ts";
import { tokenAt, wordAt, wordsBetween, wordSet } from "../../words/tokens.ts";
import type { Source } from "./capitals-in.ts";
import { hasCapital, hasCapitals } from "./capitals-in.ts";
import { isWork } from "./named-after-order.ts";
import { isTitle } from "./person-name-in.ts";
import { isTownWord } from "./towns.ts";
import { NOT_A_NAME, ORDER_NOUN, REMINDING } from "./words-beside-names.ts";

// One word alone that names a customer: « facture dupont 250 € », « devis pr Logivia, … », « facturer à Novabat 3 j ».

/** The last name that stands alone after an order, where its word is one of the commonest. */
export function loneSurname(source: Source, index: number): Span | null {
  const { tokens } = source;
  const word = wordAt(tokens, index);
  if (!SURNAMES.has(word) || source.isTaken(index) || isTitle(tokens, index - 1)) return null;
  const lead = wordAt(tokens, index - 1);
  // « secoue un peu Dubreuil ».
  const isReminded = REMINDED.test(wordsBetween(tokens, Math.max(0, index - 3), index));
  if (isReminded) return { from: index, to: index + 1 };
  const isLed =
    ORDER_NOUN.test(lead) || REMINDING.test(lead) || /^(?:pour|pr|chez)$/.test(lead) || isServedAt(source, index);
  const following = tokenAt(tokens, index + 1);
  // « devis garnier peinture »: what follows is a work, and « Durand & fils » a firm.
  const isName =
    !/^[&-]$/.test(following.text) &&
    !LEGAL_FORM_WORDS.has(following.text) &&
    !hasCapital(source.text, tokens[index + 1]);
  return isLed && isName && hasOrder(source) ? { from: index, to: index + 1 } : null;
}

/** The firm of one word that stands where a customer does, in a text that writes names with their capitals. */
export function loneFirm(source: Source, index: number): Span | null {
  const { text, tokens } = source;
  const word = wordAt(tokens, index);
  const isNamed = hasCapital(text, tokens[index]) && hasCapitals(source) && word.length > 3 && !source.isTaken(index);
  if (
    !isNamed ||
    FIRST_NAMES.has(word) ||
    SURNAMES.has(word) ||
    NOT_A_NAME.has(word) ||
    isFirmWord(word) ||
    isWork(word)
  )
    return null;
  const following = tokens[index + 1];
  if (hasCapital(text, following) || /^(?:['&-])$/.test(following?.text ?? "") || !hasOrder(source)) return null;
  const lead = wordAt(tokens, index - 1);
  const isServed = /^(?:pour|pr)$/.test(lead) || isServedAt(source, index);
  const isShaped = FIRM_SHAPE.test(word);
  if (isServed || isOfRole(source, index)) return { from: index, to: endOfSigned(source, index + 1) };
  // « la facture de Tessalia », « le client Pixelande ».
  const isOfDocument = /^(?:de|d|')$/.test(lead) && ORDER_NOUN.test(wordAt(tokens, index - (lead === "'" ? 3 : 2)));
  if (isShaped && (isOfDocument || lead === "client")) return { from: index, to: index + 1 };
  return ORDER_NOUN.test(lead) && isShaped ? { from: index, to: index + 1 } : null;
}

// « pour Cyclos du Bocage », « pour Jardins de la Loire ».
function endOfSigned({ text, tokens }: Source, index: number): number {
  const link = /^(?:du|des)$/.test(wordAt(tokens, index))
    ? 1
    : /^de la$/.test(wordsBetween(tokens, index, index + 2))
      ? 2
      : 0;
  return link > 0 && hasCapital(text, tokens[index + link]) ? index + link + 1 : index;
}

// « Mme Inès Kaddouri, directrice d'Orphéa ».
function isOfRole({ tokens }: Source, index: number): boolean {
  const link = wordAt(tokens, index - 1) === "'" ? index - 2 : index - 1;
  return /^(?:de|d|chez)$/.test(wordAt(tokens, link)) && ROLE.test(wordAt(tokens, link - 1));
}

const ROLE =
  /^(?:direct(?:eur|rice)|gerante?|president|presidente|responsable|patronn?e?|dirigeante?|fondat(?:eur|rice))$/;

const REMINDED = /(?:^| )(?:secoue|bouscule|tanne|titille|relance)(?: (?:un peu|vite|stp|gentiment))$/;

// « facturer à Novabat », « facture 1 200 € à Pixelune ». « à Nantes » is where.
function isServedAt({ tokens }: Source, index: number): boolean {
  if (wordAt(tokens, index - 1) !== "a") return false;
  const isBilled = /^(?:factur(?:er|ez|e)|devis|devi|relance|rappel)$/.test(wordAt(tokens, index - 2));
  const isAfterPrice =
    /^(?:€|e|k|euros?|ht|ttc)$/.test(wordAt(tokens, index - 2)) && wordAt(tokens, 0).startsWith("factur");
  return (isBilled || isAfterPrice || isBilledWork(tokens, index)) && !isTownWord(wordAt(tokens, index));
}

// « il faut que je facture 7 heures de débogage à Novaprint, … », where no other word names a customer.
function isBilledWork(tokens: Source["tokens"], index: number): boolean {
  const at = tokens.findIndex(({ text }) => /^factur(?:er|ez|ons|es|e)$/.test(text));
  const isVerb = at >= 0 && at < index && !/^(?:une?|la|ma|cette|sa|ta|d|de|')$/.test(wordAt(tokens, at - 1));
  const isEnd = /^(?:|[,;.]|stp|svp)$/.test(wordAt(tokens, index + 1));
  return isVerb && isEnd && !tokens.some(({ text }) => /^(?:pour|pr|chez|mm?e|m|mr|madame|monsieur)$/.test(text));
}

function hasOrder({ tokens }: Source): boolean {
  return tokens.some(({ text }) => ORDER_NOUN.test(text) || REMINDING.test(text));
}

/** The shape of most firms' names of one word. */
export const FIRM_SHAPE = pattern`
    ^(?:(?:bati|batim|nova|pixe?l?|data|tech|hexa|logi|kiwi|volt|trans|omni|opti|elec|info|multi|euro|inter|pharma|medi|
    agri|eco|bio|domo|immo|habi|terra|aqua|sol|carto|neo|horti|clima|sani|proxi|renov|cyclo|digi)[a-z]{2,}|
    [a-z]{2,}(?:ia|ix|ys|tech|link|flex|log|bat|nord|
    sud|ouest|vert|vol|therm|plus|soft|net|lab|val|pix|data|nova|dis|ex|ax|ox|industrie|
    services|bois|print|sys|co|eo|oo|alis|adis|aris|ytis|inor|vance|plast|gest|gaz|fret|concept|system|elec|tec))$`;

/** True for one of the commonest last names, which no firm bears alone. */
export function isCommonSurname(word: string): boolean {
  return SURNAMES.has(word);
}

// The commonest last names that are no first name and no thing.
const SURNAMES = wordSet(`
  durand dubois moreau lefebvre leroy roux fournier girard bonnet dupont lambert fontaine rousseau muller lefevre faure
  mercier guerin boyer garnier chevalier legrand gauthier perrin robin morin gautier masson duval dumont lemaire meyer
  dufour meunier giraud joly riviere brunet gaillard barbier arnaud martinez renard schmitt leroux colin vidal caron
  picard fabre aubert lemoine renaud dumas payet rolland leclerc leclercq guillaume lecomte lopez lopes dupuy guillot
  hubert carpentier sanchez dupuis moulin deschamps huet vasseur perez royer klein jacquet poirier aubry guyot renault
  charpentier menard maillard bertin bailly schneider fernandez collet leger bouvier prevost millet perrot cousin
  besson langlois pelletier leveque perrier barre marchal weber mallet hamon boulanger jacob monnier michaud rodriguez
  guichard gillet grondin poulain tessier chevallier collin chauvin bouchet lemaitre benard humbert reynaud hoarau
  perret barthelemy cordier pichon lejeune lamy delaunay pasquier carlier laporte lacombe dubreuil ferreira gomes silva
  rodrigues martins fernandes pereira garcia gonzalez diallo traore nguyen tran benali haddad delmas castel lacoste
  labbe texier marty bourdon bigot hebert etienne delattre delorme vallet maury tanguy lebrun berthelot gosselin cochet
  blanchet ferrand besnard brunel raynaud coulon salmon hardy imbert rossi peltier blondel jourdan labat peyre
`);
