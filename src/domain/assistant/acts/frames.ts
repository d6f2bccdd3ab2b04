import { ASKED_KINDLY, OWES_DOCUMENT } from "../words/asked-kindly.ts";
import { pattern } from "../words/pattern.ts";
import { isGoingFor } from "./noun-phrase.ts";
// What politeness puts before the verb of an order: « bonjour », « tu pourrais », « il me faudrait », « je voudrais
// que ».

/** A request or a wish. `next` is the place after it. `takesNoun`: a thing may be wanted without a verb. */
export type Frame = { next: number; isNegated: boolean; takesNoun: boolean };

const FILLERS = new Set(
  (
    "bonjour salut bonsoir hello coucou hey hi yo bon ben bah be beh bin alors allez hop ok oui non si pis ah oh " +
    "eh ha he ho zou basta con voila voici donc puis mais enfin finalement franchement juste vite stp merci " +
    "urgent tiens dis ecoute attends maintenant aussi sinon plutot fait chef maintenant desole pardon surtout vas " +
    "y accord d' du coup en ensuite apres et puis hein quoi allo oups mince zut flute excuse excusez bref super " +
    "parfait cool dac go pour commencer d'abord - * + • > # . est-ce"
  ).split(" "),
);
// « pour », « en » and the like are fillers only in these groups.
const GROUPS = [
  ["d'", "accord"],
  ["d'", "abord"],
  ["du", "coup"],
  ["en", "fait"],
  ["au", "fait"],
  ["en", "gros"],
  ["s'", "il", "te", "plait"],
  ["s'", "il", "vous", "plait"],
  ["comment", "dire"],
  ["par", "contre"],
  ["pour", "l'", "instant"],
  ["pour", "l'", "heure"],
  ["pour", "le", "moment"],
  ["tant", "qu'", "a", "faire"],
  ["vas", "y"],
  ["c'", "est", "bon"],
  ["c'", "est", "parti"],
  ["en", "route"],
  ["en", "avant"],
  ["si", "possible"],
  ["let'", "s"],
  ["tant", "pis"],
  ["ecoute", "moi", "bien"],
  ["ecoute", "moi"],
  ["ecoutez", "moi"],
  ["excuse", "moi"],
  ["excusez", "moi"],
];
const NOT_ALONE = new Set([
  "fait",
  "pour",
  "d'",
  "du",
  "en",
  "y",
  "vas",
  "commencer",
  "accord",
  "coup",
  "surtout",
  "merci",
  "si",
  "quoi",
]);

// « surtout me fais pas de devis ».
const PRONOUN_DENIED = /^(?:me|m'|lui|leur|nous|l[ea']|les) \S+ (?:pas|plus|jamais|aucune?|rien)$/;

/** The place after the fillers that stand at `from`. */
export function fillersAt(words: readonly string[], from: number): number {
  let next = from;
  for (;;) {
    const group = GROUPS.find((parts) => parts.every((part, index) => words[next + index] === part));
    const word = words[next] ?? "";
    if (group) next += group.length;
    else if (word === "merci" && !/^(?:de|d')$/.test(words[next + 1] ?? "")) next++;
    else if (word === "surtout" && /^(?:ne|n'|pas|tu|vous)$/.test(words[next + 1] ?? "")) next++;
    else if (word === "surtout" && /^(?:pas|plus|jamais|aucune?|rien|personne|zero)$/.test(words[next + 2] ?? ""))
      next++;
    else if (/^(?:dis|dites)$/.test(word) && /^(?:moi|nous|voir)$/.test(words[next + 1] ?? "")) return next;
    else if (word === "surtout" && PRONOUN_DENIED.test(words.slice(next + 1, next + 4).join(" "))) next++;
    else if (word === "attends" && /^(?:avant|pour)$/.test(words[next + 1] ?? "")) return next;
    else if (/^(?:moi|nous)$/.test(word) && /^(?:je|j'|on|nous)$/.test(words[next + 1] ?? "")) next++;
    else if (FILLERS.has(word) && !NOT_ALONE.has(word)) next++;
    else return next;
  }
}

// Read at the head of a clause. Words are joined by single spaces.
const REQUESTS: { pattern: RegExp; takesNoun?: true; isNegated?: true }[] = [
  { pattern: /^(?:stp )?(?:don' t|do not|dont|never) /, isNegated: true },
  {
    pattern: pattern`
      ^(?:ne |n' )?(?:te |t' |vous )(?:embete|embetez|casse|cassez|fatigue|fatiguez|prends|prenez|
      soucie) (?:surtout )?pas(?: la tete)? (?:a|de|d'|avec) `,
    isNegated: true,
    takesNoun: true,
  },
  {
    pattern: pattern`
      ^(?:je |j' |on )(?:n' |ne )?(?:t' |te |vous )?(?:ai|a) (?:pas|jamais|rien) (?:dit|demande|voulu|
      parle) (?:de |d' |que tu )(?:me )?`,
    isNegated: true,
    takesNoun: true,
  },
  {
    pattern: /^(?:c' est|ce n' est|c' est vraiment) pas (?:encore )?(?:le moment|l' heure) (?:de|d') /,
    isNegated: true,
  },
  {
    pattern: pattern`
      ^(?:est ce que )?(?:ca|cela) (?:ne |n' )?(?:te |vous |t' |m' |nous )(?:derange|derangerait|ennuie|
      ennuierait|embete|embeterait|dirait|dit|gene|generait|irait|arrangerait|
      ferait rien)(?: pas)?(?: trop)? (?:de |d' |que tu |si tu )`,
  },
  {
    pattern: pattern`
      ^(?:est ce que )?(?:(?:tu|vous) (?:es|etes|serais|seriez|te sens)|(?:serais|seriez|es|etes) (?:tu|
      vous)) (?:capable|en mesure|d' accord|partant|ok|chaud|dispo|disponible)s? (?:de|d'|pour) `,
  },
  { pattern: /^qu' est ce que (?:tu|vous) (?:dirais|diriez|penserais) (?:de |d' |si on )/ },
  {
    pattern: pattern`
      ^(?:est ce que )?(?:(?:je|j'|on|nous) (?:peux|peut|pourrais|pourrait|pourrions)|(?:pourrais|puis|pourrait|
      peut) (?:je|on))(?: bien)? (?:avoir|obtenir|recevoir) `,
    takesNoun: true,
  },
  {
    pattern: pattern`
      ^(?:occupez? (?:toi|vous)|chargez? (?:toi|vous)|(?:est ce que )?(?:tu|vous) (?:(?:peux|pourrais|pouvez|
      pourriez|veux) )?(?:bien )?(?:t'|te|vous) (?:occup|charg)(?:es|ez|er|erais)|je compte sur (?:toi|
      vous) pour|je (?:te |vous )(?:laisse|charge)(?: faire| de faire| preparer| t' occuper)?) (?:bien )?`,
    takesNoun: true,
  },
  {
    pattern: pattern`
        ^(?:est ce que )?(?:tu|vous|on) (?:ne |n' )?(?:peux|peut|pouvez|pourrais|pourrait|pourriez|saurais|
        voudrais|veux|voulez) (?:pas )?(?:bien )?`,
  },
  {
    pattern: pattern`
        ^(?:peux|peut|pourrais|pourrait|pouvez|pourriez|veux|voudrais|voudriez|voulez|saurais) (?:tu|vous|
        on) (?:pas )?(?:bien )?`,
  },
  {
    pattern: pattern`
        ^(?:auriez|aurais|avez|as) (?:vous|tu) (?:l' amabilite|l' obligeance|la gentillesse|la bonte|
        la possibilite|le temps|moyen) (?:de|d') `,
  },
  {
    pattern: pattern`
        ^(?:merci|je (?:vous|te|t') (?:prie|remercie|demande)|(?:je )?(?:vous |te |t' )?(?:saurais|saurions|serais|
        serions|aurions|
        aurais) (?:\w+ )?(?:gre|reconnaissante?)|(?:tu|vous) (?:voudrez|voudras) bien|(?:tu peux |
        vous pouvez )?(?:vas y|y aller|allez y|go) (?:pour|sur)|prends? le temps|
        charge(?:z)? (?:toi|vous)|occupe(?:z)? (?:toi|vous)) (?:par avance |d' avance )?(?:de |d' )?(?:bien vouloir )?`,
  },
  { pattern: /^(?:tu |t' |vous |y |il |on )?(?:n' )?(?:as|avez|a|reste)(?: plus)? qu' a / },
  { pattern: /^(?:il |ca )?va (?:me |nous )?falloir (?:que (?:tu|je|j'|on|vous) |qu' on )?/, takesNoun: true },
  {
    pattern: pattern`
        ^(?:il |ca |ce )?(?:conviendrait|m' arrangerait|(?:me |nous )?serait (?:agreable|precieux|bien|cool|top|
        sympa|bon|gentil|utile|souhaitable)|
        vaudrait mieux|vaut mieux|faudrait voir) (?:de |d' |a |que (?:tu|vous|je|l' on) |qu' on )`,
  },
  {
    pattern: pattern`
        ^(?:(?:mon|ma|mes|notre|nos|le|la|les|l'|m|mme|monsieur|madame) \w+ (?:\w+ )?)(?:aimerait|aimeraient|
        voudrait|voudraient|souhaiterait|souhaiteraient|desirerait|aurait besoin (?:de|d'))(?: bien| aussi)?
        (?: que (?:tu|vous|l' on|l')| qu' on)? `,
    takesNoun: true,
  },
  {
    pattern: pattern`
      ^(?:permettez moi de|(?:je|j'|on|nous)(?: (?:vais|va|voudrais|voulais|voulait|aimerais|dois|
      me permets de))?) (?:te |
      vous |t')?demander (?:de|d') `,
  },
  {
    pattern: /^(?:mon|ma|mes|notre|nos|le|la|les|l') ?\w+ (?:veut|veulent|demande|demandent) que (?:tu|vous|l' on) /,
  },
  {
    pattern: /^(?:attends?|attendez|patiente)(?: un peu| encore| donc)? (?:avant (?:de|d')|pour) /,
    isNegated: true,
    takesNoun: true,
  },
  { pattern: ASKED_KINDLY },
  {
    pattern:
      /^(?:il )?(?:ne )?(?:faut|faudrait|faudra) (?:pas|plus|jamais|surtout pas)(?: que (?:tu|je|j'|on|vous|nous))? /,
    isNegated: true,
    takesNoun: true,
  },
  {
    pattern: pattern`
        ^(?:il )?(?:me |m' |nous |lui |te |leur |t' en )?(?:faut|faudrait|faudra|fallait)(?: absolument| vite|
        \saussi| juste)?(?: (?:que (?:tu|je|j'|on|vous|nous)|qu' (?:on|il|ils)))?(?: (?:penser|songer|penses) a)? `,
    takesNoun: true,
  },
  {
    pattern: pattern`
        ^(?:je|j'|on|nous) (?:ne |n' )?(?:te |vous |t' )?(?:veux|veut|voulons|voudrais|voudrait|voulais|
        souhaite|souhaiterais|souhaiterions|souhaitons|voudrions|aimerions|aimerais|aimerait|desire|desirerais|
        demande|prefere|prefererais|prends|
        prendrais) (?:surtout )?(?:pas|plus)(?: que (?:tu|vous|on|l' on))? `,
    isNegated: true,
    takesNoun: true,
  },
  {
    pattern: pattern`
        ^(?:je|j'|on|nous) (?:ne |n' )?(?:te |vous |t' )?(?:veux|veut|voulons|voudrais|voudrait|voulais|
        souhaite|souhaiterais|souhaiterions|souhaitons|voudrions|aimerions|aimerais|aimerait|desire|desirerais|
        demande|prefere|prefererais|prends|
        prendrais)(?: bien| juste| aussi| vraiment| plutot| simplement| maintenant)*(?: que (?:tu|vous|on|
        l' on)| qu' on)? `,
    takesNoun: true,
  },
  {
    pattern: pattern`
        ^(?:(?:j'|on|nous|je|n'|tu|c'|il) )*(?:(?:ai|a|avons|as|y a) )?(?:pas|plus|aucun) (?:besoin|
        envie) (?:de|d'|que tu) `,
    isNegated: true,
    takesNoun: true,
  },
  {
    pattern: pattern`
      ^(?:(?:je|j'|on|nous) (?:(?:ai|aurais|a|avons|aurait|aurai|vais avoir|va avoir) )?)?(?:aussi |bien |
      vraiment )?(?:besoin|envie) (?:de |d' |que tu |que vous )?`,
    takesNoun: true,
  },
  {
    pattern: pattern`
        ^(?:(?:c'|ce) (?:est|n' est) )?(?:pas la peine|inutile|pas necessaire|pas utile|(?:pas|hors de) question|
        interdit) (?:de|d'|que tu) `,
    isNegated: true,
    takesNoun: true,
  },
  { pattern: /^(?:souhaite|souhaiterait|aimerait|voudrait|desire|desirerait) (?=une? )/, takesNoun: true },
  {
    pattern: pattern`
        ^(?:c' est|ce serait|ce sera|je (?:t'|vous|te) (?:appelle|ecris|contacte)) pour (?=une? |(?:l[ea']? |lui |
        leur |vous |te |m' |me )?(?:factur|chiffr|fair|etabli|prepar|demand|avoir)\w* )`,
    takesNoun: true,
  },
  {
    pattern: pattern`
      ^(?:(?:je |j' |on )(?:te |t' |vous )(?:interdis|interdit|defends?|deconseille)|evitez?|arretez?|
      interdiction) (?:de|d') `,
    isNegated: true,
  },
  {
    pattern: pattern`
        ^(?:est ce que )?(?:(?:tu |vous |t' )?(?:as|aurais|avez|auriez)|(?:as|aurais|avez|auriez) (?:tu|
        vous)) (?:le temps|
        (?:une|deux|trois|cinq|dix|\d+|quelques) (?:minutes?|secondes?|mn|min)|un moment|un instant) (?:pour|de|d') `,
  },
  { pattern: OWES_DOCUMENT },
  {
    pattern: pattern`
        ^(?:est ce qu(?:e|') ?)?(?:il |tu |t' |vous )?(?:y a |y aurait |as |avez |aurais |auriez )?
        (?:t il |tu |vous )?moyen (?:de|d'|que tu) `,
  },
  {
    pattern: pattern`
        ^(?:je|j'|on|nous) (?:vous |t' |te )?(?:aurais|aurait|aurions) (?:bien )?(?:souhaite|aime|voulu|desire)
        (?: que (?:tu|vous)| qu' on)? `,
    takesNoun: true,
  },
  {
    pattern: /^(?:il |ca )?(?:n' est|est) pas (?:necessaire|utile|la peine|urgent) (?:de|d'|que tu|que vous) /,
    isNegated: true,
  },
  { pattern: /^(?:il est|c' est) (?:temps|l' heure|le moment) (?:de|d'|que tu|que je|qu' on) / },
  { pattern: /^(?:il )?(?:convien(?:t|drait) (?:de|d')|(?:ne )?(?:me |nous )?(?:reste|restait) plus qu' a) / },
  {
    pattern: pattern`
        ^(?:est ce |serait il |vous serait il |te serait il |est il |ce serait |ca serait |c' est |ca serait |
        est ce que c' est )?(?:possible|
        envisageable|faisable|jouable|bien|cool|sympa|top) (?:de|d'|que tu) `,
  },
  { pattern: /^(?:on|nous) (?:va|allons) (?!.*\b(?:demain|tard|prochaine?|semaine|apres)\b)/ },
  { pattern: /^(?:(?:tu|vous) (?:vas|allez)|(?:tu|vous|on)(?: (?:me|m'|nous|lui|leur|te))?) / },
  { pattern: /^(?:can|could|would|will) (?:you|we|i) (?:stp )?/ },
  { pattern: /^(?:i'?|we'?) (?:need|want|would like|d' like|d like)(?: you)?(?: to)? /, takesNoun: true },
];

/** The request or the wish that stands at `from`, or null. */
export function frameAt(words: readonly string[], from: number): Frame | null {
  if (isGoingFor(words, from)) return { next: from + 1, isNegated: false, takesNoun: true };
  const text = `${words.slice(from, from + 16).join(" ")} `;
  for (const { pattern, takesNoun = false, isNegated = false } of REQUESTS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const length = match[0].trimEnd().split(" ").length;
    return { next: from + length, isNegated, takesNoun };
  }
  return null;
}
