import { ApiError } from "./api-error.ts";

/** Where a page of a list ended: the moment and id of its last row. */
export type Cursor = { at: Date; id: string };

/** A cursor as opaque text. */
function formatCursor(cursor: Cursor): string {
  return Buffer.from(`${cursor.at.toISOString()} ${cursor.id}`).toString("base64url");
}

/** Reads a cursor given back by a client; null for none, 400 for anything we did not make. */
export function parseCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const [moment = "", id = ""] = Buffer.from(text, "base64url").toString().split(" ");
  const at = new Date(moment);
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id))
    throw new ApiError(400, "bad_input", "Cette page de liste n'existe pas.");
  return { at, id };
}

/** Splits `limit + 1` rows read into one page and the cursor of the next, null on the last page. */
export function pageOf<Row extends { created_at: Date; id: string }>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last ? formatCursor({ at: last.created_at, id: last.id }) : null;
  return { page, next };
}
