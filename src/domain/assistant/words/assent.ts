import { plainWords } from "../../shared/search-text.ts";
import { pattern } from "./pattern.ts";

const LONGEST = 80;
const ASSENT = pattern`
  ^(?:(?:ah|oh|ben|bah|bon|oui|ouais|ok|okay|alors|super|merci|tres bien|et|pour moi|de mon cote|tout)\x20)*
  (?:(?:(?:on est |nous sommes |je suis |suis |est |on est tous )?d accord|accord(?: donne)?|
  c est (?:bon|ok|valide|entendu|parti|vu|tout bon|d accord|nickel|parfait)|ca (?:marche|roule|me va|nous va)|
  entendu|adjuge|vendu|valide|tope la|banco|(?:marche|affaire) conclue?)
  (?: (?:pour moi|pour nous|avec (?:toi|ca|tout|vous)|merci|super|alors|la dessus|sur tout|comme ca))*(?: |$))+$`;

/** True for a text that says yes and nothing else: « accord », « on est d'accord, c'est bon ». It names nobody. */
export function isAssent(text: string): boolean {
  if (text.length > LONGEST) return false;
  const words = plainWords(text).match(/[a-z0-9]+/g) ?? [];
  return ASSENT.test(words.join(" "));
}
