import { pattern } from "./pattern.ts";
// What politeness puts before the verb of an order: « bonjour », « tu pourrais », « il me faudrait », « je voudrais
// que ».

/** A request or a wish. `next` is the place after it. `takesNoun`: a thing may be wanted without a verb. */
export type Frame = { next: number; isNegated: boolean; takesNoun: boolean };

const FILLERS = new Set(
  (
    "bonjour salut bonsoir hello coucou hey hi yo bon ben bah alors euh heu hum hmm allez hop ok oui non si " +
    "ah oh eh ha " +
    "voila voici donc puis mais enfin finalement franchement juste vite stp merci urgent tiens dis ecoute " +
    "attends maintenant " +
    "aussi sinon plutot fait chef maintenant desole pardon surtout vas y accord d' du coup en ensuite apres " +
    "et puis hein quoi " +
    "allo oups mince zut flute excuse excusez bref super parfait cool dac go pour commencer d'abord - * + • > # " +
    ". est-ce"
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
  ["tant", "qu'", "a", "faire"],
  ["vas", "y"],
  ["c'", "est", "bon"],
  ["c'", "est", "parti"],
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

/** The place after the fillers that stand at `from`. */
export function fillersAt(words: readonly string[], from: number): number {
  let next = from;
  for (;;) {
    const group = GROUPS.find((parts) => parts.every((part, index) => words[next + index] === part));
    const word = words[next] ?? "";
    if (group) next += group.length;
    else if (word === "merci" && !/^(?:de|d')$/.test(words[next + 1] ?? "")) next++;
    else if (word === "surtout" && /^(?:ne|n'|pas)$/.test(words[next + 1] ?? "")) next++;
    else if (/^(?:dis|dites)$/.test(word) && /^(?:moi|nous|voir)$/.test(words[next + 1] ?? "")) return next;
    else if (word === "attends" && /^(?:avant|pour)$/.test(words[next + 1] ?? "")) return next;
    else if (/^(?:moi|nous)$/.test(word) && /^(?:je|j'|on|nous)$/.test(words[next + 1] ?? "")) next++;
    else if (FILLERS.has(word) && !NOT_ALONE.has(word)) next++;
    else return next;
  }
}

// Read at the head of a clause. Words are joined by single spaces.
const REQUESTS: { pattern: RegExp; takesNoun?: true; isNegated?: true }[] = [
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
  {
    pattern: /^(?:il |ca )?va (?:me |nous )?falloir (?:que (?:tu|je|j'|on|vous) |qu' on )?/,
    takesNoun: true,
  },
  {
    pattern: pattern`
        ^(?:il |ca |ce )?(?:conviendrait|m' arrangerait|serait (?:bien|cool|top|sympa|bon|gentil|utile|souhaitable)|
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
    pattern: /^(?:attends?|attendez|patiente)(?: un peu| encore| donc)? (?:avant (?:de|d')|pour) /,
    isNegated: true,
    takesNoun: true,
  },
  { pattern: /^(?:veuillez|pensez a|pense a|oublie pas de|n' oublie pas de|essaie de) / },
  {
    pattern:
      /^(?:il )?(?:ne )?(?:faut|faudrait|faudra) (?:pas|plus|jamais|surtout pas)(?: que (?:tu|je|j'|on|vous|nous))? /,
    isNegated: true,
    takesNoun: true,
  },
  {
    pattern: pattern`
        ^(?:il )?(?:me |m' |nous |lui |te |leur |t' en )?(?:faut|faudrait|faudra|fallait)(?: absolument| vite|
        \saussi| juste)?(?: (?:que (?:tu|je|j'|on|vous|nous)|qu' (?:on|il|ils)))? `,
    takesNoun: true,
  },
  {
    pattern: pattern`
        ^(?:je|j'|on|nous) (?:ne |n' )?(?:te |vous |t' )?(?:veux|veut|voulons|voudrais|voudrait|voulais|
        souhaite|souhaiterais|souhaitons|aimerais|aimerait|desire|desirerais|demande|prefere|prefererais|prends|
        prendrais) (?:surtout )?(?:pas|plus)(?: que (?:tu|vous|on|l' on))? `,
    isNegated: true,
    takesNoun: true,
  },
  {
    pattern: pattern`
        ^(?:je|j'|on|nous) (?:ne |n' )?(?:te |vous |t' )?(?:veux|veut|voulons|voudrais|voudrait|voulais|
        souhaite|souhaiterais|souhaitons|aimerais|aimerait|desire|desirerais|demande|prefere|prefererais|prends|
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
        ^(?:(?:j'|on|nous) (?:ai|aurais|a|avons|aurait|aurai) )?(?:aussi |bien |vraiment )?(?:besoin|
        envie) (?:de |d' |que tu |que vous )`,
    takesNoun: true,
  },
  {
    pattern:
      /^(?:(?:c'|ce) (?:est|n' est) )?(?:pas la peine|inutile|pas necessaire|pas utile|pas la peine) (?:de|d'|que tu) /,
    isNegated: true,
    takesNoun: true,
  },
  { pattern: /^(?:evite|evitez|arrete|arretez|interdiction) (?:de|d') /, isNegated: true },
  { pattern: /^(?:il )?(?:ne )?(?:me |nous )?(?:reste|restait) plus qu' a / },
  { pattern: /^(?:il est|c' est) (?:temps|l' heure|le moment) (?:de|d'|que tu|que je|qu' on) / },
  { pattern: /^(?:est ce que )?(?:tu |t' |vous )?(?:as|avez|aurais|auriez) (?:tu |vous )?moyen (?:de|d'|que tu) / },
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
  { pattern: /^(?:il )?convien(?:t|drait) (?:de|d') / },
  { pattern: /^(?:est ce qu' )?(?:il )?(?:y a |y aurait )?(?:t il )?moyen (?:de|d'|que tu) / },
  {
    pattern: pattern`
        ^(?:est ce |serait il |vous serait il |te serait il |est il |ce serait |ca serait |c' est |ca serait |
        est ce que c' est )?(?:possible|
        bien|cool|sympa|top) (?:de|d'|que tu) `,
  },
  { pattern: /^(?:on|nous) (?:va|allons) (?!.*\b(?:demain|tard|prochaine?|semaine|apres)\b)/ },
  { pattern: /^(?:tu|vous|on) (?:me |m' |nous |lui |leur |te )?/ },
  { pattern: /^(?:can|could|would|will) (?:you|we|i) (?:stp )?/ },
  { pattern: /^(?:i|we) (?:need|want|would like|d' like|d like)(?: you)?(?: to)? /, takesNoun: true },
];

/** The request or the wish that stands at `from`, or null. */
export function frameAt(words: readonly string[], from: number): Frame | null {
  const text = `${words.slice(from, from + 16).join(" ")} `;
  for (const { pattern, takesNoun = false, isNegated = false } of REQUESTS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const length = match[0].trimEnd().split(" ").length;
    return { next: from + length, isNegated, takesNoun };
  }
  return null;
}
