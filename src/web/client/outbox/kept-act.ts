import type { UsedSupply } from "#domain/projects/supplies/used-supplies.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";

/** A report on the progress of a site, as it was filled. */
export type ProgressReport = {
  id: string;
  day: CalendarDate;
  people: string;
  notes: string;
  doneTaskIds: readonly string[];
  showsTime: boolean;
  showsSupplies: boolean;
  photoIds: readonly string[];
};

/**
 * What somebody does on a site and must not lose without a network. `minutes`: whole minutes worked. A start is that of
 * the timer, which has run since the act was kept. The original of a photo, the pixels of its camera, follows the photo
 * in parts: `receivedBytes` are there already.
 */
export type SiteAct =
  | { kind: "tick"; projectId: string; taskId: string; isDone: boolean }
  | { kind: "time"; projectId: string; taskId: string | null; day: CalendarDate; minutes: number; note: string }
  | { kind: "start"; projectId: string; taskId: string | null; taskTitle: string }
  | { kind: "timer"; projectId: string; minutes: number }
  | { kind: "supply"; projectId: string; supply: UsedSupply }
  | { kind: "report"; projectId: string; report: ProgressReport }
  | { kind: "photo"; projectId: string; name: string; picture: Blob; original?: Blob | null }
  | { kind: "original"; projectId: string; photoId: string; name: string; original: Blob; receivedBytes: number };

/** Who does it, and for which company. Null: the only one, or the first one joined. */
export type Actor = { userId: string; companyId: string | null };

/**
 * An act that this device keeps until the server has it. `place`: its rank among all that were kept. `key`: its
 * idempotency key, the same at each try. `about`: what it is about, in words. `keptAt`: milliseconds, by the clock of
 * the device. `tries`: how often the server failed on it. `refusal`: why it cannot be applied, null while it waits.
 */
export type KeptAct = Actor & {
  place: number;
  key: string;
  about: string;
  keptAt: number;
  tries: number;
  refusal: string | null;
  act: SiteAct;
};

/** An act that has no place yet. */
export type NewAct = Omit<KeptAct, "place">;

/** Where acts are kept on the device. All of them throw when the device has no storage, or no room left in it. */
export type ActStore = {
  /** The acts of a user, first kept first. */
  list: (userId: string) => Promise<KeptAct[]>;
  /** Keeps an act after all others, and gives its place. */
  add: (act: NewAct) => Promise<number>;
  /** Keeps what changed of an act. */
  save: (act: KeptAct) => Promise<void>;
  remove: (place: number) => Promise<void>;
  /** Removes all acts of a user. */
  removeAllOf: (userId: string) => Promise<void>;
};
