/**
 * A street or a town of a public register, which writes it in capitals, as one writes it: « 9 RUE DU COLONEL PIERRE
 * AVIA » is « 9 rue du Colonel Pierre Avia », « SAINT-ETIENNE » is « Saint-Etienne ». A text that has small letters
 * stays as it is.
 */
export function readablePlace(text: string): string {
  const clean = text.replace(/\s+/g, " ").trim();
  if (/\p{Ll}/u.test(clean)) return clean;
  // Separators are at the odd indexes.
  const words = clean.toLowerCase().split(/([\s'’-])/);
  return words
    .map((word, index) => {
      if (index % 2 === 1 || SMALL_KINDS.has(word)) return word;
      const isHead = index === 0;
      return SMALL_WORDS.has(word) && !isHead ? word : word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join("");
}

/** Kinds of streets, small after their number. */
const SMALL_KINDS = new Set(
  (
    "allée allee avenue boulevard chemin cité cite clos cour cours esplanade faubourg hameau impasse lotissement " +
    "montée montee mail passage place placette promenade quai résidence residence rond rond-point route rue ruelle " +
    "sente sentier square traverse venelle villa voie bis ter quater"
  ).split(" "),
);

const SMALL_WORDS = new Set("de du des la le les l d et en sur sous aux au à a lès lez".split(" "));
