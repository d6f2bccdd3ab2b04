/**
 * One of our sentences with the unbreakable spaces of French typography, before `%` and `€` too. Only existing spaces
 * change. No letter is added or lost.
 */
export function typeset(text: string): string {
  return typesetPunctuation(text).replace(/(?<! ) +([%€])/g, "\u00A0$1");
}

/**
 * A text whose spaces beside punctuation do not break, so that no line ends between a word and its mark: narrow before
 * `; ! ?`, ordinary before `: »` and after `«`. Text typed by users gets only this rule: their amounts stay as typed.
 */
export function typesetPunctuation(text: string): string {
  return text
    .replace(/(?<! ) +([;!?])/g, "\u202F$1")
    .replace(/(?<! ) +([:»])/g, "\u00A0$1")
    .replace(/« +/g, "«\u00A0");
}
