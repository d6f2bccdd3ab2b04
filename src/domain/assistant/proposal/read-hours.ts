import type { ProposedRow } from "../../projects/proposed-rows.ts";
import { typedDecimal } from "../../shared/french-format.ts";
import { readMeasures } from "../slots/measures.ts";
import { tokensOf, wordSet } from "../words/tokens.ts";
import { workNoun } from "../words/work-noun.ts";

/**
 * The rows after a text that says how long one of them takes: « la dépose c'est 4 h » is about « Déposer la
 * baignoire ». Null when it names none, or several.
 */
export function readRowHours(text: string, rows: readonly ProposedRow[]): ProposedRow[] | null {
  if (text.length > LONGEST || text.includes("?")) return null;
  const tokens = tokensOf(text);
  const [time, ...others] = readMeasures(tokens);
  if (time?.kind !== "quantity" || time.unit !== "h" || !time.isUsable || time.value <= 0 || others.length > 0)
    return null;
  const isEnd = tokens.slice(time.to).every(({ kind, text: word }) => kind !== "word" || AROUND.has(word));
  const names = tokens
    .slice(0, time.from)
    .filter(({ kind, text: word }) => kind === "word" && !AROUND.has(word))
    .map(({ text: word }) => nameOf(word));
  if (!isEnd || names.length === 0) return null;
  const meantRows = rows.filter(({ title }) => {
    const words = new Set(tokensOf(title).map(({ text: word }) => nameOf(word)));
    return names.every((name) => words.has(name));
  });
  const [row, ...more] = meantRows;
  if (row === undefined || more.length > 0) return null;
  const { error: _fixed, ...plainRow } = row;
  return rows.map((one) => (one === row ? { ...plainRow, hours: typedDecimal(time.value), isTicked: true } : one));
}

const LONGEST = 120;
const AROUND = wordSet(`
  la le les l de du des d un une c est ce sera ca fait prend prendra dure durera mets met compte a pour et plutot en
  non oui finalement alors euh ben bon tache ligne il faut faudra passe sur stp svp merci je dirais
`);

// « déposer » and « dépose », « fenêtres » and « fenêtre » are one name.
function nameOf(word: string): string {
  return workNoun(word.length > 3 ? word.replace(/[sx]$/, "") : word);
}
