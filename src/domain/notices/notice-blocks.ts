/** A paragraph of a notice, or the heading of those that follow. `id` is its place in the text. */
export type NoticeBlock = { id: number; isHeading: boolean; words: string };

const LONGEST_HEADING = 60;

/**
 * The paragraphs of a notice that was written as plain text. A heading begins with « # », or is a short line that says
 * no whole sentence, stands alone and comes before a text.
 */
export function noticeBlocks(text: string): NoticeBlock[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
  return paragraphs.map((paragraph, id) => {
    const mark = /^#+ /.exec(paragraph);
    if (mark && !paragraph.includes("\n")) return { id, isHeading: true, words: paragraph.slice(mark[0].length) };
    return { id, isHeading: isBareHeading(paragraph, paragraphs[id + 1]), words: paragraph };
  });
}

// A phone, an address or a SIREN stands alone on its line too: it has figures.
function isBareHeading(paragraph: string, next: string | undefined): boolean {
  return next !== undefined && paragraph.length <= LONGEST_HEADING && /^[^\n\d@:]*[^\s.,;:!?]$/.test(paragraph);
}
