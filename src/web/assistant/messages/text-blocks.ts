/** Lines of a text that are shown together: a paragraph, or the items of a list without their dash. */
export type TextBlock = { isList: boolean; lines: string[] };

/** A text cut into paragraphs and lists: a line that begins with a dash is an item. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split("\n")) {
    const isList = line.startsWith("- ");
    const last = blocks.at(-1);
    const shownLine = isList ? line.slice(2) : line;
    if (last?.isList === isList) last.lines.push(shownLine);
    else blocks.push({ isList, lines: [shownLine] });
  }
  return blocks;
}
