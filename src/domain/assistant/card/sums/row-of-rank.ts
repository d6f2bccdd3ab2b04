import { plainWords } from "../../../shared/search-text.ts";
import type { CardRow } from "../../conversation/message.ts";

const RANKS = ["premiere", "deuxieme", "troisieme", "quatrieme", "cinquieme", "sixieme", "septieme", "huitieme"];
const BY_NUMBER = /^(?:la |le |l')?(?:ligne|poste)s? (?:n[°o]? ?|numero )?(\d{1,2})$/;
const BY_ORDINAL =
  /^(?:la |le |l')?(?:(\d{1,2}) ?(?:e|eme|re|ere)|(derniere?|seconde?|[a-z]{6,10}e|premier))(?: ligne| poste)?$/;

/** The line of a card that is said by its rank: « la ligne 2 », « la deuxième », « la dernière ligne ». */
export function rowOfRank(rows: readonly CardRow[], words: string): CardRow | null {
  const plain = plainWords(words)
    .replace(/[.! ]{1,3}$/, "")
    .trim();
  const [, digits = "", ordinal = ""] = BY_ORDINAL.exec(plain) ?? [];
  const number = BY_NUMBER.exec(plain)?.[1] ?? digits;
  if (number !== "") return rows[Number(number) - 1] ?? null;
  if (ordinal.startsWith("dernier")) return rows.at(-1) ?? null;
  if (ordinal === "premier") return rows[0] ?? null;
  if (ordinal.startsWith("second")) return rows[1] ?? null;
  const rank = RANKS.indexOf(ordinal);
  return rank < 0 ? null : (rows[rank] ?? null);
}
