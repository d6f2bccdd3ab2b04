import { answerMessages } from "#domain/shared/answer.messages.ts";
import { ApiError } from "#server/http/api-error.ts";
import { isId } from "#server/ids.ts";

/** Where a page of items ended: the rank, the compared label and the ID of its last item. */
export type ItemCursor = { rank: number; labelKey: string; id: string };

/** A cursor as opaque text. */
export function formatItemCursor({ rank, id, labelKey }: ItemCursor): string {
  return Buffer.from(`${rank} ${id} ${labelKey}`).toString("base64url");
}

/** Reads a cursor sent by a client. Null without one, 400 for a cursor that is not ours. */
export function parseItemCursor(text: string | undefined): ItemCursor | null {
  if (text === undefined) return null;
  const [, rank = "", id = "", labelKey = ""] = /^([01]) (\S{36}) (.*)$/s.exec(textOfCursor(text)) ?? [];
  if (!isId(id) || labelKey.includes("\u0000")) throw new ApiError(400, "bad_input", answerMessages.unknownPage);
  return { rank: Number(rank), id, labelKey };
}

function textOfCursor(text: string): string {
  return Buffer.from(text, "base64url").toString();
}
