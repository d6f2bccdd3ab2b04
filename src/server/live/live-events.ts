import type { Listen } from "#server/db/listening.ts";
import { readNews } from "./events.repository.ts";
import type { EventBatch, Listener, LivePlace, RoomDeps } from "./live-rooms.ts";
import { openLiveRooms, placeOf, tellPlace } from "./live-rooms.ts";

/**
 * How a page listens: since when, until when, and what is done with what it hears (null: nothing happened for long).
 */
export type Listening = { lastEventId: string | null; signal: AbortSignal; hear: (batch: EventBatch | null) => void };

/** What happens in companies, told to the pages that are open. */
export type LiveEvents = {
  /** Tells a listener what happens until their signal is aborted, their session ends, or minutes have passed. */
  follow: (listener: Listener, listening: Listening) => Promise<void>;
  /** What happened since then, once. */
  read: (listener: Listener, lastEventId: string | null) => Promise<EventBatch>;
  /** Ends every listening: the server stops. */
  close: () => Promise<void>;
};

/**
 * How often listeners are looked at while nothing happens, how long one stays, and how many a process and a person
 * have.
 */
export type LivePace = { beatMs: number; longestMs: number; mostListeners: number; mostOfPerson: number };

const USUAL_PACE: LivePace = { beatMs: 20_000, longestMs: 4 * 60_000, mostListeners: 2_000, mostOfPerson: 20 };

/** What is needed to hear of events. */
export type LiveDeps = RoomDeps & { listen: Listen };

/** Thrown when too many pages listen already. */
export class TooManyListeners extends Error {}

/**
 * Opens the events of this process. The database names a company (`tell_event`); its events are then read once for all
 * who listen here, each of whom hears what they may see now. One connection listens for the whole process, from the
 * first listener on.
 */
export function openLiveEvents({ db, listen, clock, log }: LiveDeps, pace: LivePace = USUAL_PACE): LiveEvents {
  const rooms = openLiveRooms({ db, clock, log });
  let stopListening: (() => Promise<void>) | null = null;
  let beat: NodeJS.Timeout | null = null;
  let isClosed = false;

  function begin(): void {
    stopListening ??= listen((companyId) => (companyId === null ? rooms.readAll() : void rooms.readRoom(companyId)));
    beat ??= setInterval(() => {
      for (const place of rooms.listPlaces()) place.hear(null);
      rooms.readAll();
    }, pace.beatMs).unref();
  }

  async function follow(listener: Listener, { lastEventId, signal, hear }: Listening): Promise<void> {
    const places = rooms.listPlaces();
    const ownCount = places.filter(({ userId }) => userId === listener.userId).length;
    if (isClosed || places.length >= pace.mostListeners || ownCount >= pace.mostOfPerson) throw new TooManyListeners();
    const ending = Promise.withResolvers<void>();
    const end = () => ending.resolve();
    const place: LivePlace = { ...placeOf(listener, lastEventId, clock()), hear, end };
    rooms.add(place);
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) end();
    const timer = setTimeout(end, pace.longestMs);
    begin();
    void rooms.readRoom(listener.companyId);
    await ending.promise;
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    rooms.remove(place);
  }

  async function read(listener: Listener, lastEventId: string | null): Promise<EventBatch> {
    let batch: EventBatch = { events: [], isWhole: false, lastId: "" };
    const place: LivePlace = {
      ...placeOf(listener, lastEventId, clock()),
      hear: (newBatch) => (batch = newBatch ?? batch),
      end: () => {},
    };
    const now = clock();
    tellPlace(place, await readNews(db, listener.companyId, place.from, [listener], now), now);
    return batch;
  }

  async function close(): Promise<void> {
    isClosed = true;
    if (beat) clearInterval(beat);
    for (const place of rooms.listPlaces()) place.end();
    await stopListening?.();
  }

  return { follow, read, close };
}
