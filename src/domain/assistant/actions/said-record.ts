/** The project that a sentence quotes: « le chantier « Toiture » ». */
export function quotedProject(text: string): string | null {
  return /(?:projet|chantier) «\s?([^«»]{1,80})»/i.exec(text)?.[1]?.trim() ?? null;
}

/** The task that a sentence ticks, in its words. */
export function taskNameIn(text: string): string {
  const end = Math.max(text.lastIndexOf(" du projet "), text.lastIndexOf(" du chantier "));
  return (end < 0 ? text : text.slice(0, end))
    .replace(/^\s?(?:d[eé])?cocher?\s/i, "")
    .replace(/^(?:la|les|l'|l’)?\s?t[aâ]che\s/i, "")
    .replace(/\s(?:est|a été)\s(?:faite|finie|terminée)\.?$/i, "")
    .trim();
}

/** Where the words after the last of some marks begin, or the second letter without a mark. */
export function afterLast(text: string, ...marks: string[]): number {
  return Math.max(0, ...marks.map((mark) => text.lastIndexOf(mark) + (text.includes(mark) ? mark.length : 1)));
}
