import { vatMisfits } from "#domain/lines/line.messages.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import type { Refusal } from "#domain/shared/refusal.ts";
import { ApiError } from "./api-error.ts";

/**
 * Sentences of refusals by code. An entry may be a function of the fields concerned. Each feature has one such table in
 * its `*.messages.ts`.
 */
export type RefusalMessages = Record<string, string | ((fields: readonly string[]) => string)>;

const FIELD_SENTENCES: Readonly<Record<string, string>> = { ...vatMisfits, quote_doubtful: fieldMessages.toConfirm };

/**
 * A domain refusal as an answer: 422, its sentence, and beside each field concerned « Champ requis », or that what was
 * given does not fit.
 */
export function refusalError(refusal: Refusal, messages: RefusalMessages): ApiError {
  const message = messages[refusal.code];
  if (message === undefined) throw new Error(`no French sentence for refusal ${refusal.code}`);
  const fields = refusal.fields ?? [];
  const sentence = typeof message === "function" ? message(fields) : message;
  const besideFields = FIELD_SENTENCES[refusal.code] ?? fieldMessages.required;
  return new ApiError(
    422,
    refusal.code,
    sentence,
    fields.length > 0 ? Object.fromEntries(fields.map((f) => [f, besideFields])) : undefined,
  );
}
