import { answerMessages } from "#domain/shared/answer.messages.ts";
/** The answer to a failed call: HTTP status, code, French sentence, and a sentence for each wrong field. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  /** The seconds after which the same call may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: string,
    sentence: string,
    fields?: Record<string, string>,
    retryAfterSeconds?: number,
  ) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The same answer for an unknown element and for one of another company, so that a caller cannot tell which. */
export function notFound(): ApiError {
  return new ApiError(404, "not_found", answerMessages.notFound);
}

/** The company is unknown or the caller is not a member. The answer does not say which. */
export function unknownCompany(): ApiError {
  return new ApiError(404, "no_such_company", answerMessages.unknownCompany);
}

/** Too many calls at the same time. The same call may succeed a moment later. */
export function serverBusy(): ApiError {
  return new ApiError(503, "busy", answerMessages.serverBusy, undefined, 5);
}

/** The caller must sign in (again). */
export function signedOut(): ApiError {
  return new ApiError(401, "signed_out", answerMessages.signedOut);
}

/** The caller has shown only the first factor. The second factor is missing. */
export function secondFactorNeeded(): ApiError {
  return new ApiError(401, "second_factor_needed", answerMessages.secondFactorNeeded);
}

/** The caller's role does not allow this. */
export function notAllowed(): ApiError {
  return new ApiError(403, "not_allowed", answerMessages.notAllowed);
}

/**
 * The caller's role does not allow some fields of the body. The answer names each field, with the words that a sentence
 * uses for it.
 */
export function fieldsNotAllowed(fields: Record<string, string>): ApiError {
  const names = Object.values(fields).join(" ni ");
  const beside = Object.fromEntries(Object.keys(fields).map((name) => [name, answerMessages.fieldNotAllowed]));
  return new ApiError(403, "not_allowed", answerMessages.fieldsNotAllowed(names), beside);
}
