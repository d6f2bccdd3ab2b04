// « 8 h à 55, ou plutôt 9 h », « 9 h à 48 pas 6 h »: one quantity for another of the same unit, with something else
// between them. The text keeps its length, so that every place in it stays the same.

const SOME = /\b(?:plut[oô]t|pas|non|nan|pardon)\b/i;
const LONGEST_TEXT = 400;
const UNIT = String.raw`h(?:eures?)?|j(?:ours?)?|semaines?|m²|m2|ml`;
const QUANTITY = String.raw`\d{1,4}(?:[.,]\d{1,2})?(?: ?h ?\d\d(?!\d)| ?(?:${UNIT})(?: et demie?)?)(?![\p{L}\d])`;
const REPLACED = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(${QUANTITY})([^.;!?\n]{2,40}?)(,? (?:(?:non|nan|euh|ou|enfin|pardon) ){0,3}` +
    String.raw`(?:plut[oô]t|non|nan|pardon) )(${QUANTITY})`,
  "iu",
);
const DENIED = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(${QUANTITY})([^.;!?\n]{2,40}?)(,? (?:et )?pas (${QUANTITY}))(?=\s*(?:[,.;!]|$))`,
  "iu",
);

/** A text that says each quantity as it was put right. */
export function writeReplacedQuantity(text: string): string {
  if (text.length > LONGEST_TEXT || !SOME.test(text)) return text;
  const denialMatch = DENIED.exec(text);
  if (denialMatch) {
    const [whole, right = "", between = "", denial = "", wrong = ""] = denialMatch;
    if (!/(?:^|[ '’])est$/i.test(between) && unitOf(right) === unitOf(wrong))
      return text.replace(whole, right + between + " ".repeat(denial.length));
  }
  const otherMatch = REPLACED.exec(text);
  if (!otherMatch) return text;
  const [whole, wrong = "", between = "", , right = ""] = otherMatch;
  const isSame = unitOf(wrong) === unitOf(right) && /\d/.test(between);
  const newText = right + between;
  return isSame && newText.length <= whole.length ? text.replace(whole, newText.padEnd(whole.length)) : text;
}

function unitOf(quantity: string): string {
  return /[hjsm]/i.exec(quantity)?.[0].toLowerCase() ?? "";
}
