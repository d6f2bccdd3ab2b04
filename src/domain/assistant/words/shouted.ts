/** True for « FAIS UN DEVIS A MME ROUX POUR LA FUITE »: its capitals name nobody. */
export function isShouted(text: string): boolean {
  const head = text.slice(0, 400);
  return /\p{Lu}{2}.* .*\p{Lu}{2}/su.test(head) && !/\p{Ll}/u.test(text) && text.toLowerCase().length === text.length;
}

/** The text in small letters. A word with figures is a number or a size, which keeps its capitals. */
export function inSmallLetters(text: string): string {
  return text.replace(/(?<!\S)\S+/g, (word) => (/\d/.test(word) ? word : word.toLowerCase()));
}
