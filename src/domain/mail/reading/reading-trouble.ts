/** Why a mail is not shown whole. */
export const READING_TROUBLES = [
  "too_large",
  "too_deep",
  "too_many_files",
  "too_long",
  "broken_text",
  "winmail",
  "unreadable",
] as const;
export type ReadingTrouble = (typeof READING_TROUBLES)[number];
