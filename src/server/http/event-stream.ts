import type { FastifyReply, FastifyRequest } from "fastify";
import { PassThrough } from "node:stream";
import { failedCall } from "./error-answer.ts";

/** One event of a stream. `id`: what the caller says as `Last-Event-ID` when they come back. */
export type SentEvent = { name: string; id: string; content: unknown };

/**
 * Tells the caller something while their answer is prepared. Null says nothing: it keeps the connection open through
 * whatever stands between.
 */
export type Tell = (progress: { words: string } | { status: string } | SentEvent | null) => void;

/** A caller who leaves so much unread does not read. */
const MOST_UNREAD_BYTES = 1_000_000;

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
  const send = (text: string) => {
    if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
    if (!stream.destroyed && !stream.writableEnded) stream.write(text);
  };
  const write = (name: string, content: unknown, id?: string) =>
    send(`${id === undefined ? "" : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(content)}\n\n`);
  const answer = work((progress) => {
    beginning.resolve("events");
    if (progress === null) send(":\n\n");
    else if ("name" in progress) write(progress.name, progress.content, progress.id);
    else write("progress", progress);
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
