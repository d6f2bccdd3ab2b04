import { addPhoto, sendOriginal } from "#api/photos.ts";
import { addSiteReport } from "#api/projects/site-reports.ts";
import { saveUsedSupply } from "#api/projects/used-supplies.ts";
import { updateTask } from "#api/tasks.ts";
import { addTime, startTimer, stopTimer } from "#api/times.ts";
import { photoMessages } from "#domain/projects/photo.messages.ts";
import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import { LONGEST_TICK_DELAY_SECONDS } from "#domain/projects/task.ts";
import { LONGEST_ELAPSED_SECONDS } from "#domain/times/time-entry.ts";
import { whenRefreshed } from "../answers.tsx";
import { base64Of } from "../base64-of.ts";
import { CallError, call } from "../call.ts";
import type { Outcome } from "./deliver-acts.ts";
import type { KeptAct, ProgressReport, SiteAct } from "./kept-act.ts";
import { outboxMessages } from "./outbox.messages.ts";

/** Sends an act to the server. What it changed has been read again when it is sent, so that no old state shows. */
export async function sendAct({ act, key, companyId, keptAt }: KeptAct): Promise<Outcome> {
  try {
    const signal = AbortSignal.timeout(
      act.kind === "photo" || act.kind === "original" ? LONGEST_PHOTO_MS : LONGEST_CALL_MS,
    );
    const company = companyId !== null && { companyId };
    if (act.kind === "original") return await sendPart(act, { signal, ...company });
    const how = { idempotencyKey: key, signal, ...company };
    if (act.kind === "photo") return await sendPhoto(act, how);
    await callFor(act, keptAt, how);
    await Promise.race([whenRefreshed(), pause(LONGEST_REFRESH_MS)]);
    return { is: "sent" };
  } catch (error) {
    return outcomeOf(error, act);
  }
}

const LONGEST_REFRESH_MS = 3_000;
// A connection that is half lost answers nothing for minutes.
const LONGEST_CALL_MS = 20_000;
const LONGEST_PHOTO_MS = 120_000;

type Photo = Extract<SiteAct, { kind: "photo" }>;
type Original = Extract<SiteAct, { kind: "original" }>;
type How = { idempotencyKey?: string; companyId?: string; signal: AbortSignal };

async function sendPhoto({ projectId, name, picture, original }: Photo, how: How): Promise<Outcome> {
  const body = { name, picture: await base64Of(picture, photoMessages.unreadable) };
  const { photo } = await call(addPhoto, { ...how, params: { id: projectId }, body });
  await Promise.race([whenRefreshed(), pause(LONGEST_REFRESH_MS)]);
  if (!original) return { is: "sent" };
  return { is: "sent", rest: { kind: "original", projectId, photoId: photo.id, name, original, receivedBytes: 0 } };
}

// One part a try: what is done meanwhile goes first.
async function sendPart(act: Original, how: How): Promise<Outcome> {
  const { projectId, photoId, original, receivedBytes: offset } = act;
  const part = await base64Of(original.slice(offset, offset + PHOTO_LIMITS.partBytes), photoMessages.brokenOriginal);
  const body = { size: original.size, offset, part };
  const answer = await call(sendOriginal, { ...how, params: { id: projectId, photoId }, body });
  if (answer.is_kept) return { is: "sent" };
  return { is: "sent", rest: { ...act, receivedBytes: answer.received_bytes } };
}

async function callFor(act: Exclude<SiteAct, Photo | Original>, keptAt: number, how: How): Promise<unknown> {
  const params = { id: act.projectId };
  if (act.kind === "tick")
    return call(updateTask, {
      ...how,
      params: { ...params, taskId: act.taskId },
      query: elapsedOfTick(keptAt, Date.now()),
      body: { done: act.isDone },
    });
  if (act.kind === "start") {
    const elapsed_seconds = elapsedSeconds(keptAt, Date.now());
    return call(startTimer, { ...how, body: { project_id: act.projectId, task_id: act.taskId, elapsed_seconds } });
  }
  if (act.kind === "timer")
    return call(stopTimer, { ...how, body: { minutes: act.minutes, project_id: act.projectId } });
  if (act.kind === "supply") {
    const { id: supplyId, label, unit, quantityE4, note, lineId } = act.supply;
    const body = { label, unit, quantity_e4: quantityE4, note, line_id: lineId };
    return call(saveUsedSupply, { ...how, params: { ...params, supplyId }, body });
  }
  if (act.kind === "report") return call(addSiteReport, { ...how, params, body: reportBody(act.report) });
  const { taskId, day, minutes, note } = act;
  return call(addTime, { ...how, params, body: { task_id: taskId, day, minutes, note } });
}

/** A report as the server reads it. Sent twice, it is made once, by its ID. */
export function reportBody(report: ProgressReport) {
  return {
    report_id: report.id,
    dated_on: report.day,
    people: report.people,
    done_task_ids: [...report.doneTaskIds],
    shows_time: report.showsTime,
    shows_supplies: report.showsSupplies,
    notes: report.notes,
    photo_ids: [...report.photoIds],
  };
}

/**
 * How long ago an act was kept, in seconds, by two readings of the clock of a phone in milliseconds. That clock may be
 * wrong, but what passes by it is not, unless it was put back or forward meanwhile.
 */
export function elapsedSeconds(keptAt: number, now: number, longest = LONGEST_ELAPSED_SECONDS): number {
  return Math.min(Math.max(Math.floor((now - keptAt) / 1_000), 0), longest);
}

// A tick older than what can be said has no hour of its own.
function elapsedOfTick(keptAt: number, now: number): { elapsed_seconds?: number } {
  const seconds = elapsedSeconds(keptAt, now, LONGEST_TICK_DELAY_SECONDS);
  return seconds === LONGEST_TICK_DELAY_SECONDS ? {} : { elapsed_seconds: seconds };
}

/** What becomes of an act whose call failed. */
export function outcomeOf(error: unknown, act: SiteAct): Outcome {
  if (error instanceof DOMException && error.name === "TimeoutError") return { is: "later" };
  if (!(error instanceof CallError)) return { is: "failed" };
  const { status, code } = error;
  // The timer was started or stopped by a first try, whose answer was lost, with the time of that moment.
  if ((act.kind === "timer" || act.kind === "start") && code === "key_reused") return { is: "sent" };
  if (NOT_NOW.includes(status)) return { is: "later" };
  if (status >= 500 || code === "unreadable") return { is: "failed" };
  return { is: "refused", error: status === 404 ? new CallError(outboxMessages.gone, code, status) : error };
}

/** True of an error that says nothing of the act: nobody answered, or nobody who knew. It may be kept for later. */
export function isNotNow(error: unknown): boolean {
  return error instanceof CallError && NOT_NOW.includes(error.status);
}

// No network, a session to open again, too many calls, and gateways whose server is away.
const NOT_NOW = [0, 401, 408, 429, 502, 503, 504];

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
