import { withCapital } from "../../shared/french-format.ts";
import { pattern } from "./pattern.ts";
import { isWorkVerb } from "./work-verbs.ts";

// What a person says around works that they tell: how they begin, how they charge, what the customer wants.

/** The text without the words that only begin it: « alors voilà j'ai un nouveau client la société Bati » is of Bati. */
export function withoutOpening(text: string): string {
  const rest = text.replace(FILLERS, "");
  const opening = OPENING.exec(rest)?.[0] ?? "";
  const toldWords = rest.slice(opening.length).replace(FILLERS, "");
  const [firstWord = ""] = toldWords.replace(/^(?:lui|leur|aller) /, "").split(/[\s,]/, 1);
  // « je dois relancer Mme Roux » tells no work.
  const isOfWork = !MUST.test(opening) || isWorkVerb(firstWord);
  return opening === "" || !isOfWork ? rest : toldWords;
}

const MUST = /^(?:je|on|il|faut) /i;

const FILLERS = pattern`
  ^\s{0,9}(?:(?:[Aa]lors|[Bb]on|[Bb]en|[Dd]onc|[Vv]oil[àa]|[Oo]k|[Ss]alut|[Bb]onjour|[Ee]uh|[Tt]iens|[Éé]coute|[Dd]u
  coup)(?:\s?[,:.!]{1,3}\s?|\s)){1,6}`;

const WORK_NAMES = "cliente?|chantier|affaire|boulot|taf|job|travail|travaux|intervention|demande|dépannage";
const CUSTOMER = `(?:une? )?(?:nouve(?:au|lle) )?(?:petite? |gros(?:se)? )?(?:${WORK_NAMES})(?![\\p{L}])`;
const OPENING = new RegExp(
  [
    "^(?:",
    [
      `(?:j['’]ai|on a|nous avons|il y a|y a|voici|c['’]est) (?:(?:eu|trouvé|décroché|signé) )?${CUSTOMER}`,
      `nouve(?:au|lle) (?:cliente?|chantier)(?![\\p{L}])`,
    ].join("|"),
    "|(?:j['’]ai|on a) (?:eu|vu|rencontré|visité)(?= (?:M\\.|Mr|Mme|Mlle|Monsieur|Madame|monsieur|madame|mme|les) )",
    "|(?:je|on|il|faut que je|il faut que je|il faut qu['’]on) ",
    "(?:dois|doit|vais|va|faut|faudra|faudrait|veux|voudrais|",
    "devrais)(?= (?:lui |leur |aller )?(?:re)?(?:faire|poser|installer|monter|peindre|isoler|",
    "remplacer|changer|rénover|réparer|créer|construire|aménager|carreler|crépir|\\p{L}{4,14}(?:er|ir|re)) )",
    ")(?: qui s['’]appelle)?(?: pour)?\\s?[,:]?\\s?(?:c['’]est )?",
  ].join(""),
  "iu",
);

/** The text without what its writer says of themselves: « moi je prends 52 € de l'heure », « je suis en micro ». */
export function withoutSelf(plainText: string): string {
  return plainText.replaceAll(OF_SELF, " ");
}

const OF_SELF = new RegExp(
  [
    "\\b(?:moi,? )?(?:je|on|nous) ",
    "(?:prends?|prenons|facture|facturons|compte|comptons|demande|demandons|suis|",
    "est|sommes|travaille|bosse|tourne)(?: a)? ",
    "(?:\\d{1,4}(?:[.,]\\d{1,2})? ?(?:€|euros?|eur|balles)|(?:[a-z]+ ){0,3}tva\\b)",
  ].join(""),
  "g",
);

/** What the customer wants done, in the words of the text: « Refaire la salle de bain ». Empty without it. */
export function wantedWork(text: string): string {
  const [, work = ""] = WANTED.exec(text) ?? [];
  return withCapital(work.trim());
}

const WANTED = new RegExp(
  [
    "(?:^|[\\s,.;:])(?:(?:il )?(?:faut|faudrait|faudra)|(?:ils?|elles?|qui) (?:veut|veulent|voudrait|voudraient|",
    "souhaite|souhaitent|aimerait|aimeraient)|c['’]est pour) ((?:refaire|rénover|changer|remplacer|aménager|",
    "installer|poser|repeindre|créer|construire|isoler)(?: [\\p{L}'’-]{1,30}){1,8}?)(?=\\s?[,:.;\\n]|$)",
  ].join(""),
  "u",
);
