import type { ChatProgress } from "#api/assistant/assistant.ts";
import { chatProgress } from "#api/assistant/assistant.ts";
import { createParser } from "eventsource-parser";

/**
 * Reads an answer that comes by events. `hear` is told each progress as it arrives. The content of the last event is
 * the answer or the refusal; null when the line is cut first.
 */
export async function readEvents(response: Response, hear: (progress: ChatProgress) => void): Promise<unknown> {
  let lastContent: unknown = null;
  const parser = createParser({
    onEvent: ({ event, data: text }) => {
      const content: unknown = JSON.parse(text);
      if (event !== "progress") lastContent = content;
      else hear(chatProgress.parse(content));
    },
  });
  if (response.body === null) return null;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return lastContent;
    parser.feed(value);
  }
}
