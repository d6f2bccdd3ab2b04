import * as api from "#api/events/events.ts";
import { serverBusy } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute } from "#server/http/route.ts";
import { TooManyListeners } from "#server/live/live-events.ts";
import type { EventBatch } from "#server/live/live-rooms.ts";

/** What happens, told to the pages that are open. */
export const eventsRoutes: Route[] = [
  patientRoute(api.readEvents, async ({ live }, { caller, lastEventId, signal, tell }) => {
    if (tell === null) return batchAnswer(await live.read(caller, lastEventId));
    let lastBatch: EventBatch = { events: [], isWhole: false, lastId: lastEventId ?? "" };
    const hear = (batch: EventBatch | null) => {
      if (batch === null) return tell(null);
      lastBatch = batch;
      tell({ name: "happened", id: batch.lastId, content: batchAnswer(batch) });
    };
    try {
      await live.follow(caller, { lastEventId, signal, hear });
    } catch (error) {
      throw error instanceof TooManyListeners ? serverBusy() : error;
    }
    return batchAnswer({ ...lastBatch, events: [] });
  }),
];

function batchAnswer({ events, isWhole, lastId }: EventBatch) {
  return { events, is_whole: isWhole, last_id: lastId };
}
