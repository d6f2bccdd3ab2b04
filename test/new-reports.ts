import { randomUUID } from "node:crypto";
import { SENT_DRAWING } from "./sample-reports.ts";
import { todayInFrance } from "./today.ts";

/** A report on the progress of a site, as a device sends it. */
export function newProgress(more: object = {}): object {
  return {
    report_id: randomUUID(),
    dated_on: todayInFrance(),
    people: "Sam, Léa",
    done_task_ids: [],
    shows_time: true,
    notes: "Le mur nord est humide.",
    photo_ids: [],
    ...more,
  };
}

/** A reception with one reserve, as a device sends it. */
export function newHandover(more: object = {}): object {
  return {
    report_id: randomUUID(),
    received_on: todayInFrance(),
    has_reserves: true,
    reserves: [{ text: "Joint à reprendre", due_on: null, photo_id: null }],
    customer_signer: "Léa Arc",
    customer_drawing: SENT_DRAWING,
    company_signer: "Claire Martin",
    company_drawing: SENT_DRAWING,
    replaces: null,
    ...more,
  };
}
