import { FIRST_NAMES } from "../../words/first-names.ts";
import { tokensOf, wordSet } from "../../words/tokens.ts";
import { titleIn } from "./civility-in.ts";

/** True for works that are typed where a name is asked for: « rénovation salle de bain ». */
export function isWorkName(text: string): boolean {
  if (text.length > LONGEST || titleIn(text) !== null) return false;
  const words = tokensOf(text).flatMap(({ kind, text: word }) => (kind === "word" ? [word] : []));
  const [first = "", ...others] = words;
  if (FIRST_NAMES.has(first)) return false;
  const isHead = WORKS.has(first);
  // « Peinture » may be a name that is written as names are. « peinture » is none.
  return isHead && (others.length > 0 || !/^\s*\p{Lu}/u.test(text));
}

const LONGEST = 200;
const WORKS = wordSet(`
  renovation renovations refection rehabilitation remplacement installation pose depose depannage reparation entretien
  nettoyage peinture peindre repeindre plomberie carrelage electricite maconnerie menuiserie isolation toiture
  couverture terrassement cuisine salle sdb chauffage chaudiere climatisation refonte creation site logo shooting
  refaire poser changer remplacer installer reparer renover demolition ravalement platrerie parquet travaux chantier
  amenagement construction extension mise maintenance formation traduction redaction audit
`);
