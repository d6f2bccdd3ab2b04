import { ANSWER_SIGNS } from "./answer-signs.ts";
import { weigh } from "./sign.ts";
import { classesOfWord } from "./word-classes.ts";

/** Before « si », what makes it a question within a question, and no condition. */
const ASKS =
  "moi|nous|savoir|voir|demandes?|demander|toujours|verifier|confirmer|preciser|dire|redire|comme|meme|ou|et|sais pas";
const DAYS = "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|midi|soir|week-?end|du \\d|le \\d|entre";

/** What leaves a yes open, in words without accents and capitals. */
const OPEN: readonly RegExp[] = [
  // A condition that somebody still has to fulfil.
  /\b(?:sous (?:reserve|condition)|a (?:la )?condition|a moins qu|pourvu qu|a partir du moment ou)/,
  new RegExp(
    `(?<!\\b(?:${ASKS}) )\\bsi (?:(?:vous|tu) (?!(?:ne|voulez|veux|pouvez|peux` +
      "|preferez|preferes|le (?:voulez|souhaitez)|avez|as|etes|es|passez)\\b)\\w+" +
      "|(?:vous|tu) (?:pouvez|peux) \\w+|(?:vous|tu) etes d'accord" +
      "|(?:le|la|les|l'|votre|vos|ton|notre|mon|ma) ?\\w+" +
      "|(?:c'est|on|cela|ca) (?!(?:toujours |encore )?(?:possible|faisable|jouable)|vous (?:va|convient|arrange))\\w+)",
  ),
  /\b(?:uniquement|seulement|que) si\b/,
  // A part of the quote only.
  new RegExp(
    `\\b(?:sauf|hormis|excepte|a l'exception d\\S+|mais (?:pas|sans))\\b(?! (?:(?:le|la|les|du|de|en) )?(?:${DAYS})` +
      "|,? (?:erreur|imprevu))",
  ),
  /\bpour la partie\b|\b(?:seulement|uniquement) (?:pour|avec|le|la|les|l'|un|une)\b/,
  // Somebody else has not answered yet, or the quote is not yet as it should be.
  new RegExp(
    "\\b(?:attends|attendons|attend|attente) (?:encore |toujours )?(?:de |d')?" +
      "(?:(?:leur|son|sa) (?:reponse|accord|retour|decision|aval)|(?:la |le |l'|un |une )?" +
      "(?:reponse|accord|retour|decision|feu vert|validation|aval)(?: definiti\\w+)? (?:de |du |d'|des )" +
      "(?!votre|vos|toi|ta))",
  ),
  /\bvotre (?:nouvelle|nouveau) (?:proposition|devis|offre)\b/,
  /\b(?:devis|offre|proposition) (?:une fois )?(?:corrigee?|modifiee?|rectifiee?|revue?|refaite?)\b/,
  // The same in English.
  /\b(?:only if|as long as|provided (?:that|you)|subject to|on condition|if you (?:can|could|lower|remove|include))\b/,
  // Not yet.
  /\b(?:sur le principe|en principe|accord de principe)\b/,
  /\bavant (?:de |d'|que je |tout )(?:signer|valider|engage\w*|m'engager|nous engager|confirmer)/,
  /\bne (?:commandez|commande|commencez|commence|lancez|faites) (?:surtout )?(?:rien|pas)\b/,
];

/** What says of a decision that it is a no. */
const DENIED =
  /\bn(?:e |')(?:[a-z]+ ){0,3}(?:retenir|accepter|acceptee?s?|retenue?s?|valider|validee?s?|accord|suite)\b/;

/** A longer mail says its answer before. */
const MOST_CHARACTERS = 6_000;

/**
 * What the words of a mail leave of a yes in them, without accents and capitals: « whole », « open » when it depends on
 * something or holds for a part, « denied » when the words of an agreement are said of what is not agreed.
 */
export function yesIn(words: string): "whole" | "open" | "denied" {
  const head = words.slice(0, MOST_CHARACTERS);
  if (OPEN.some((pattern) => pattern.test(head))) return "open";
  return DENIED.test(head) ? "denied" : "whole";
}

/** Classes of words of which one stands in most acceptances. */
const YES_CLASSES: readonly string[] = ["agreement", "choice", "signature", "order", "start", "deposit"];

/** True when the words of a mail, or the names of its files, hold one that acceptances usually have. */
export function saysYes(words: string, files: string): boolean {
  const head = words.slice(0, MOST_CHARACTERS);
  if (weigh(ANSWER_SIGNS.yes, head) > 0 || weigh(ANSWER_SIGNS.files, files) > 0) return true;
  return (head.match(/[a-z]+/g) ?? []).some((word) => classesOfWord(word).some((one) => YES_CLASSES.includes(one)));
}
