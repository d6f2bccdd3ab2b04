import { withoutHiddenCharacters } from "#domain/shared/text/hidden-characters.ts";
import { foldQuote } from "./quoted-text.ts";

/** The longest beginning of a mail that a list keeps, in letters. */
export const FIRST_WORDS_CHARACTERS = 160;

/** A line that is drawn, or an address of the web: it says nothing in a list. */
const UNSAID = /^[-_=*~#\s]{3,}$|^<?https?:\/\/\S+>?$/i;

/** How a mail begins, in one line: what its sender wrote, without earlier mails under it. Empty: nothing is said. */
export function firstWords(text: string): string {
  const words = foldQuote(withoutHiddenCharacters(text.replaceAll("\r\n", "\n")))
    .text.split("\n")
    .filter((line) => !line.startsWith(">") && !UNSAID.test(line.trim()))
    .join(" ")
    .replace(/[\p{Cc}\p{Zs}\s\uFFFD]+/gu, " ")
    .trim();
  if (words.length <= FIRST_WORDS_CHARACTERS) return words;
  const cut = words.slice(0, FIRST_WORDS_CHARACTERS).toWellFormed().replaceAll("\uFFFD", "");
  const lastSpace = cut.lastIndexOf(" ");
  return `${lastSpace > FIRST_WORDS_CHARACTERS / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
