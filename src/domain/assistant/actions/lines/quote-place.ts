import { pattern } from "../../words/pattern.ts";

const LONGEST = 300;
const OF_QUOTE = pattern`
  \x20(?:(?:sur|dans|pour|de|à|a) (?:le|ce|mon|son|leur|notre) |du |au )devis
  (?: (?:de |du |des |d'|pour |chez )?(.{2,60}))?$`;
const OF_PROJECT = pattern`
  \x20(?:(?:sur|dans) (?:le|ce|mon|son|leur|notre) |du |au )(?:projet|chantier)
  (?: (?:de |du |des |d'|pour |chez )?([A-ZÀ-Ý].{1,60}))$`;
const ON_PROJECT = / (?:sur|dans) (?:le|ce|mon) (?:projet|chantier)$/i;
const PLACE_FIRST = pattern`
  ^(?:(?:[Ss]ur|[Dd]ans|[Pp]our) )?(?:le |mon |ce |son )?(?:[Dd]evis|[Pp]rojet|[Cc]hantier)
  (?: (?:de |du |des |d'|pour |chez )?([^,:\d]{2,60}?))? ?[,:] `;
const FOR_PERSON = pattern`
  \x20(?:pour|chez|à|de|d') ?((?:(?:M\.|M|Mr|Mme|Mlle|Monsieur|Madame)(?: et Mme)?|[Ll]es) [A-ZÀ-Ý][^\d,.;:!?]{1,40})$`;
const PERSON_FIRST = pattern`
  ^(?:[Pp]our|[Cc]hez) ((?:(?:M\.|M|Mr|Mme|Mlle|Monsieur|Madame)(?: et Mme)?|[Ll]es) [A-ZÀ-Ý][^\d,.;:!?]{1,40}?) ?
  [,:] `;
// « ajoute au devis Caron une ligne peinture 300 € »: whose quote it is stands before what changes.
const AFTER_VERB = pattern`
  ^([a-zé]{4,9}(?:[- ](?:moi|lui))?) (?:(?:sur|dans|à|a) (?:le|ce|mon|son|leur|notre) |au )devis
  (?: (?:de |du |d'|pour |chez )?((?:(?:M\.|Mr|Mme|Mlle|Monsieur|Madame) )?[A-ZÀ-Ý][a-zA-Zà-ÿ'-]{1,30}
  (?: [A-ZÀ-Ý][a-zA-Zà-ÿ'-]{1,30})?))?(?= (?:une? |l[ae]s? |l'|des |du |\d))`;
const OF_NUMBER = pattern`
  \x20?(?:(?:[Ss]ur|[Dd]ans|[Dd]u|[Dd]e|[Aa]u) )?(?:le )?
  (?:(?:[Dd]evis )?(?:n°? ?)?[Dd]-?|[Dd]evis (?:(?:n°|num[ée]ro) ?)?)\d{4}-\d{1,6}\b ?[,:]?`;

/** The order of a sentence, and the words that name whose quote it is about, or empty. */
export function placeIn(sentence: string): { order: string; place: string } {
  if (sentence.length > LONGEST) return { order: sentence, place: "" };
  if (OF_NUMBER.test(sentence))
    return { order: sentence.replace(OF_NUMBER, " ").replace(/ {2,}/g, " ").trim(), place: "" };
  const [verbWords, verb, owner = ""] = AFTER_VERB.exec(sentence) ?? [];
  if (verbWords !== undefined) return { order: `${verb}${sentence.slice(verbWords.length)}`, place: owner };
  for (const words of [PLACE_FIRST, PERSON_FIRST, OF_QUOTE, OF_PROJECT, ON_PROJECT, FOR_PERSON]) {
    const [match, place = ""] = words.exec(sentence) ?? [];
    if (match !== undefined) return { order: sentence.replace(match, "").trim(), place: place.trim() };
  }
  return { order: sentence, place: "" };
}
