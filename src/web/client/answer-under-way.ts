import type { Endpoint } from "#api/endpoint.ts";
import { answers, keyOfPath, lastAnswer } from "./answers.tsx";
import type { Answer } from "./call.ts";

/**
 * The last answer that a screen has read, or the one that a screen is reading now. Undefined when no screen asked for
 * it, or when it does not come within `waitMs`. For code outside components.
 */
export async function answerUnderWay<E extends Endpoint & { method: "GET" }>(
  endpoint: E,
  waitMs: number,
): Promise<Answer<E> | undefined> {
  const answer = lastAnswer(endpoint);
  const queryKey = [...keyOfPath(endpoint.path), {}, undefined];
  const underWay = answers.getQueryCache().find<Answer<E>>({ queryKey, fetchStatus: "fetching" })?.promise;
  if (answer !== undefined || underWay === undefined) return answer;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, waitMs));
  return Promise.race([underWay, late]).catch(() => undefined);
}
