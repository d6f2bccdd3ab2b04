import type { ActionKind, ActionPreview } from "#domain/assistant/actions/proposed-action.ts";
import type { Right } from "#domain/company/team.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { z } from "zod";
import type { CallAs } from "./call-as.ts";

/**
 * Facts of a record on which an action depends: plain data, the same for the same state. `projectId` is null for what
 * is of no project.
 */
export type RecordFacts = { projectId: string | null };

/** What undoing needs to know of what was done: plain data. */
export type ActionOutcome = Record<string, unknown>;

/**
 * Something that may be proposed. `input`: its exact arguments. `right`: who may propose it and read it. `complete`
 * fills what was not said (« aujourd'hui ») before anything is shown. `isDoneSince` tells, from the record as it is and
 * as it was shown, that the same thing was done meanwhile by another way. `renewInput` gives the arguments of a new
 * preview, from the record as it is. `readFacts` reads the record, null when the
 * company has no such record. `run` makes the calls of the screens. `undo` makes those that take it back, null for what
 * stays. `say` words the preview, from the record before and after.
 */
export type Action<Input extends z.ZodObject = z.ZodObject, Facts extends RecordFacts = RecordFacts> = {
  kind: ActionKind;
  input: Input;
  right: Right;
  /** Only the assistant proposes it from a person's own words: no program does. */
  isOfPersonAlone?: true;
  complete?: (input: z.output<Input>, today: CalendarDate) => z.output<Input>;
  readFacts: (tx: Db, input: z.output<Input>, now: Date, deps: Deps) => Promise<Facts | null>;
  run: (call: CallAs, input: z.output<Input>, record: Facts) => Promise<ActionOutcome>;
  undo: ((call: CallAs, input: z.output<Input>, record: Facts, outcome: ActionOutcome) => Promise<unknown>) | null;
  isDoneSince?: (input: z.output<Input>, record: Facts, formerRecord: Facts) => boolean;
  renewInput?: (input: z.output<Input>, record: Facts) => z.output<Input>;
  say: (input: z.output<Input>, record: Facts, nextRecord: Facts) => ActionPreview;
};

/** Declares an action. Its exact types are checked here and erased in the list of all actions. */
export function action<Input extends z.ZodObject, Facts extends RecordFacts>(definition: Action<Input, Facts>): Action {
  return definition as unknown as Action;
}
