import { plainWords } from "../../shared/search-text.ts";

const MOST_LETTERS = 200;

// In lower case and without accents.
const LABOUR = new RegExp(
  "^(?:l[ae] |l')?(?:(?:re|de)?pose[rs]?|(?:re|de)?montage|(?:re|de)?monter|main[- ]d'(?:oe|œ)uvre|deplacement|" +
    "nettoy(?:age|er)|preparation|peindre|application|diagnostic|visite|etude|demolition|evacuation|livraison|" +
    "entretien|ramonage|debouchage|reglage|formation|maintenance)(?![a-z])",
);
const SUPPLIED = /\bfourni(?:e?s?|tures?)\b/;

/** True for a label of what takes hands alone: « Pose de carrelage », and not « Pose de carrelage fourni ». */
export function isLabour(label: string): boolean {
  const words = plainWords(label.slice(0, MOST_LETTERS)).trim();
  return LABOUR.test(words) && !SUPPLIED.test(words);
}
