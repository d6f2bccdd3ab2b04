import { plainWords } from "../../shared/search-text.ts";
import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { fillersAt } from "./frames.ts";
import { nounIntent } from "./lexicon.ts";

// Acts that a few words say: back, no answer, greeting, thanks.

const BACK: readonly RegExp[] = [
  pattern`
    ^(?:(?:fais |on fait )?(?:un )?retour|back|go back|undo|reviens?|revenez|arriere(?: toute)?|precedent|precedente|
    (?:la |l' )?(?:question|etape) (?:precedente|
    d' avant)|marche arriere)(?: (?:stp|merci|arriere|en arriere|svp))*(?:$| (?:je|j'|c'|il|on|parce|car|
    a la question)(?: |$))`,
  pattern`
    \b(?:reviens|reviennent|revenir|revenons|revenez|revient|recule|reculer|reculez|retourne|retourner|retournez|
    remonte|remonter|remontez|repasse|repasser|repars|repartir|revien|revin|retourn) (?:\w+'? ){0,4}?(?:l?(?:question|
    etape|arriere)|etap|cran|precedente|ecran precedent|d?avant)\b`,
  pattern`
    \b(?:reprends?|reprenons|refais|repose|reposez|remets)(?: moi)? (?:a )?la (?:question|reponse) (?:precedente|
    d' avant)\b`,
  pattern`
    \b(?:revenir|reviens|revenons|retourner?|remonter?) a ce (?:que |qu' )(?:\w+'? ){1,5}(?:avant|precedemment|
    juste avant)$`,
  /\b(?:reponse|question) (?:precedente|d' avant|juste avant)$/,
  pattern`
    \b(?:annule|annuler|annulez|efface|effacer|effacez|supprime|supprimer|oublie|oublier|enleve|enlever|retire|
    vire) (?:moi )?(?:(?:ma|la|mes) (?:derniere )?reponses?|(?:tout )?(?:ce que je viens|ce que j' ai|
    mon dernier|le dernier message))\b`,
  /\brepose moi la question\b/,
];

/** True when the question before is wanted again. */
export function isBack(clauses: readonly Clause[]): boolean {
  return clauses.some(({ words }) => {
    const text = words.slice(fillersAt(words, 0)).join(" ");
    return BACK.some((pattern) => pattern.test(text));
  });
}

const NO_ANSWER: readonly RegExp[] = [
  pattern`
    \b(?:je|j'|on|c') ?(?:ne |n' )?(?:en |me |m' |le |y )?(?:sais|sait|saurais|connais|vois|comprends|pige|souviens|
    rappelle|retrouve|ai) (?:(?:trop|vraiment|strictement|absolument|franchement|meme|toujours) )?(?:pas|plus|pu|rien|
    aucune idee|pas encore)\b`,
  pattern`
    \b(?:pas|plus) (?:(?:tres|trop|vraiment|tout a fait|encore|bien) )*(?:sure?(?= (?:de|d'|que|du)|$)|certaine?|
    compris|saisi|suivi)(?: |$)`,
  /\b(?:aucune|pas la moindre|aucune foutue|pas d'|no) idee?\b/,
  /^(?:sais|sait) (?:pas|plus|pu)\b/,
  // « Gérard ne m'a pas donné l'info », « je la lui demande ce soir ».
  pattern`
    \b(?:m' |m'|nous |me )?(?:a|ont) (?:toujours |encore )?(?:pas|rien) (?:encore )?(?:donne|dit|precise|confirme|
    communique|
    transmis|envoye) (?:l' info\w*|la (?:date|reponse|duree)|le (?:jour|nombre|detail)|la dessus)\b`,
  /^je (?:(?:la|le|l'|les|lui|leur) ){1,2}(?:demande|demanderai|redemande|redemanderai)\b/,
  // « j'ai une cliente qui entre ».
  pattern`
    ^(?:j' ai|y a|il y a|on a) (?:(?:une?|le|la|l'|mon|ma|mes|des|deux|du) )?(?:clients?|clientes?|livreurs?|camion|
    fournisseur|patron|patronne|collegue|apprenti|facteur|telephone|voisine?|monde|gens|monsieur|dame|gamin|gosse|chef)
    \x20(?:\S+ ){0,2}qui (?:m' |me )?(?:arrive|entre|rentre|sonne|appelle|debarque|attend|klaxonne|demande)\b`,
  pattern`
    \b(?:trou de memoire|sous (?:les yeux|la main)|(?:je|j') (?:(?:l'|le|la|les|ne|n') )*ai (?:pas|plus|oublie)|
    je (?:cherche|regarde|verifie|reflechis|me renseigne|demande|fouille)|
    (?:une|deux|trois|quelques|\d) (?:p'?e?tites? )?sec(?:ondes?)?|
    bout de la langue|bouge pas|quittez? pas|deux minutes|2 min|5 min|un instant|une minute|
    je reviens(?! (?:pas|plus|tous|toutes|chaque|une|deux|regul))|j' hesite|laisse moi)\b`,
  pattern`
    ^(?:(?:il )?(?:faut|faudra|faudrait|va falloir) que (?:je|j') (?:(?:lui|leur|l[ea']|les|y|me|m') )*(?:voie|vois|
    demande|redemande|regarde|verifie|reflechisse|reflechis|relise|relis|revoie|confirme|contacte|retrouve|cherche|
    appelle|rappelle|renseigne|consulte|calcule|check|
    ouvre|pose|recherche)|faut voir|voir avec|pas (?:d' )?inspiration|
    rien (?:de |d')(?:special|particulier|plus|autre|precis|defini)|je dois (?:demander|voir avec|verifier|lui demander|
    leur demander|regarder)|peut etre|(?:c' est |c' etait )?(?:quoi|comment) ca$|c' est quoi$|
    (?:tu )?veux dire quoi|ca depend|bof|mouais|bientot|plus tard|on verra|idem|pareil|
    comme d' hab(?:itude)?$|(?:la )?meme chose$|
    c' est (?:complique|flou|long|delicat|pas simple|confidentiel)$|
    (?:c' est |ca serait |ce serait )?(?:trop |assez |un peu |tres )?(?:complique|long|difficile|dur|delicat|penible|
    pas simple|pas facile|pas evident) a (?:t' |vous |te )?(?:expliquer|decrire|resumer|detailler|raconter|
    formuler|ecrire)\b|n' importe|comme (?:tu|vous) (?:le )?(?:veux|voulez|sens|sentez|preferes|
    preferez)|
    je m' en fous|peux? importe|longtemps|tranquille|attends?|attendez|minute|patience|patiente|difficile a dire|
    dur a dire|
    aucune? (?:souvenir|preference)|(?:c' est )?toi qui (?:vois|choisis|decides)|(?:choisis|decide)(?: (?:toi|
    pour moi|donc))*$|
    mets (?:ce que|comme|n' importe)|a toi de voir|va savoir|mystere)\b`,
  pattern`
    ^(?:oui|non|ok|d' accord|hein|quoi|comment|pardon|ah|bon|ben|et|alors|voila|super|
    parfait)(?: (?:oui|non|ok|d' accord|hein|quoi|stp|deja|ca|il en a un|elle en a un|bien sur|voila|il en a une|
    elle en a une))*$`,
];

// « son nom m'échappe », « je sèche ».
const AT_A_LOSS = pattern`
    ^(?:(?:alors|ouh?|oh|ah|la|ben|bah|eh|euh|franchement|honnetement|desole|pfou+|ouf|aie|non) )*(?:
    (?:la )?(?:tu|vous) (?:me |m' |nous )(?:la )?(?:poses?|posez) (?:une|la|de ces|des) (?:\w+ )?(?:colles?|
    questions?)(?: .*)?|
    (?:la )?(?:tu|vous) (?:m' |me |nous )?(?:en )?(?:demandes?|demandez) (?:la )?(?:trop|beaucoup)(?: .*)?|
    (?:la )?(?:tu|vous) (?:me |m' |nous )(?:prends?|prenez) (?:au depourvu|de court)(?: .*)?|
    (?:la )?(?:tu|vous) (?:me |m' |nous )(?:colles|collez|seches)(?: .*)?|
    (?:la )?(?:t'|tu) (?:as|en as) (?:de )?ces questions|
    (?:(?:l[ea]|son|ce|ca|cela|mon) )?(?:(?:nom|prenom|mail|societe|boite|adresse|date|nom de famille) )?(?:m' |nous )
    (?:echappe|est sortie?)(?: .*)?|
    (?:je|j') (?:seche|cale|bloque|patauge|nage|rame|galere)(?: (?:la|completement|total|totalement|un peu|grave|
    dessus|sur (?:ca|celle la|ce coup|cette question)))*|
    (?:je )?donne ma langue au chat|(?:(?:gros|petit|enorme) (?:trou|blanc)|trou (?:noir|de memoire))(?: (?:la|
    total|de memoire))*|
    (?:j' ai )(?:un|le) (?:gros |petit |enorme )?(?:trou|blanc)(?: .*)?|
    mystere(?: (?:total|et boule de gomme))?|
    (?:c' est )?(?:dur|dure|chaud|pas evident|pas facile|complique)(?: (?:ca|la|a dire|a savoir|comme question|
    ta question))+|
    (?:quelle|bonne|belle|excellente|sacree|drole de|la bonne|vaste|colle) question(?: (?:ca|la|dis donc))*|
    (?:c' est )?(?:(?:une|la) )?(?:bonne|belle|excellente|sacree|vaste|vraie) question(?: .*)?|
    (?:il )?(?:m'|me|nous) ?(?:est|serait|parait|semble) (?:impossible|difficile|delicat|malaise) (?:de |
    d' )(?:vous |te |t' )?(?:
    (?:l[ea'] )?(?:dire|repondre|savoir|estimer|preciser|indiquer|chiffrer|donner))(?: .*)?|
    comment (?:(?:il|elle|ils|on|ca|ce \w+|cette \w+|l[ea] \w+) )?s' (?:appelle|appelait|appellent)(?: (?:il|elle|
    ils|deja|encore|
    celui|celle|la|ci|ce \w+|cette \w+))*|
    (?:c' est|c' etait) (?:quoi|comment) (?:deja|encore)(?: (?:son|sa|leur|ce) \w+)?|
    impossible (?:de |d' )(?:(?:m'|me|s'|te|le|la|l'|en) )*(?:souvenir|rappeler|dire|retrouver|savoir|remettre)(?: .*)?|
    (?:ca|il|elle|rien|(?:l[ea]|son) (?:nom|prenom))(?: (?:ne|va|me))* (?:revient|revenir|vient|
    reviendra)(?: (?:pas|plus|rien|la|a l' esprit|
    en tete))*|
    (?:je|j') (?:(?:l'|le|la|les|ne|n') )*(?:ai|avais) (?:pas|plus|jamais|rien) (?:retenu|en tete|note|memorise|
    sous le coude)(?: .*)?
    )$`;

/** True when who is asked has nothing to say: « là tu me poses une colle ». */
export function isAtALoss(clauses: readonly Clause[]): boolean {
  if (clauses.length > MOST_OF_LOSS) return false;
  return clauses.some(
    ({ words }) => words.length <= LONGEST_LOSS && AT_A_LOSS.test(words.slice(fillersAt(words, 0)).join(" ")),
  );
}

const MOST_OF_LOSS = 3;
const LONGEST_LOSS = 14;

/** True when the words answer nothing, whatever « attends » stands before them. */
export function isNoAnswerAfterWait(clauses: readonly Clause[]): boolean {
  return isNoAnswer(
    clauses.map((clause) => {
      const start = clause.words.findIndex((word) => !/^(?:attends?|attendez|minute|ah|oh|bon|euh)$/.test(word));
      return start > 0 ? { ...clause, words: clause.words.slice(start) } : clause;
    }),
  );
}

/** True when the words answer no question: « je sais pas », « euh », « hein ? ». */
export function isNoAnswer(clauses: readonly Clause[]): boolean {
  if (clauses.length === 0) return true;
  // « pfff comment dire… », « alors… comment t'expliquer… ».
  if (clauses.every(isFilling) && clauses.some(({ words }) => SIGHED.test(words.join(" ")))) return true;
  return clauses.some(({ words }, index) => {
    const text = words.join(" ");
    const bare = words.slice(fillersAt(words, 0)).join(" ");
    if (bare === "") return clauses.length === 1;
    if (index === 0 && TELLS_LATER.test(bare)) return true;
    if (UNDECIDED.test(bare) && clauses.slice(0, index).every(isFilling)) return true;
    if (index === clauses.length - 1 && index <= LATEST_DOUBT && LAST_DOUBT.test(bare)) return true;
    return (
      index <= 1 && NO_ANSWER.some((pattern) => pattern.test(bare) || (clauses.length === 1 && pattern.test(text)))
    );
  });
}

function isFilling({ words }: Clause): boolean {
  const otherWords = words.join(" ").replace(SIGHED, "").split(" ").filter(Boolean);
  return fillersAt(otherWords, 0) >= otherWords.length;
}

const SIGHED = pattern`
    (?:^| )(?:pf+|pfi?o+u+f?|rho+|oh?la+|ouh?la+|hu?m+|mm+|euh+|heu+|comment (?:(?:je|te|t'|vous|vais je) )*(?:dire|
    expliquer|decrire|formuler|tourner ca)|(?:je )?cherche mes mots)(?= |$)`;

const UNDECIDED = pattern`
    ^(?:(?:l[ea]|mon|ma|les) (?:client|cliente|clients|patron|patronne|dame|monsieur|proprio|proprietaire|couple)|il|
    elle|ils|elles|m \w+|mme \w+)(?: (?:n' |ne )?(?:l' )?(?:hesite|hesitent|reflechit|reflechissent|
    (?:a|ont) (?:pas|rien|jamais) (?:encore )?(?:decide|choisi|tranche|repondu|fixe|confirme|donne de reponse|dit)|
    sait (?:pas|plus)(?: encore)?|doit (?:me |nous )?(?:rappeler|confirmer|redire|dire|repondre|recontacter)|
    veut (?:encore )?(?:reflechir|voir)))(?: (?:encore|toujours|un peu|beaucoup|la dessus|entre .*))*$|
    ^(?:(?:c' est|on a|j' ai|ils ont|il a|encore|toujours|rien) )*pas (?:encore |tout a fait )?(?:decide|choisi|
    fixe|arrete|
    tranche|defini|determine|cale|reflechi)e?s?(?: .{0,20})?$`;

// « deux jours, ou trois, j'en sais rien »: what was said before it is no answer either.
const LAST_DOUBT =
  /^(?:(?:je|j') )?(?:(?:n' |ne )?(?:en )?sais (?:rien|pas|plus)|hesite|aucune idee)(?: (?:trop|du tout))?$/;
const LATEST_DOUBT = 5;

const GREETING = new Set(
  (
    "bonjour salut bonsoir hello coucou hey hi yo good morning evening afternoon wesh re rebonjour bjr adishatz " +
    "adieu demat kaixo egun salam hola ciao holla salutations bonswar bonjou"
  ).split(" "),
);
const AROUND_GREETING = new Set(
  (
    "ca va c' est moi encore comment tu vas vous allez chef a tous toi l' equipe tout le monde bien et cv " +
    "dormi reveille quoi de neuf la forme roule gaze baigne allo bien ou bien " +
    "assistant dis etabli mon ami there how are you today j' espere que oui"
  ).split(" "),
);

/** True when the message only greets. */
export function isGreeting(clauses: readonly Clause[]): boolean {
  const words = lettersOf(clauses);
  const isHello = GREETING.has(words[0] ?? "") && words.length <= 6 && words.join(" ").includes("ca va");
  if (isHello) return true;
  const isPolite = words.every((word) => GREETING.has(word) || AROUND_GREETING.has(word));
  return isPolite && words.some((word) => GREETING.has(word)) && words.length <= 9;
}

const THANKS = pattern`
    ^(?:me+r+ci+s?|thx|thanks|thank|remercie|remercions|nickel|super|parfait|genial|top|impec|impeccable|bravo|
    cimer|mci)$`;
const AROUND_THANKS = new Set(
  (
    "beaucoup bien c' est bon tout ca marche je te vous t' l' infiniment mille fois pour ton votre aide you " +
    "so much a toi bonne journee " +
    "soiree fin de et d' accord ok oui grand un sympa gentil cool la va chef top voila rien d' autre que du " +
    "coup fait salut bcp " +
    "it great perfect very many super au revoir bientot demain plus"
  ).split(" "),
);

/** True when the message only thanks. */
export function isThanks(clauses: readonly Clause[]): boolean {
  // « JULIE@STUDIO.COM merci » answers.
  if (clauses.some(({ words }) => words.includes("<mail>"))) return false;
  const words = lettersOf(clauses);
  const start = fillersAt(words, 0);
  const at = words.findIndex((word) => /^(?:me+r+ci+s?|thx|thanks|remercie|remercions|reconnaissante?s?)$/.test(word));
  const isBegun =
    at >= 0 &&
    (at <= start || words[at]?.startsWith("re") === true || words.slice(0, at).every((word) => isPraise(word)));
  if (isBegun && words.length <= 14 && !/^(?:de|d')$/.test(words[at + 1] ?? "")) return true;
  const isPolite = words.every((word) => THANKS.test(word) || AROUND_THANKS.has(word));
  return isPolite && words.some((word) => THANKS.test(word)) && words.length <= 16;
}

function isPraise(word: string): boolean {
  return THANKS.test(word) || AROUND_THANKS.has(word) || FILLER_PRAISE.has(word);
}

const FILLER_PRAISE = new Set("ah ben bon trop fort gere hein suis vraiment tres".split(" "));

function lettersOf(clauses: readonly Clause[]): string[] {
  return clauses.flatMap(({ words }) => words).filter((word) => /^[a-z']/.test(word) && word !== "stp");
}

/** The document of a message that holds its noun alone (« facture », « le devis stp »), or null. */
export function loneNoun(clauses: readonly Clause[]): ReturnType<typeof nounIntent> {
  const words = lettersOf(clauses).filter((word) => !ARTICLES.has(word));
  if (words.length > 12) return null;
  const [word = "", ...others] = words;
  return others.length === 0 ? nounIntent(word) : null;
}

const ARTICLES = new Set(
  (
    "le la les l' un une des du mon ma mes the a ton ta ce cette nouveau nouvelle bon ben bah alors hein " +
    "quoi et donc"
  ).split(" "),
);

// « je vous redirai cela dès que j'aurai eu confirmation »: who answers will answer later.
const TELLS_LATER = pattern`
    ^(?:(?:alors|euh|bon|ben|desole|desolee|pour l' instant|attends?|ok) )*(?:je|on|nous)
    \x20(?:(?:te|t'|vous|le|la|l'|lui|en|y|les) )*(?:redis|redirai|redira|redirons|reviens vers|reviendrai vers|
    recontacte|recontacterai|tiendrai|tiens|confirmerai|confirme)(?: .{0,60})?(?: |$)
    (?:(?:au courant|ca|cela|vous|toi|plus tard|demain|bientot|vite|rapidement|des que|quand|apres|une fois|
    ce soir).{0,60})?$`;

const PUTS_OFF = pattern`
    ^(?:(?:bon|ok|euh|ben|bah|non|alors|enfin|attends?),? )*(?:demain )?
    (?:(?:on|je|j'|nous) ?(?:(?:te|t'|vous|lui|leur|l'|les|me|en|y|re) ?)*(?:verra|verrai|verrons|voit|vois|regarde|
    regardera|regarderai|regarderons|reparle|reparlera|reparlerai|parle|parlera|dis|dirai|redis|redirai|rappelle|
    rappellerai|appelle|appellerai|demande|demanderai|redemande|confirme|confirmerai|tiens au courant)|
    (?:rappelle|redemande|relance|reparle)[ -](?:moi|m'en))(?: (?:ca|cela))?(?: (?:avec|a) (?:\w+ ){0,2}\w+)?
    (?: (?:demain|apres demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|plus tard|ce soir|ce week ?end|
    la semaine prochaine)){0,2}(?: (?:pour (?:savoir|la date|ca)|matin|soir))*[ .!]{0,3}$`;
// « on verra ça plus tard »: no day is told, the question is left.
const LEAVES_OPEN = /^(?:\w+,? )?(?:on|je|nous) (?:verra|verrai|verrons|voit)(?: (?:ca|cela))? plus tard[ .!\p{L}']*$/u;
const LONGEST_DELAY = 100;

/** True for « on verra ça demain »: the day is that of an answer to come, and answers nothing. */
export function putsOff(text: string): boolean {
  const words = text.length <= LONGEST_DELAY ? plainWords(text).replaceAll("’", "'") : "";
  return !LEAVES_OPEN.test(words) && (PUTS_OFF.test(words) || TELLS_LATER.test(words));
}
