const LONGEST_TEXT = 20_000;
/** A word of a street is among the first ones after its kind. */
const MOST_WORDS = 14;
/** Between « appartement » and « à Lyon ». */
const WORDS_BEFORE_TOWN = 8;

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const WAYS = words(
  "rue avenue av av. boulevard bd bd. bld chemin ch. route rte allée allées impasse place pl. quai cours square " +
    "passage sentier lotissement résidence residence hameau lieu-dit voie montée ruelle traverse esplanade " +
    "faubourg rond-point clos cité domaine promenade venelle côte",
);
/** They come between the number and the street: « 4 bis rue ». */
const REPEATS = words("bis ter quater a b c d");
/** They say that a street is over. */
const AFTER_STREET = words("pour et est sont avec qui dans afin car où je nous on il elle mais svp merci chez");
const WITHIN_TOWN = words("de du des la le les sur sous en lès au aux");
const PLACES = words(
  "chantier travaux maison appartement logement studio local bureau bureaux immeuble pavillon villa situé située " +
    "situés situées habite habitons domicile adresse résidence intervenir intervention",
);

/**
 * Where the work is to be done, as a mail says it: a street with its town, else the town of a work or of a home. Empty
 * when none is said. It is a guess for a person to check.
 */
export function siteAddress(text: string): string {
  const tokens = tokensOf(text.slice(0, LONGEST_TEXT));
  for (let at = 0; at < tokens.length; at++) {
    const address = WAYS.has(wordOf(tokens[at])) && isNameOf(tokens[at + 1]) ? streetAt(tokens, at) : "";
    // « la rue est calme » is no address: it has a number, or a town.
    if (/\d/.test(address) || address.includes(",")) return address;
  }
  return townIn(tokens);
}

// The end of a line reads as a comma: an address stands on lines of its own.
function tokensOf(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const tokens = line.split(/\s/).filter((token) => token !== "");
    const last = tokens.pop();
    return last === undefined ? [] : [...tokens, /[,.;:!?]$/.test(last) ? last : `${last},`];
  });
}

// A street from its number to its town, or to what ends it. `at`: the place of its kind, « rue ».
function streetAt(tokens: readonly string[], at: number): string {
  const numberAt = placeOfNumber(tokens, at);
  const parts = tokens.slice(numberAt, at + 1);
  for (let next = at + 1; next < tokens.length && next - at < MOST_WORDS; next++) {
    const token = tokens[next] ?? "";
    const word = wordOf(token);
    if (postcodeAt(tokens, next) !== null && isNamed(tokens[next + 1]))
      return addressOf([...parts, word, ...townAt(tokens, next + 1)]);
    const isNamingTown = (word === "à" || word === "sur") && isNamed(tokens[next + 1]);
    if (isNamingTown && next > at + 1) return `${addressOf(parts)}, ${addressOf(townAt(tokens, next + 1))}`;
    if (AFTER_STREET.has(word) || token.startsWith("(")) break;
    parts.push(token);
    if (/[.;:!?)]$/.test(token)) break;
    if (!token.endsWith(",") || postcodeAt(tokens, next + 1) !== null) continue;
    return isNamed(tokens[next + 1]) ? addressOf([...parts, ...townAt(tokens, next + 1)]) : addressOf(parts);
  }
  return addressOf(parts);
}

function placeOfNumber(tokens: readonly string[], at: number): number {
  const isNumber = (place: number) => /^\d{1,4}(?:-\d{1,4})?[a-d]?,?$/i.test(tokens[place] ?? "");
  if (isNumber(at - 1)) return at - 1;
  return REPEATS.has(wordOf(tokens[at - 1])) && isNumber(at - 2) ? at - 2 : at;
}

function postcodeAt(tokens: readonly string[], place: number): string | null {
  const word = wordOf(tokens[place]);
  return /^\d{5}$/.test(word) ? word : null;
}

// The words of a town from its first one: « Saint-Étienne », « La Roche sur Yon », « Lyon 3e », with its code.
function townAt(tokens: readonly string[], from: number): string[] {
  const town: string[] = [];
  for (let place = from; place < tokens.length; place++) {
    const token = tokens[place] ?? "";
    if (/^\(\d{5}\)/.test(token)) return [...town, token.slice(0, 7)];
    const isPart =
      isNamed(token) ||
      /^\d{1,2}(?:e|er|ème)\b/.test(token) ||
      (place > from && WITHIN_TOWN.has(token) && isNamed(tokens[place + 1]));
    if (!isPart) break;
    town.push(token);
    if (/[,.;:!?)]$/.test(token)) break;
  }
  return town;
}

function townIn(tokens: readonly string[]): string {
  for (let at = 0; at < tokens.length; at++) {
    if (postcodeAt(tokens, at) !== null && isNamed(tokens[at + 1]))
      return addressOf([wordOf(tokens[at]), ...townAt(tokens, at + 1)]);
  }
  for (let at = 0; at < tokens.length; at++) {
    if (!PLACES.has(wordOf(tokens[at]).replace(/^[jl]['’]/, ""))) continue;
    for (let next = at + 1; next - at <= WORDS_BEFORE_TOWN; next++) {
      const isNaming = tokens[next] === "à" || tokens[next] === "sur";
      if (isNaming && isNamed(tokens[next + 1])) return addressOf(townAt(tokens, next + 1));
      if (/[.;!?]$/.test(tokens[next] ?? ".")) break;
    }
  }
  return "";
}

function wordOf(token = ""): string {
  return WAYS.has(token.toLowerCase()) ? token.toLowerCase() : token.toLowerCase().replace(/[,.;:!?)]$/, "");
}

function isNameOf(token = ""): boolean {
  return /^\p{L}/u.test(token);
}

function isNamed(token = ""): boolean {
  return /^\p{Lu}/u.test(token);
}

function addressOf(parts: readonly string[]): string {
  return parts.join(" ").replace(/[,.;:!?]$/, "");
}
