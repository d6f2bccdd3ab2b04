import { answerMessages } from "#domain/shared/answer.messages.ts";
import { isId } from "#server/ids.ts";
import { ApiError } from "./api-error.ts";

/** Where a page of a list ended: the moment and ID of its last row. */
export type Cursor = { at: Date; id: string };

const OUR_MOMENT = /^[1-9]\d{3}-\d\d-\d\dT[\d:.]+Z$/;

/** A cursor as opaque text. */
function formatCursor(cursor: Cursor): string {
  return Buffer.from(`${cursor.at.toISOString()} ${cursor.id}`).toString("base64url");
}

/** Reads a cursor sent by a client. Null without one, 400 for a cursor that is not ours. */
export function parseCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const [moment = "", id = ""] = Buffer.from(text, "base64url").toString().split(" ");
  const cursor = { at: new Date(moment), id };
  // Our cursors give the same text when they are written again. This refuses years and IDs that the database cannot
  // read.
  if (!OUR_MOMENT.test(moment) || Number.isNaN(cursor.at.getTime()) || !isId(id) || formatCursor(cursor) !== text)
    throw new ApiError(400, "bad_input", answerMessages.unknownPage);
  return cursor;
}

/**
 * Splits `limit + 1` rows read into one page and the cursor of the next, null on the last page. `momentOf`: the moment
 * that orders them.
 */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  momentOf: (row: Row) => Date,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last ? formatCursor({ at: momentOf(last), id: last.id }) : null;
  return { page, next };
}

/** The moment a row was created, by which most lists are ordered. */
export function creationOf(row: { created_at: Date }): Date {
  return row.created_at;
}
