import type { ModelFault } from "#domain/company/model-fault.ts";
import { AddressError, RedirectError } from "#server/outside/checked-fetch.ts";
import { APICallError } from "ai";

/** Says what is wrong with a model that could not answer, from what the library threw. */
export function modelFaultOf(error: unknown): ModelFault {
  const causes = [...causesOf(error)];
  if (causes.some((cause) => cause instanceof RedirectError)) return "redirect";
  if (causes.some((cause) => cause instanceof AddressError)) return "unreachable";
  const refusal = causes.find((cause) => APICallError.isInstance(cause));
  return refusal?.statusCode === undefined ? "unreachable" : faultOfStatus(refusal.statusCode, refusal.responseBody);
}

function faultOfStatus(status: number, body = ""): ModelFault {
  if (status === 401 || status === 403) return "wrong_key";
  if (status === 402 || status === 429) return "no_credit";
  if (status >= 500) return "broken";
  // Providers say an unknown model with 400 or 404, and a wrong address with 404 or 405.
  if (status >= 400 && /\btools?\b/i.test(body)) return "no_tools";
  if (status >= 400 && /\bmodel/i.test(body)) return "unknown_model";
  return "not_a_model";
}

function* causesOf(error: unknown): Generator<unknown> {
  for (let cause = error; cause != null; cause = (cause as { cause?: unknown }).cause) yield cause;
}
