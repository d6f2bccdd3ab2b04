/**
 * A text whose dates, numbers and units do not part at the end of a line: « 3 déc. 2026 », « n° 12 », « 2 semaines »,
 * « 120 × 90 », « article 1641 », « 732 829 320 ». Only existing spaces change: none is added or lost.
 */
export function keepTogether(text: string): string {
  if (!/\d/.test(text)) return text;
  return PARTED.reduce((result, space) => result.replace(space, "\u00A0"), text);
}

// Each is one space, known by the few letters beside it.
const PARTED: readonly RegExp[] = [
  // A day and its month, a month and its year.
  /(?<=(?<![\d,.])(?:\d{1,2}|1er)) (?=(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/g,
  /(?<=(?:[a-zéû]{3,5}\.|vr?ier|mars|avril|mai|juin|juillet|août|bre)) (?=\d{4}(?!\d))/g,
  // A number and its unit.
  /(?<=\d) (?=(?:ans?|mois|semaines?|jours?|heures?|h|u|ml|m²|m³|m|cm|mm|kg|l|W|forfaits?|points)(?![\p{L}\d]))/gu,
  /(?<=\d) (?=[×€%])|(?<=×) (?=\d)/g,
  // Groups of three figures, as in « 732 829 320 », and of two, as in a telephone number.
  /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g,
  /(?<=(?<!\d)\d\d) (?=\d\d(?!\d))/g,
  /(?<=(?<!\p{L})(?:n°|articles?|art\.|L\.)) (?=\d)/giu,
];
