/** The shape of the archives that are written. What reads one refuses another shape. */
export const ARCHIVE_FORMAT = 1;

/** The most bytes of an archive that is imported: 2 GiB. */
export const MOST_ARCHIVE_BYTES = 2_147_483_648;

/** Bytes of an archive that come in one call: a slow line sends as many within a minute. */
export const ARCHIVE_PART_BYTES = 480_000;

/** What an archive may unpack into. A file is held whole in memory, but for lists of rows, which are read by lines. */
export const UNPACKED_LIMITS = {
  files: 200_000,
  bytes: 8_589_934_592,
  fileBytes: 33_554_432,
  lineBytes: 16_777_216,
  manifestBytes: 67_108_864,
};

/** Why an archive is not imported. Nothing of it was written then. */
export type ImportRefusal =
  | "not_an_archive"
  | "cut"
  | "damaged"
  | "unsafe"
  | "too_large"
  | "newer"
  | "older"
  | "example"
  | "not_new"
  | "altered"
  | "ahead"
  | "numbers"
  | "rows";

/** How far an import is. */
export type ImportState = "receiving" | "checking" | "writing" | "done" | "refused";

/** How many parts a file of that size comes in. */
export function partCountOf(sizeBytes: number): number {
  return Math.max(1, Math.ceil(sizeBytes / ARCHIVE_PART_BYTES));
}

const FOLDERS = ["donnees", "documents", "photos", "originaux", "chantiers", "achats", "logos"];

/** True for a path that an archive may have: in its own folders, and never out of them. */
export function isArchivePath(path: string): boolean {
  const names = path.split("/");
  if (path.length > 400 || /[\p{Cc}\\:]/u.test(path)) return false;
  if (names.some((name) => name === "" || name === "." || name === "..")) return false;
  const [folder = ""] = names;
  return names.length === 1 || (names.length <= 3 && FOLDERS.includes(folder));
}

/** The table whose rows stand at a path, or null. */
export function tableAt(path: string): string | null {
  return /^donnees\/([a-z_]{1,60})\.jsonl$/.exec(path)?.[1] ?? null;
}
