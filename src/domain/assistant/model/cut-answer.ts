import { modelMessages } from "./model.messages.ts";

/**
 * An answer of at most so many characters. Of a longer one, the sentences that fit are kept, and it says that it was
 * cut.
 */
export function cutAnswer(text: string, most: number): string {
  if (text.length <= most) return text;
  const notice = `\n\n${modelMessages.cut}`;
  const beginning = text.slice(0, most - notice.length);
  const end = Math.max(...[". ", "! ", "? ", "… ", ".\n"].map((mark) => beginning.lastIndexOf(mark)));
  // Never inside a word: half of « Client 12 » would be somebody else.
  const wholeBeginning =
    end > 0 ? beginning.slice(0, end + 1) : beginning.slice(0, Math.max(0, beginning.lastIndexOf(" ")));
  return (wholeBeginning || beginning) + notice;
}
