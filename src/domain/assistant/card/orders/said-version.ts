import { plainWords } from "../../../shared/search-text.ts";
import { pattern } from "../../words/pattern.ts";

/** What is asked of the versions of a quote: one of them, the last one (null), or what differs between two. */
export type SaidVersion =
  | { kind: "show"; edition: number | null }
  | { kind: "difference"; editions: [number, number] | null };

const LONGEST = 120;
const LEAD = pattern`
  ^(?:(?:alors|et|ok|bon|du coup|dis|dis-moi|stp|mais|sinon|euh|donc|tu peux|peux-tu|je veux|je voudrais|
  on peut)\b ?,? ?
  ){0,4}`;
const SHOWS = pattern`
  ^(?:(?:(?:re)?montre[rz]?|affiche[rz]?|ouvre|ouvrir|(?:re)?voir|fais voir|fais-moi voir|(?:re)?donne|retrouve)
  (?:[- ]moi)? |c'(?:est|etait) quoi |il (?:est|y a) (?:ou|quoi dans) )?(?:dans )?(?:la |l')?(?:version|v)\b ?
  (?:n[°o] ?)?(\d{1,2}|une?|deux|trois|quatre|cinq)(?: (?:du|de ce|de mon) devis)?$`;
const SHOWS_BY_RANK = pattern`
  ^(?:(?:re)?montre[rz]?|affiche[rz]?|ouvre|ouvrir|(?:re)?voir|fais voir|fais-moi voir|(?:re)?donne|retrouve)
  (?:[- ]moi)? (?:la |l')?(premiere|deuxieme|seconde|troisieme|derniere|ancienne) version(?: (?:du|de ce) devis)?$`;
const DIFFERS = pattern`
  ^(?:(?:c'est|c) quoi |quelles? (?:est|sont) |(?:re)?montre(?:[- ]moi)? |dis(?:[- ]moi)? |il y a quoi comme |
  y a quoi comme |voir |explique(?:[- ]moi)? )?(?:la |les |l')?(?:differences?|ecarts?|changements?)
  (?: (?:entre|avec) (.{2,60}))?$|^(?:qu'est[- ]ce qui (?:a change|change|differe|a bouge)|ca change quoi|
  (?:il |y )?a change quoi)(?: (?:entre|depuis|par rapport a|avec|dans) (.{2,60}))?$`;
const OF_VERSIONS = pattern`
  ^(?:les? (?:deux|2)|les versions|les deux versions|la precedente|avant|l'ancienne|la version (?:d'avant|precedente)|
  (?:la )?(?:derniere|nouvelle)(?: version)?|(?:le|ce) devis|hier)\b|\b(?:version|v ?\d)\b|^la \d{1,2}\b`;
const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  premiere: 1,
  ancienne: 1,
  deux: 2,
  deuxieme: 2,
  seconde: 2,
  trois: 3,
  troisieme: 3,
  quatre: 4,
  cinq: 5,
};

/** What a text asks of the versions of a quote. Null for another text. */
export function readSaidVersion(text: string): SaidVersion | null {
  if (text.length > LONGEST) return null;
  const plain = plainWords(text.replace(/\s+/g, " "))
    .replaceAll("’", "'")
    .replace(/[ ?!.]+$/, "")
    .trim()
    .replace(LEAD, "");
  const edition = SHOWS.exec(plain)?.[1] ?? SHOWS_BY_RANK.exec(plain)?.[1];
  if (edition !== undefined) return { kind: "show", edition: edition === "derniere" ? null : numberOf(edition) };
  const match = DIFFERS.exec(plain);
  if (match === null) return null;
  const between = match[1] ?? match[2] ?? "";
  if (between !== "" && !OF_VERSIONS.test(between)) return null;
  const [one, other] = [...between.matchAll(/(?<![\d.,€])(\d{1,2})(?![\d.,€%])/g)].map(([digits]) => Number(digits));
  return { kind: "difference", editions: one !== undefined && other !== undefined ? [one, other] : null };
}

function numberOf(word: string): number {
  return NUMBERS[word] ?? Number(word);
}
