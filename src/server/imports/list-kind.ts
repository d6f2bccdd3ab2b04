import type { ImportList } from "#domain/imports/import-rows.ts";
import type { ApiError } from "#server/http/api-error.ts";

/** What a file may list, and how its rows are understood. */
export type ListKind = {
  list: ImportList;
  job: "import-customers" | "import-catalog";
  /** What each column is for, from what stands above it and the first rows under it. */
  guessColumns: (headers: readonly string[], sample?: readonly (readonly string[])[]) => string[];
  /** Why rows cannot be read with these columns, or null. */
  columnsRefusal: (columns: readonly string[]) => ApiError | null;
};
