import { readSaidLines } from "./said-lines.ts";

const HEAD = new RegExp(
  "^\\s*(?:(?:fais|faire|pr[ée]pare|ajoute)(?:[ -]moi)? )?(?:en |un |l['’])?avenant" +
    "(?: (?:au|du|sur le) devis)? ?[:,] ?(?=\\p{L})",
  "iu",
);

/**
 * « avenant : ajoute un meuble vasque à 650 € » as the change that it says: on an accepted quote every change is one of
 * its change order. Another text stays.
 */
export function withoutChangeOrderHead(text: string): string {
  const rest = text.replace(HEAD, "");
  return rest === text || readSaidLines(rest) === null ? text : rest;
}
