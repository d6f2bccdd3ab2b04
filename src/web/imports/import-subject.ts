import type { ImportedFile } from "#api/imports.ts";
import type { Right } from "#domain/company/team.ts";
import type { ReactNode } from "react";

/** An import with what its columns are for, whatever it lists. */
export type ImportOf = ImportedFile & { columns: readonly string[] };

/** What is chosen before rows are read: what each column is for, and what else the list asks. */
export type Choices<File extends ImportOf> = { file: File; columns: readonly string[] };

/** What the rows of a file would do. Null while they are counted, and for a list whose rows are not read before. */
export type Forecast = {
  /** What is to be known before, in a sentence. Empty for a clean file. */
  findings: string;
  newCount: number;
  /** Rows of somebody who is there already, and the first of them. */
  knownCount: number;
  knownRows: readonly { line: number; name: string; reason: string }[];
  /** The file is long: somebody who stands in it twice may be counted twice. */
  isRough: boolean;
};

/** The last import of a list, as it is read. */
export type LastImport<File> = {
  data: { import: File | null } | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
};

type UnaddedQuery = { after_line: number; limit: number };

type UnaddedPage = {
  rows: { line: number; cells: string[]; reason: string }[];
  next_line: number | null;
};

/** What a file lists: how its screens speak of it, and the calls of its import. */
export type ImportSubject<File extends ImportOf> = {
  words: {
    title: string;
    fileTitle: string;
    fileHelp: string;
    previewTitle: string;
    /** A file that shows what is read: its name, what stands above its columns, and its rows. */
    example: { fileName: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
    /** What is said while no column names the rows. */
    neededColumn: string;
    showAll: ReactNode;
    importLabel: (file: File, forecast: Forecast | null) => string;
    doneWords: (file: File) => string;
  };
  right: Right;
  /** The list that the rows go to. */
  list: { to: "/app/customers" | "/app/catalogue"; label: string };
  useLast: () => LastImport<File>;
  /** What a column may be for; empty to leave it out. */
  fields: readonly { value: string; label: string }[];
  hasNeededColumn: (columns: readonly string[]) => boolean;
  /** A row as it is read with these choices: its name, and the rest. */
  readRow: (choices: Choices<File>, cells: readonly string[]) => { title: string; facts: string };
  /** What the cells of a column that is left out look like: the name of a field, or null. */
  likelyField?: (cells: readonly string[]) => string | null;
  /** Reads what the rows would do. Null while it is not known. */
  useForecast: (choices: Choices<File>) => Forecast | null;
  /** Whether the rows, as they are chosen, do nothing. */
  isIdle?: (file: File, forecast: Forecast | null) => boolean;
  /** Whether rows that were there already are among those that were not added. */
  isKnownReported: boolean;
  create: (fileName: string) => Promise<{ import: File }>;
  sendPart: (id: string, part: { place: number; base64: string; is_last: boolean }) => Promise<{ import: File }>;
  run: (choices: Choices<File>, isRunning: boolean) => Promise<{ import: File }>;
  listUnadded: (id: string, query: UnaddedQuery) => Promise<UnaddedPage>;
  /** The same, read by a screen. Undefined until it is read. */
  useUnadded: (id: string, query: UnaddedQuery) => UnaddedPage | undefined;
  /** Shows an import at once. */
  show: (file: File) => void;
  /** Asks what else the list needs, under the preview. */
  Options?: (props: { file: File; forecast: Forecast | null; change: (file: File) => void }) => ReactNode;
};
