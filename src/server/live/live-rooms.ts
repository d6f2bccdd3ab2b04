import { readEventCursor, writeEventCursor } from "#domain/events/event-cursor.ts";
import type { EventKind } from "#domain/events/event.ts";
import { hears } from "#domain/events/event.ts";
import type { Db } from "#server/db/database.ts";
import type { Logger } from "pino";
import type { News } from "./events.repository.ts";
import { readNews } from "./events.repository.ts";

/** What a page hears at once. `isWhole`: false when it must read again what it shows. */
export type EventBatch = { events: { kind: EventKind; id: string }[]; isWhole: boolean; lastId: string };

/** Who listens: a caller, and the company they act for. */
export type Listener = { userId: string; sessionId: string; companyId: string };

/** Where a listener is. */
export type LivePlace = Listener & {
  /** Null until the first reading, for somebody who comes without an ID, or with one of long ago. */
  from: number | null;
  isNew: boolean;
  /** Events that were told and may be read again. */
  toldIds: Set<string>;
  hear: (batch: EventBatch | null) => void;
  end: () => void;
};

type Room = { places: Set<LivePlace>; isReading: boolean; isStale: boolean };

/** The listeners of a process, by company. The events of a company are read once for all of its listeners. */
export type LiveRooms = {
  listPlaces: () => LivePlace[];
  add: (place: LivePlace) => void;
  remove: (place: LivePlace) => void;
  /** Tells the listeners of a company what happened since it was read last. */
  readRoom: (companyId: string) => Promise<void>;
  readAll: () => void;
};

/** What reading events needs. */
export type RoomDeps = { db: Db; clock: () => Date; log: Pick<Logger, "warn"> };

/** Opens the rooms of a process. */
export function openLiveRooms({ db, clock, log }: RoomDeps): LiveRooms {
  const rooms = new Map<string, Room>();

  async function readRoom(companyId: string): Promise<void> {
    const room = rooms.get(companyId);
    if (!room) return;
    room.isStale = true;
    if (room.isReading) return;
    room.isReading = true;
    try {
      while (room.isStale && room.places.size > 0) {
        room.isStale = false;
        await tellRoom(companyId, [...room.places]);
      }
    } catch (error) {
      // Nobody has heard anything: it is read again with the next event, or the next beat.
      log.warn({ err: error }, "events could not be read");
    } finally {
      room.isReading = false;
    }
  }

  async function tellRoom(companyId: string, places: LivePlace[]): Promise<void> {
    const froms = places.flatMap(({ from }) => (from === null ? [] : [from]));
    const news = await readNews(db, companyId, froms.length > 0 ? Math.min(...froms) : null, places, clock());
    for (const place of places) {
      if (news.roles.has(place.sessionId)) tellPlace(place, news, clock());
      else place.end();
    }
  }

  return {
    listPlaces: () => [...rooms.values()].flatMap(({ places }) => [...places]),
    add: (place) => {
      const room = rooms.get(place.companyId) ?? { places: new Set(), isReading: false, isStale: false };
      rooms.set(place.companyId, room);
      room.places.add(place);
    },
    remove: (place) => {
      const room = rooms.get(place.companyId);
      room?.places.delete(place);
      if (room?.places.size === 0) rooms.delete(place.companyId);
    },
    readRoom,
    readAll: () => rooms.forEach((_room, companyId) => void readRoom(companyId)),
  };
}

/** Where somebody is who comes, by the ID that they come with. */
export function placeOf(listener: Listener, lastEventId: string | null, now: Date): Omit<LivePlace, "hear" | "end"> {
  const cursor = lastEventId === null ? null : readEventCursor(lastEventId, now.getTime());
  return { ...listener, from: cursor?.fromTransaction ?? null, isNew: true, toldIds: new Set() };
}

/**
 * Tells a listener the news. Who comes hears at once that they are there, and whether they missed what nobody can
 * tell.
 */
export function tellPlace(place: LivePlace, { events, nextFrom, isWhole, roles }: News, now: Date): void {
  const { from, userId } = place;
  const role = roles.get(place.sessionId);
  const freshEvents = events.filter(
    (event) =>
      from !== null &&
      role !== undefined &&
      event.transaction >= from &&
      !place.toldIds.has(event.id) &&
      hears(event, { userId, role }),
  );
  const isWholeHere = from !== null && isWhole;
  if (place.isNew || freshEvents.length > 0 || !isWhole)
    place.hear({
      events: freshEvents.map(({ kind, subjectId }) => ({ kind, id: subjectId })),
      isWhole: isWholeHere,
      lastId: writeEventCursor({ fromTransaction: nextFrom, at: now.getTime() }),
    });
  place.isNew = false;
  place.from = nextFrom;
  place.toldIds = new Set(events.filter(({ transaction }) => transaction >= nextFrom).map(({ id }) => id));
}
