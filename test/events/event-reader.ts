import { createParser } from "eventsource-parser";
import type { Person } from "../test-app.ts";

/** What a page has heard of the stream of events, piece by piece. */
export type EventReader = {
  status: number;
  heard: { events: { kind: string; id: string }[]; is_whole: boolean; last_id: string }[];
  /** The IDs of all events that were heard. */
  ids: () => string[];
  isOver: () => boolean;
  leave: () => void;
};

/** Listens to the events of a product, as a page of this person does. */
export async function readEventsAt(address: string, person: Person, lastId?: string): Promise<EventReader> {
  const leaving = new AbortController();
  const response = await fetch(`${address}/api/events`, {
    headers: {
      authorization: `Bearer ${person.token}`,
      accept: "text/event-stream",
      ...(lastId !== undefined && { "last-event-id": lastId }),
    },
    signal: leaving.signal,
  });
  let isOver = false;
  const reader: EventReader = {
    status: response.status,
    heard: [],
    ids: () => reader.heard.flatMap(({ events }) => events.map(({ id }) => id)),
    isOver: () => isOver,
    leave: () => leaving.abort(),
  };
  const parser = createParser({
    onEvent: ({ event, id, data: text }) => {
      if (event !== "happened") return;
      const content = JSON.parse(text) as EventReader["heard"][number];
      if (id !== content.last_id) throw new Error("an event bears another ID than its content");
      reader.heard.push(content);
    },
  });
  void (async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) parser.feed(piece);
  })()
    .catch(() => {})
    .finally(() => (isOver = true));
  return reader;
}
