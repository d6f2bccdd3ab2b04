import type { RecognisedMail } from "./mail-kinds.ts";
import { plainMail } from "./plain-mail.ts";

/** What somebody wrote, and what stands under it: their name, their firm, its motto, its warnings. */
export type SignedText = { body: string; signature: string };

/** A mail whose signature is parted from its text. */
export function withoutSignature(mail: RecognisedMail): RecognisedMail {
  const { body, signature } = partSignature(mail.text, mail.fromAddress);
  return { ...mail, text: body, signature };
}

/** A line that ends a letter: a wish or a greeting, or the rule that programs draw. */
const CLOSING = new RegExp(
  [
    "^(?:(?:bien |tres |avec |en vous |nous vous |je vous |veuillez |recevez |croyez|dans l'attente",
    "|restant|sinceres?|meilleures?|mes |cordial|amicale|salutation|respectueu|cdt|cdlt|bav\\b|bise|bisou|merci",
    "|(?:a|au) (?:bientot|plaisir)",
    "|(?:bonne|belle|excellente|agreable) (?:journee|soiree|semaine|fin|reception|continuation|route)",
    "|(?:best|kind|warm) regards|regards|cheers|thanks|yours|un (?:grand|tout)))",
  ].join(""),
);
const RULE = /^(?:--|__|—|–)[-_—– ]*$/;
const AFTER_ALL = /^(?:p\.? ?s\b|nb\b|n\.b\.)/;

const LONGEST_CLOSING = 160;
const LONGEST_NAME = 60;
const MOST_NAME_WORDS = 7;
/** A name or a wish above it is no signature: the letter has to say something before. */
const LEAST_BODY = 12;

/**
 * Parts what somebody wrote from the signature under it: what follows a closing formula, a line that bears the name of
 * the sender's address, or a rule. What is added under « PS » belongs to the letter.
 */
export function partSignature(text: string, fromAddress: string): SignedText {
  const lines = text.split("\n");
  const start = startOfSignature(lines, plainMail(fromAddress.slice(0, 200)));
  if (start === lines.length) return { body: text, signature: "" };
  const under = lines.slice(start);
  const postscriptAt = under.findIndex((line) => AFTER_ALL.test(plainMail(line.slice(0, 20)).trim()));
  const signature = postscriptAt < 0 ? under : under.slice(0, postscriptAt);
  const rest = postscriptAt < 0 ? [] : under.slice(postscriptAt);
  return { body: [...lines.slice(0, start), ...rest].join("\n").trim(), signature: signature.join("\n").trim() };
}

function startOfSignature(lines: readonly string[], address: string): number {
  let letterCount = 0;
  for (const [at, line] of lines.entries()) {
    const words = plainMail(line.slice(0, LONGEST_CLOSING + 1)).trim();
    if (letterCount >= LEAST_BODY) {
      if (RULE.test(words)) return at;
      if (isNameOf(words, address)) return at;
      if (words.length <= LONGEST_CLOSING && CLOSING.test(words) && isName(lines, at + 1)) return at + 1;
    }
    letterCount += words.length > 0 && !isGreeting(words) ? words.length : 0;
  }
  return lines.length;
}

function isGreeting(words: string): boolean {
  return /^(?:bonjour|bonsoir|monsieur|madame|cher|chere|salut|coucou|hello|hi|dear)\b[^.?!]{0,40}$/.test(words);
}

// The next line that is written is as short as a name. Nothing may follow.
function isName(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from).find((line) => line.trim() !== "");
  return next === undefined || (next.trim().length <= LONGEST_NAME && !/[?:;]|\.$/.test(next.trim()));
}

// « R. Poujol » of poujol.rene@orange.fr, « Garage Gomez » of t.gomez@gomez-auto.example.
function isNameOf(words: string, address: string): boolean {
  const [head = ""] = words.split(/ [-–|] |,/);
  if (head.length > LONGEST_NAME || /[?!:;]/.test(head)) return false;
  const names = head.match(/[a-z]{3,}/g) ?? [];
  if (names.length === 0 || names.length > MOST_NAME_WORDS) return false;
  const parts = address.split(/[^a-z]/);
  const ownNames = names.filter((name) => (name.length > 3 ? address.includes(name) : parts.includes(name)));
  return ownNames.length * 2 >= names.length;
}
