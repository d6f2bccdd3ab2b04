import { pattern } from "../../words/pattern.ts";

const LONGEST = 160;
const LEAD = pattern`
  ^(?:(?:et|alors|ok|bon|dis|dis-moi|euh|au fait|sinon) ?[,:]? ){0,3}`.source;
const QUOTE = "(?:le |mon |son |ce )?devis (?:de |du |d['’]|pour |chez |à )?(?:la |le |les |l['’])?";
const OWNER = "(\\p{L}[^?!,;:€%\\d]{1,60}?)";
const END = " ?(?:ttc|en tout|au total|stp|svp)?[ ?!.]{0,4}$";
const SAYINGS = [
  `^${LEAD}combien (?:ça |ca |cela |il )?(?:fait|vaut|coûte|coute|est|donne)(?:-il)? ${QUOTE}${OWNER}${END}`,
  `^${LEAD}(?:c['’]est |il est à |il fait )?(?:combien|quoi le total|quoi le montant),? ${QUOTE}${OWNER}${END}`,
  `^${LEAD}${QUOTE}${OWNER},? (?:ça |ca |il |elle )?(?:fait|vaut|coûte|coute|est à|c['’]est) combien${END}`,
  `^${LEAD}(?:quel est|c['’]est quoi|donne[- ]moi|rappelle[- ]moi|dis[- ]moi) (?:le )?(?:montant|total|prix) ` +
    `(?:du |de la |de |d['’])${QUOTE.replace("(?:le |mon |son |ce )?", "(?:mon |son |ce )?")}${OWNER}${END}`,
].map((source) => new RegExp(source, "iu"));

/** The words that name whose quote « combien ça fait le devis Dupuis ? » asks about. Empty for another text. */
export function askedQuoteOwner(text: string): string {
  const sentence = text.replace(/\s+/g, " ").trim();
  if (sentence.length > LONGEST) return "";
  const match = SAYINGS.map((saying) => saying.exec(sentence)).find((one) => one !== null);
  const owner = match?.[1]?.trim() ?? "";
  return /^(?:avec|sans|hors|ttc|ht|en tout|total|pour|moins)(?: |$)/i.test(owner) ? "" : owner;
}
