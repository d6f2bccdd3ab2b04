import { searchText } from "../shared/search-text.ts";

/** What companies write for their trade: beginnings of words without accents, with the trades of the library. */
const NAMES: readonly (readonly [beginnings: string, trade: string])[] = [
  ["plomb sanitaire", "plombier"],
  ["chauffag climat frigor thermicien pompe", "chauffagiste"],
  ["elec domotiq", "électricien"],
  ["peint decorat", "peintre"],
  ["macon gros-oeuvre terrass", "maçon"],
  ["carrel faienc mosai", "carreleur"],
  ["menuis ebenis agenc", "menuisier"],
  ["charpent", "charpentier"],
  ["couvr couvert toitur zingu", "couvreur"],
  ["plaqu platr", "plaquiste"],
  ["serrur metall ferron", "serrurier"],
  ["jardin paysag elag espaces", "jardinier-paysagiste"],
  ["facad raval enduis", "façadier"],
  ["cuisin", "cuisiniste"],
  ["solier sols parquet moquet", "solier"],
  ["ramon poel fumist atrier", "ramonage-poêles"],
  ["dev web informat logiciel webmaster", "développeur web"],
  ["photo", "photographe"],
  ["graph design illustr infograph", "graphiste"],
  ["consult format coach conseil", "consultant/formateur"],
  ["nettoy propret menage", "nettoyage"],
];

/** The longest trade of a company, in characters (`src/api/company.ts`). */
const LONGEST_TRADE = 60;

/** The trades that a company's own words name, none when they name none (« multiservice », « »). */
export function tradesNamed(companyTrade: string): string[] {
  const words = searchText(companyTrade.slice(0, LONGEST_TRADE)).split(/[^a-z]+/);
  const names = NAMES.filter(([beginnings]) =>
    beginnings.split(" ").some((beginning) => words.some((word) => word.startsWith(beginning))),
  );
  return names.map(([, trade]) => trade);
}
