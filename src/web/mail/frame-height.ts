/** Layouts leave room around their words. */
const LINE_PX = 36;
const PICTURE_PX = 220;
const MARGINS_PX = 48;
const LETTERS_OF_LINE = 55;
const LEAST_PX = 160;
const MOST_PX = 2_000;

/**
 * How high the layout of a mail is about, in pixels: nothing of ours may measure it, since its frame is of another
 * origin. Too small only makes it scroll.
 */
export function frameHeightPx(html: string): number {
  const [letters, blocks, pictures] = [
    lettersOf(html),
    countOf(html, /<(?:p|tr|li|br|h\d|blockquote|hr)[ >]/g),
    countOf(html, /<img /g),
  ];
  const linesPx = (letters / LETTERS_OF_LINE + blocks) * LINE_PX;
  return Math.round(Math.min(MOST_PX, Math.max(LEAST_PX, MARGINS_PX + linesPx + pictures * PICTURE_PX)));
}

// Outside of tags: a picture is thousands of letters of its own.
function lettersOf(html: string): number {
  return html.split("<").reduce((sum, piece) => sum + piece.length - (piece.indexOf(">") + 1), 0);
}

function countOf(html: string, pattern: RegExp): number {
  return Array.from(html.matchAll(pattern)).length;
}
