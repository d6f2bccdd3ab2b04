/**
 * A sentence with the unbreakable spaces of French typography, so that no line ends between a word and its mark: narrow
 * before `; ! ?`, ordinary before `: » % €` and after `«`. Only spaces already there change; no letter is added or
 * lost.
 */
export function typeset(text: string): string {
  return text
    .replace(/(?<! ) +([;!?])/g, "\u202F$1")
    .replace(/(?<! ) +([:»%€])/g, "\u00A0$1")
    .replace(/« +/g, "«\u00A0");
}
