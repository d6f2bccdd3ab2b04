import type { ErrorAnswer } from "#api/error.ts";
import { answerMessages } from "#domain/shared/answer.messages.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { formatScaled } from "#domain/shared/french-format.ts";
import { isDatabaseUnavailable } from "#server/db/database-unavailable.ts";
import { TooManyJobs } from "#server/processes/worker-processes.ts";
import { z } from "zod";
import { ApiError, serverBusy } from "./api-error.ts";

/**
 * Status, body and headers of a failed call. `isFault` is true for faults of this server, which are logged with their
 * stack.
 */
export type FailedCall = { status: number; body: ErrorAnswer; isFault: boolean; headers: Record<string, string> };

/** Maps every thrown error to an answer: refusal 422, bad input 400, database unavailable 503, bug 500. */
export function failedCall(error: unknown, requestId: string): FailedCall {
  if (error instanceof ApiError)
    return { ...toFailedCall(error.status, error.code, error.message, error.fields), headers: retryAfter(error) };
  if (error instanceof z.ZodError) return failedCall(wrongInput(error), requestId);
  if (isDatabaseUnavailable(error)) return toFailedCall(503, "unavailable", answerMessages.unavailable);
  if (error instanceof TooManyJobs) return failedCall(serverBusy(), requestId);
  const { statusCode } = error as { statusCode?: unknown };
  const status = typeof statusCode === "number" ? statusCode : 0;
  if (status === 413) return toFailedCall(413, "too_large", answerMessages.bodyTooLarge);
  if (status === 429) return toFailedCall(429, "too_many_requests", answerMessages.tooManyRequests);
  if (status >= 400 && status < 500) return toFailedCall(status, "bad_request", answerMessages.unreadable);
  return {
    ...toFailedCall(500, "fault", answerMessages.fault),
    isFault: true,
  };

  function toFailedCall(status: number, code: string, sentence: string, fields?: Record<string, string>): FailedCall {
    return {
      status,
      isFault: false,
      headers: {},
      body: { error: sentence, code, ...(fields && { fields }), request_id: requestId },
    };
  }
}

function retryAfter({ retryAfterSeconds }: ApiError): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { "retry-after": String(Math.max(1, Math.ceil(retryAfterSeconds))) };
}

/** The refusal of a body or a query, with its wrong fields or with the sentence of the contract. */
export function wrongInput(wrong: z.ZodError | Record<string, string>): ApiError {
  const fields = wrong instanceof z.ZodError ? sentencesOf(wrong) : wrong;
  const first = Object.values(fields)[0] ?? answerMessages.unreadable;
  return new ApiError(
    400,
    "bad_input",
    Object.keys(fields).length > 1 ? answerMessages.severalWrongFields : first,
    fields,
  );
}

function sentencesOf({ issues }: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join(".") || "body"] ??= frenchIssue(issue);
  return fields;
}

function frenchIssue(issue: z.core.$ZodIssue): string {
  const isOurs =
    (/^[A-ZÀ-Ý0-9][^]*[.?!]$/.test(issue.message) || issue.message === fieldMessages.required) &&
    !/^(Invalid|Too|Unrecognized|Expected)/.test(issue.message);
  if (isOurs) return issue.message;
  // The library does not keep the value: its sentence says whether there was one.
  if (issue.code === "invalid_type" && issue.message.endsWith("received undefined")) return fieldMessages.required;
  return expectedValue(issue) ?? fieldMessages.wrongValue;
}

/** What the contract expects where a value does not fit, in a sentence. */
function expectedValue(issue: z.core.$ZodIssue): string | null {
  if (issue.code === "invalid_value")
    return fieldMessages.oneOf(issue.values.filter((value) => value !== "").map(String));
  if (issue.code === "invalid_union" && "options" in issue && issue.options)
    return fieldMessages.oneOf(issue.options.map(String));
  if (issue.code === "invalid_type") return EXPECTED_TYPES[issue.expected] ?? null;
  const isNumber = "origin" in issue && (issue.origin === "number" || issue.origin === "int");
  if (issue.code === "too_big" && isNumber) return fieldMessages.atMost(formatScaled(Number(issue.maximum), 0, 0));
  if (issue.code === "too_small" && isNumber) return fieldMessages.atLeast(formatScaled(Number(issue.minimum), 0, 0));
  return null;
}

const EXPECTED_TYPES: Partial<Record<z.core.$ZodIssueInvalidType["expected"], string>> = {
  number: fieldMessages.notANumber,
  int: fieldMessages.notAnInteger,
  string: fieldMessages.notAText,
  boolean: fieldMessages.notABoolean,
  array: fieldMessages.notAList,
  object: fieldMessages.notAnObject,
};
