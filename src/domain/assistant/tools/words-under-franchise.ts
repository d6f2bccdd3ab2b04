const TWO_AMOUNTS = / hors taxes \(([^()]{1,40}) TVA comprise\)/;

/**
 * An answer to a seller who charges no VAT, without « TVA comprise » and « hors taxes ». An answer whose two amounts
 * differ, from a time when they charged VAT, keeps its words.
 */
export function withoutTaxWords(text: string): string {
  const amounts = TWO_AMOUNTS.exec(text);
  if (amounts && !text.slice(0, amounts.index).endsWith(amounts[1] ?? "")) return text;
  return text
    .replace(TWO_AMOUNTS, "")
    .replaceAll(", TVA comprise", "")
    .replaceAll(" TVA comprise", "")
    .replaceAll(" hors taxes", "");
}
