import { parseEmail } from "../../shared/email.ts";
import { isPhone } from "../../shared/phone.ts";
import { plainWords } from "../../shared/search-text.ts";
import { pattern } from "../words/pattern.ts";

/** A number or an address that a sentence gives of a customer. `owner`: the words that name them, which may be none. */
export type SaidReach = { of: "phone" | "email"; value: string; owner: string };

const LONGEST = 200;
const LEADS = pattern`
  ^(?:(?:ah|oh|euh|alors|au fait|tiens|et|note|notes?(?: que)?|ajoute|enregistre|change|corrige)[ ,:]{1,2}){0,3}`;
const PHONE = pattern`
  ^(?:le |son |leur )?(?:nouveau )?
  (?:numero(?: de (?:telephone|portable|mobile|tel))?|telephone|tel|portable|mobile)(?= )`;
const EMAIL = pattern`
  ^(?:le |son |leur |l')?(?:nouvel(?:le)? )?(?:adresse )?(?:e-?mail|mail|courriel)(?= )`;
const SAYS = / (?:c'est|est|:|=|en|par) (?:le |la |au )?/;
const OWNER = /^ ?(?:de la |de l'|de |du |d'|a |au )/;
const OF_CUSTOMER = /^(?:client|cliente|contact|son|sa|mon client|ma cliente)$/;

/** « le numéro de M. Roux c'est le 06 12 34 56 78 », « son mail c'est roux@a.fr ». Null for another text. */
export function readSaidReach(text: string): SaidReach | null {
  if (text.length > LONGEST) return null;
  const words = text
    .replace(/’/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[ .!]{1,3}$/, "");
  // A plain letter for each letter, so that places are the same.
  const plain = plainWords(words);
  if (plain.length !== words.length) return null;
  const start = LEADS.exec(plain)?.[0].length ?? 0;
  const rest = plain.slice(start);
  for (const [of, noun] of [["phone", PHONE] as const, ["email", EMAIL] as const]) {
    const head = noun.exec(rest)?.[0];
    const says = head === undefined ? null : SAYS.exec(rest.slice(head.length));
    if (head === undefined || says === null) continue;
    const ownerFrom = start + head.length;
    const value = words.slice(ownerFrom + says.index + says[0].length).trim();
    const owner = plain
      .slice(ownerFrom, ownerFrom + says.index)
      .replace(OWNER, "")
      .trim();
    const readValue = of === "email" ? parseEmail(value) : isPhone(value) ? value : null;
    if (readValue !== null) return { of, value: readValue, owner: OF_CUSTOMER.test(owner) ? "" : owner };
  }
  return null;
}
