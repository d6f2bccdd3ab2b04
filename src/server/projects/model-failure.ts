import { projectMessages } from "#domain/projects/project.messages.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { LlmError } from "#server/llm/llm.ts";

/** The refusal of a call whose model gave nothing: 504 `timeout` when it was too slow, else 502. */
export function modelFailure({ kind }: LlmError): ApiError {
  return kind === "timeout"
    ? new ApiError(504, "timeout", projectMessages.modelTooSlow)
    : new ApiError(502, "model_unavailable", projectMessages.modelUnavailable);
}
