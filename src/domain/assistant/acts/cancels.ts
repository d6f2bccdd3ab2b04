import { nearestWord, wordsWithin } from "../../shared/text/typing-errors.ts";
import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { fillersAt } from "./frames.ts";
import { nounIntent } from "./lexicon.ts";

// What cancels the flow that runs, in any wording: « bon finalement on oublie », « je préfère qu'on s'arrête là ».

const CANCEL_VARIANTS = wordsWithin([
  "annule",
  "annuler",
  "annulez",
  "arrete",
  "arreter",
  "laisse",
  "laisser",
  "abandonne",
  "abandonner",
  "interrompre",
]);

// What a wish or a person puts before the verb: « je préfère qu'on s' », « merci de bien vouloir ».
const WISHED = new Set(
  (
    "veuillez merci de d' pouvez pourriez peux peut pourrais pourrait vous tu il faut faudrait vaut mieux autant " +
    "je j' " +
    "on nous veux veut voudrais voulais vais va allons souhaite souhaiterais prefere prefererais prefererait dois " +
    "doit " +
    "l' obligeance amabilite la bonte gentillesse d' auriez avez aurais aimerais m' s' se te bien " +
    "tout vouloir que qu' oblige suis juste aussi simplement"
  ).split(" "),
);

const HEADS: readonly RegExp[] = [
  pattern`
    ^(?:annul|arret|abandonn|stopp|cess|renonc)(?:e|es|er|ez|ons)(?: a (?:creer|faire|etablir|continuer))?(?: |$)|
    ^(?:arreton|annulon|renoncon|cesson)s
    (?: |$)`,
  /^(?:cancel|stop|abort|abandon|exit|quitte|quitter|quittez|quittons|forget it|never mind|nevermind|drop it)(?: |$)/,
  /^(?:laiss)(?:e|es|er|ez|ons) (?:tomber|tombe|beton|bet|ca|courir)(?: |$)/,
  // « on laisse tout ça de côté ».
  /^(?:laisse|laisser|laissez|laissons|mets|mettons|mettre) (?:tout )?(?:ca |cela )?de cote(?: |$)/,
  /^oubli(?:e|er|ez|ons) (?:tout|ca|cela|cette|ce que|(?:ce|l[ea]) (?:devis|projet|flux|facture))(?: |$)/,
  /^annul(?:e|er|ez|ons) sa$/,
  /^(?:mettre|mettons|mets|mettez) un terme a (?:la|ce|cette)(?: |$)/,
  // « on laisse ce projet, il se fera pas ».
  /^laiss(?:e|er|ez|ons) (?:ce (?:devis|projet|chantier)|cette facture)(?: |$)/,
  /^(?:ferm)(?:e|er|ez|ons) (?:ca|tout|la|cette|le)(?: |$)/,
  /^(?:laisse|laissez|oublie|oubliez|oublier)$/,
  /^(?:interromps|interrompre|interrompez|mettre fin|mets fin|en (?:rester|reste) la|restons en la|en tenir la)(?: |$)/,
  /^(?:sors|sortir|sortez) (?:moi |nous )?de (?:la|ca|ce|cette)(?: |$)/,
  pattern`
    ^(?:remets|remettre|remettons|remet|reporte|reporter|reportons) (?:tout )?(?:ca |cela )?a (?:plus tard|
    une autre fois)`,
];

// « j'en veux plus de ce devis », « plus besoin », « je ne souhaite pas continuer », « c'est plus la peine ».
const NO_MORE = pattern`
    ^(?:(?:je |j' |on |nous )?(?:ne |n' )?(?:en )?(?:veux|veut|souhaite|souhaitons|desire|voulons)
    \x20(?:plus|pas (?:continuer|poursuivre|aller plus loin))|
    (?:(?:je |j' |nous |on )(?:ne |n' )?(?:souhaite|souhaitons|veux|voulons|desire|desirons|vais|allons) (?:finalement |
    donc )?pas (?:donner suite|y donner suite|aller plus loin|poursuivre))|nous (?:n' )?irons pas plus loin|
    (?:ce|cette) (?:devis|facture|projet) (?:n' )?a plus lieu d' etre|
    (?:je |j' |nous |on )?(?:prefere|prefererais|preferons|souhaite|souhaiterais) que (?:nous|l' on|on) (?:n' |ne )?
    (?:allions|aillions|aille) pas plus loin|(?:(?:je |j' |on |nous )?(?:n' |ne )?(?:en )?(?:ai |a |
    avons )?plus (?:besoin|envie))|(?:(?:c' |ce n' |n' )?(?:est )?plus (?:la peine|utile|necessaire|d' actualite))|
    (?:finalement |en fait |du coup )?(?:non |nan )?(?:je |j' |on |nous )(?:ne |n' )?(?:le |la |l' )?(?:fais|fait|
    faisons|etablis|prepare|continue) (?:plus|pas))(?: |$)`;

// What may follow: the thing that runs, and politeness. Anything else is the object of another verb or a name.
const AFTER_CANCEL = new Set(
  (
    "stop avec tout ca cela la le les l' ce c' cet cette tous toutes flux devis facture projet " +
    "taches demande commande-la " +
    "en fait cours stp merci va maintenant suite de it que j' ai demande dit plus on y a bas tomber operation " +
    "conversation questions question-la pour moi aujourd' hui alors donc finalement pas grave quoi tant pis " +
    "la-dessus desole desolee excuse et bon truc machin creation process procedure du d' demarche saisie dossier " +
    "nous annule annulez laisse abandonne " +
    "frais massacre bet beton continuer faire poursuivre rien besoin celui ci celle instant beaucoup tard fois " +
    "autre une " +
    "arretons arrete ne n' vaut coup peine utile hein chef aussi a moment t' es tu train"
  ).split(" "),
);

/** True when the clauses cancel what runs. « Stop Feu SARL » and « arrêter l'infiltration » do not. */
export function isCancellation(clauses: readonly Clause[]): boolean {
  return clauses.some(({ words }) => {
    const start = fillersAt(words, 0);
    if (words.length === 2 && words.join(" ") === "non stop") return false;
    if (cancels(words.slice(start), true)) return true;
    // « comment on annule une facture » asks.
    if (ASKS.test(words.slice(start, start + 3).join(" "))) return false;
    if (words.length > LONGEST_HASTE || isOfAnother(words, start)) return false;
    return words.some(
      (_word, at) =>
        at > start && isLateStart(words, at) && cancels(words.slice(at), ENDS_WITH.has(words[at - 1] ?? "")),
    );
  });
}

function cancels(words: readonly string[], isHead: boolean): boolean {
  const text = words.map(correctVerb).join(" ");
  const noMore = NO_MORE.exec(text)?.[0];
  if (noMore !== undefined) return isOfWhatRuns(wordsAfter(text, noMore));
  let from = 0;
  // « on oublie » alone is enough, « j'oublie » is not.
  const isOubli = words[0] === "on" && words[1] === "oublie";
  while (WISHED.has(words[from] ?? "")) from += 1;
  const phrase = isOubli ? `oublie tout ${words.slice(2).join(" ")}`.trim() : text.split(" ").slice(from).join(" ");
  const head = HEADS.map((pattern) => pattern.exec(phrase)?.[0]).find((match) => match !== undefined);
  if (head === undefined || (!isHead && from === 0 && BARE.test(head))) return false;
  const after = wordsAfter(phrase, head);
  // « laisse tomber le client veut plus »: only a field that is left aside is no reason to stop.
  // « laisser tomber le faux plafond de 20 cm » is a work.
  if (LETS_DOWN.test(text)) return false;
  if (DROPS.test(head)) return after.length <= LONGEST_EXCUSE && !after.slice(0, 3).some((word) => FIELD.test(word));
  return isOfWhatRuns(after);
}

function isOfWhatRuns(after: readonly string[]): boolean {
  const excuse = after.findIndex(
    (word, at) => EXCUSES.has(word) || OF_CUSTOMER.test(after.slice(at, at + 3).join(" ")),
  );
  const object = excuse < 0 ? after : after.slice(0, excuse);
  if (object.some((word, at) => (word === "pas" && object[at + 1] !== "grave") || word === "question")) return false;
  return object.length <= 8 && object.every((word) => AFTER_CANCEL.has(word) || nounIntent(word) !== null);
}

function wordsAfter(text: string, head: string): string[] {
  return text.slice(head.length).split(" ").filter(Boolean);
}

const DROPS = /^(?:laisse|laisses|laisser|laissez|laissons) (?:tomber|tombe|beton|courir)/;
const LETS_DOWN = pattern`
    ^(?:faire |bien )?laisser (?:tomber|courir) (?:un peu )?(?:l[ea] |l' |les |une? |des |du )
    (?!(?:ce |cette )?(?:devis|facture|projet|flux|chantier|dossier|affaire|histoire|demande|question|client|cliente|
    clients|patron|patronne|monsieur|dame|truc|machin|tout|creation|saisie|suite|reste)\b)[a-z]{3,}`;
const FIELD =
  /^(?:e?mail|courriel|adresse|date|nom|prenom|societe|entreprise|remise|tva|question|tel|telephone|numero)$/;
const LONGEST_EXCUSE = 20;

// « annule tout, je me suis trompé », « arrête tout le client a dit non » need no comma.
const EXCUSES = new Set("je j' c' il elle on tu parce car mais desole finalement y".split(" "));
const OF_CUSTOMER = pattern`
    ^(?:l[ea]|mon|ma|les) (?:client|cliente|clients|patron|patronne|dame|monsieur|proprio|proprietaire) (?:a|ont|vient|
    veut|veulent|voudrait|dit|annule|refuse|change|renonce|prefere)(?: |$)|
    ^ca (?:ne |n' )?(?:vaut|sert|marche|colle|suffit|m' interesse|en vaut)(?: |$)`;

// « un panneau stop » names a thing.
const BARE = /^(?:stop|cancel|abort|abandon|exit|quitte|quitter|oublie|oublier)/;
const THIRD_PERSON = new Set("le la les l' il elle ils elles mon ma mes m mme monsieur madame son sa ses".split(" "));
const HELD = new Set(
  (
    "un une le la les l' d' de du des pour ne n' pas que qui je j' tu il elle ca se s' m' a ai as ont est sont ete " +
    "avait avais si quand"
  ).split(" "),
);
const STARTS = /^(?:on|j'|je|nous|annule|annulez|arrete|arretez|laisse|laissez|abandonne|annuler|arreter)$/;
const LONGEST_HASTE = 14;
const ASKS = /^(?:comment|pourquoi|quand est ce|est ce|qu' est ce|combien|peut on|puis je|a quoi|que se passe)(?: |$)/;

// « le client annule » says what somebody else does, « là on arrête » does not.
function isOfAnother(words: readonly string[], start: number): boolean {
  return THIRD_PERSON.has(words[start] ?? "") && !/^(?:on|je|j'|nous)$/.test(words[start + 1] ?? "");
}

const ENDS_WITH = new Set(["mais", "donc", "ok", "merci", "non", "bon"]);

// « j'ai plus le temps on arrête là », « merci mais on abandonne »: people who dictate leave the commas out.
function isLateStart(words: readonly string[], at: number): boolean {
  return !HELD.has(words[at - 1] ?? "") && (STARTS.test(words[at] ?? "") || ENDS_WITH.has(words[at - 1] ?? ""));
}

function correctVerb(word: string): string {
  return word.length < 5 || word === "laisse" || /^(?:annul|arret)(?:ee?|e)s?$/.test(word)
    ? word
    : (nearestWord(word, CANCEL_VARIANTS) ?? word);
}

/** True when no document is wanted any more: « en fait non, pas de devis finalement ». */
export function wantsNoneAfterAll(clauses: readonly Clause[]): boolean {
  return clauses.some(({ words }) => NONE_AFTER_ALL.test(words.join(" ")));
}

const NONE_AFTER_ALL = pattern`
    ^(?:(?:bon|non|en fait|finalement|ben) )*(?:pas|plus) (?:de|d') (?:devis|facture|projet) (?:finalement|en fait|
    tout compte fait|du tout)$|^finalement (?:pas|plus) (?:de|d') (?:devis|facture|projet)$`;
