// The words of made orders: customers, works by the unit that they are counted in, numbers as they are said.

/** Picks one of a list. */
export type Pick = <T>(list: readonly T[]) => T;

const list = (text: string): string[] => text.trim().split(/\s*,\s*/);

const FIRST = list(`
  Paul, Inès, Karim, Léa, Julien, Sophie, Marc, Nadia, Thomas, Claire, Yann, Amélie, Hugo, Sarah, Denis, Chloé, Pierre
`);
const LAST = list(`
  Marchand, Roux, Kerleau, Benali, Lefèvre, Da Silva, Le Goff, Moreau, Nguyen, Dubois, Perrin, Haddad, Girard, Blanc,
  Petit, Fontaine, Masson, Rivière, Le Bihan, Traoré, Chauvin, Delorme
`);
const FIRMS = list(`
  SARL Horizon, SCI Les Tilleuls, Mistral Conseil, boulangerie Perrin, restaurant Le Grand Large, mairie de Cholet,
  garage Moreau, SAS Boréal, Kaolin Studio, syndic Beaurivage, cabinet Fontaine, hôtel de la Gare, EURL Lumen,
  association Les Mains Vertes, pharmacie du Port, Cobalt Énergies
`);
const TOWNS = list("Lyon, Nantes, Brest, Angers, Vannes, Roubaix, Saint-Malo, Morlaix, Quimper, Besançon");

/** Works counted by the hour, the day, the square metre, the metre, the piece, and those with one price. */
const WORKS = {
  h: list(`
    pose, dépose, main d'œuvre, raccordement, mise en service, nettoyage, ponçage, recherche de fuite, montage, câblage,
    réglage des portes, tonte, taille de haie, relecture, montage vidéo, dépannage
  `),
  day: list(`
    API, design, développement, intégration, maquettes, démolition, terrassement, tournage, conseil, formation Excel,
    couverture, préparation, tests, audit SEO, pose du parquet, échafaudage
  `),
  m2: list(`
    carrelage, peinture des murs, parquet, faïence, enduit, isolation des combles, placo, terrasse en bois, pavage,
    toiture, moquette, chape
  `),
  m: list("plinthes, gouttière zinc, clôture, faîtage, tranchée, corniche, haie, bordures"),
  piece: list(`
    prises, spots, fenêtres, portes, radiateurs, volets, robinets, tirages, interrupteurs, arbres, chaises, stores,
    portraits, luminaires
  `),
  flat: list(`
    déplacement, évacuation des gravats, tableau électrique, livraison, mise en conformité, création de logo,
    location de nacelle, chauffe-eau, porte d'entrée, douche à l'italienne, ramonage, diagnostic, fournitures, benne
  `),
} as const;

/** How a work is counted. */
export type CountedBy = keyof typeof WORKS;

/** One work that is counted so. */
export function workBy(pick: Pick, unit: CountedBy): string {
  return pick(WORKS[unit]);
}

/** Who the order is for: the words, and the names that are read in them. */
export type MadeCustomer = { words: string; company?: string; firstName?: string; lastName?: string };

/** A customer of any shape, with a town at times. */
export function madeCustomer(pick: Pick): MadeCustomer {
  const firstName = pick(FIRST);
  const other = pick(FIRST.filter((name) => name !== firstName));
  const lastName = pick(LAST);
  const company = pick(FIRMS);
  const town = pick(["", "", "", ` à ${pick(TOWNS)}`, ` de ${pick(TOWNS)}`]);
  const title = pick(["M. ", "Mme ", "madame ", "monsieur ", "mr ", "Mlle "]);
  const article = /^[aeéêh]/i.test(company) ? "l'" : /^(?:boul|mairie|pharm)/.test(company) ? "la " : "le ";
  const isHouse = /^\p{Ll}/u.test(company);
  const customer = pick<MadeCustomer>([
    { words: title + lastName, lastName },
    { words: title + lastName, lastName },
    { words: `${title}${firstName} ${lastName}`, firstName, lastName },
    { words: `${firstName} ${lastName}`, firstName, lastName },
    { words: `M. et Mme ${lastName}`, lastName },
    { words: `${firstName} et ${other} ${lastName}`, firstName: `${firstName} et ${other}`, lastName },
    { words: `la famille ${lastName}`, lastName },
    { words: isHouse ? article + company : company, company },
    { words: isHouse ? article + company : company, company },
    { words: isHouse ? article + company : `la société ${company}`, company },
  ]);
  const isPlaced = customer.company !== undefined;
  return { ...customer, words: customer.words + (isPlaced && town.startsWith(" de ") ? "" : town) };
}

const UNITS = list(",un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize");
const TENS = list(",,vingt,trente,quarante,cinquante,soixante,soixante,quatre-vingt,quatre-vingt");

/** A whole number below a million in French words. */
export function inWords(value: number): string {
  if (value === 0) return "zéro";
  if (value < 17) return UNITS[value] ?? "";
  if (value < 20) return `dix-${UNITS[value - 10]}`;
  if (value < 100) {
    const tens = Math.floor(value / 10);
    const isByTwenty = tens === 7 || tens === 9;
    const rest = (value % 10) + (isByTwenty ? 10 : 0);
    if (rest === 0) return tens === 8 ? "quatre-vingts" : (TENS[tens] ?? "");
    if ((rest === 1 || rest === 11) && tens < 8) return `${TENS[tens]} et ${inWords(rest)}`;
    return `${TENS[tens]}-${inWords(rest)}`;
  }
  const [size, word] = value < 1000 ? [100, "cent"] : [1000, "mille"];
  const count = Math.floor(value / size);
  const rest = value % size;
  const head = count === 1 ? word : `${inWords(count)} ${word}${rest === 0 && word === "cent" ? "s" : ""}`;
  return rest === 0 ? head : `${head} ${inWords(rest)}`;
}
