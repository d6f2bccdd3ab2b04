import { formatScaled } from "../../shared/french-format.ts";
import { hoursTimesRateCents, hoursToE4 } from "../../shared/money.ts";
import { searchText } from "../../shared/search-text.ts";

/** A first quote to try: for whom, what is done, and how long at which price without VAT. */
export type FirstExample = {
  customer: string;
  work: string;
  count: number;
  unit: "h" | "jour";
  priceCents: number;
};

/** Beginnings of the words of a trade, without accents, with its example. The first one that fits is taken. */
const OF_TRADE: readonly (readonly [beginnings: string, example: FirstExample])[] = [
  ["plomb sanitaire", inHours("remplacer le chauffe-eau", 4, 5_500)],
  ["chauffag climat frigor pompe", inHours("remplacer la chaudière", 10, 5_500)],
  ["elec domotiq", inHours("changer le tableau électrique", 8, 5_000)],
  ["peint decorat", inHours("repeindre le couloir", 14, 4_800)],
  ["macon gros terrass", inHours("monter un mur de clôture", 20, 4_800)],
  ["carrel faienc mosai", inHours("carreler la cuisine", 16, 4_800)],
  ["menuis ebenis agenc", inHours("poser trois portes", 9, 5_000)],
  ["charpent", inHours("reprendre la charpente du garage", 20, 5_000)],
  ["couvr couvert toitur zingu", inHours("refaire la rive du toit", 12, 5_200)],
  ["plaqu platr", inHours("monter une cloison", 12, 4_800)],
  ["serrur metall ferron", inHours("changer la serrure de la porte d'entrée", 2, 6_000)],
  ["jardin paysag elag espaces", inHours("tailler la haie", 6, 4_500)],
  ["facad raval enduis", inHours("nettoyer la façade", 14, 4_800)],
  ["cuisinist", inHours("poser la cuisine", 16, 5_000)],
  ["solier sols parquet moquet", inHours("poser le parquet du salon", 12, 4_800)],
  ["ramon poel fumist", inHours("ramoner la cheminée", 2, 6_000)],
  ["dev web informat logiciel", inDays("refaire la page d'accueil", 3, 45_000)],
  ["photograph", inDays("photographier le catalogue", 2, 60_000)],
  ["graph design illustr infograph", inDays("dessiner le logo", 3, 40_000)],
  ["consult format coach conseil", inDays("former l'équipe", 2, 70_000)],
  ["nettoy propret menage", inHours("nettoyer les bureaux", 6, 3_500)],
];

const OF_ANY_TRADE = inHours("repeindre le couloir", 14, 4_800);

/** The longest trade of a company, in characters (`src/api/company.ts`). */
const LONGEST_TRADE = 60;

/** The example of a trade, in a company's own words, at its own price of an hour when it said one. */
export function firstExampleOf(trade: string, hourlyRateCents: number | null = null): FirstExample {
  const words = searchText(trade.slice(0, LONGEST_TRADE)).split(/[^a-z]+/);
  const isNamed = (beginnings: string) =>
    beginnings.split(" ").some((beginning) => words.some((word) => word.startsWith(beginning)));
  const example = OF_TRADE.find(([beginnings]) => isNamed(beginnings))?.[1] ?? OF_ANY_TRADE;
  const priceCents = (example.unit === "h" && hourlyRateCents) || example.priceCents;
  return { ...example, priceCents };
}

/** What an example comes to without VAT, in cents. */
export function exampleTotalCents({ count, priceCents }: FirstExample): number {
  return hoursTimesRateCents(hoursToE4(count), priceCents);
}

/** The order of an example, as somebody says it to the assistant. */
export function exampleOrder(example: FirstExample): string {
  const { customer, work, priceCents } = example;
  const price = formatScaled(priceCents, 2, 0);
  return `Fais un devis pour ${customer}, ${work}, ${exampleWords.howLong(example)} à ${price} €, lundi`;
}

/** The words around the example of a first quote. */
export const exampleWords = {
  quote: "Devis",
  mark: "Exemple",
  total: "Total hors taxes",
  agreed: "Bon pour accord",
  howLong: ({ count, unit }: FirstExample) => (unit === "h" ? `${count} h` : `${count} jours`),
};

function inHours(work: string, count: number, priceCents: number): FirstExample {
  return { customer: "Mme Martin", work, count, unit: "h", priceCents };
}

function inDays(work: string, count: number, priceCents: number): FirstExample {
  return { customer: "Studio Nacre", work, count, unit: "jour", priceCents };
}
