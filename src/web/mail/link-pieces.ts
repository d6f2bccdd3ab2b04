/** A piece of a text: words, or the address of a page. */
export type TextPiece = { words: string; href: string | null };

const ADDRESS = /https?:\/\/[^\s<>"«»]{1,2000}/g;
/** What ends a sentence rather than an address. */
const ENDS = new Set(".,;:!?)]}'’…");

/**
 * A text cut at the addresses of pages in it. An address whose host has other letters than those of our alphabet stays
 * words: « аpple.com » in Cyrillic would look like another.
 */
export function linkPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const { index } = match;
    const address = withoutEnd(match[0]);
    if (!isPlainAddress(address)) continue;
    if (index > end) pieces.push({ words: text.slice(end, index), href: null });
    pieces.push({ words: address, href: address });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end), href: null });
  return pieces;
}

function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && ENDS.has(address[end - 1] ?? "")) end--;
  return address.slice(0, end);
}

// « https://banque.fr@voleur.example » leads to voleur.example.
function isPlainAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.username === "" && /^https?:\/\/[\w.-]+(?:[:/?#]|$)/.test(address);
}
