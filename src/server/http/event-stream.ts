import type { FastifyReply, FastifyRequest } from "fastify";
import { PassThrough } from "node:stream";
import { failedCall } from "./error-answer.ts";

/** Tells the caller something while their answer is prepared. */
export type Tell = (progress: { words: string } | { status: string }) => void;

/** True when the caller reads events (server-sent events) instead of one JSON answer. */
export function readsEvents({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes("text/event-stream") === true;
}

/**
 * Answers by events: `progress` for each thing told, then `answer`, or `error` with the usual error answer. Until
 * something is told, answer and refusals are those of a call without events, with their status.
 */
export async function answerByEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tell: Tell) => Promise<unknown>,
): Promise<unknown> {
  const stream = new PassThrough();
  const beginning = Promise.withResolvers<"events">();
  const write = (name: string, content: unknown) => {
    if (!stream.destroyed) stream.write(`event: ${name}\ndata: ${JSON.stringify(content)}\n\n`);
  };
  const answer = work((progress) => {
    beginning.resolve("events");
    write("progress", progress);
  });
  const whole = answer.then(() => "answer" as const);
  void answer
    .then(
      (content) => write("answer", content),
      (error: unknown) => {
        const { body, isFault } = failedCall(error, request.id);
        if (isFault) request.log.error({ err: error }, "fault");
        write("error", body);
      },
    )
    .finally(() => stream.end());
  if ((await Promise.race([beginning.promise, whole])) === "answer") return answer;
  whole.catch(() => {});
  return reply.type("text/event-stream").header("x-accel-buffering", "no").send(stream);
}
