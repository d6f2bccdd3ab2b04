/**
 * A text without the invisible characters that make a page, a PDF and an XML read differently: controls but
 * tab and line break, marks and overrides of direction, characters without width, line separators, fillers, tags.
 * Joiners stay between emoji, and between letters of scripts that are written with them. Spaces with a width stay.
 */
export function withoutHiddenCharacters(text: string): string {
  return text.replace(HIDDEN, (character, offset: number) => (isNeeded(text, character, offset) ? character : ""));
}

const HIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\uFFF9-\uFFFB\p{DI}]/gu;

function isNeeded(text: string, character: string, offset: number): boolean {
  if (/\p{Variation_Selector}/u.test(character)) return true;
  if (character !== ZWJ && character !== ZWNJ) return false;
  const [left = "", right = ""] = [Array.from(text.slice(Math.max(0, offset - 2), offset)).at(-1), after(text, offset)];
  if (character === ZWJ && EMOJI_END.test(left) && EMOJI.test(right)) return true;
  return isJoinedLetter(left) && isJoinedLetter(right);
}

const ZWNJ = "\u200C";
const ZWJ = "\u200D";
const EMOJI = /\p{Extended_Pictographic}/u;
const EMOJI_END = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u;

function after(text: string, offset: number): string | undefined {
  const code = text.codePointAt(offset + 1);
  return code === undefined ? undefined : String.fromCodePoint(code);
}

// Persian and the scripts of India need joiners inside words. Ours do not.
function isJoinedLetter(character: string): boolean {
  return /[\p{L}\p{M}]/u.test(character) && !/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(character);
}
