import { EVENT_KINDS } from "#domain/events/event.ts";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** What happened: its kind, and the ID of what it happened to. Never what it says. */
const event = z.object({ kind: z.enum(EVENT_KINDS), id: z.string() });

/** What a page hears at once. */
export const eventBatch = z.object({
  events: z.array(event),
  /** False when events before these may be missing: what is shown is to be read again. */
  is_whole: z.boolean(),
  /** What `Last-Event-ID` says next time. */
  last_id: z.string(),
});

export const readEvents = endpoint({
  method: "GET",
  path: "/api/events",
  access: "signed-in",
  right: "own",
  streams: true,
  summary:
    "What happened since `Last-Event-ID` (a header, within fifty minutes), as far as the caller may see it; with " +
    "`Accept: text/event-stream`, each thing as it happens, for minutes, then again from the last ID",
  answer: eventBatch,
});
