import type { Result } from "../../shared/refusal.ts";
import { ok, refused } from "../../shared/refusal.ts";

/** What the assistant, a model or a program may propose. A person confirms each of them. */
export const ACTION_KINDS = [
  "move_start",
  "write_quote_lines",
  "change_quote_lines",
  "add_section",
  "send_quote",
  "answer_quote",
  "record_payment",
  "reverse_payment",
  "credit_invoice",
  "rename_project",
  "correct_customer",
  "change_customer",
  "tick_task",
  "add_hours",
  "update_company",
] as const;

/** The kind of an action. */
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Who proposed an action: the assistant without a model, a model, or a program with a personal token. */
export const ACTION_SOURCES = ["assistant", "model", "program"] as const;

/** Who proposed an action. */
export type ActionSource = (typeof ACTION_SOURCES)[number];

/** How long a person may take to confirm, in hours. Later, the preview is too old to be believed. */
export const CONFIRMATION_HOURS = 24;

/** How many actions wait for one person at most. A program that proposes without end is stopped. */
export const MOST_WAITING = 20;

/**
 * What a person reads before they confirm. `title`: what is done, with its verb. `lines`: who, what, how much, before
 * and after. `warning`: what cannot be undone, or what the action does not do. `path`: the screen of the record.
 */
export type ActionPreview = {
  title: string;
  lines: { label: string; value: string }[];
  warning: string;
  path: string;
};

const RECORD_IDS = ["project_id", "task_id", "version_id", "invoice_id"] as const;

/**
 * True when two proposals of one kind are about the same record. The newer one then takes the place of the older one,
 * so that two cards are never ready for one payment.
 */
export function isSameRecord(input: object, otherInput: object): boolean {
  const values = new Map<string, unknown>(Object.entries(input));
  const otherValues = new Map<string, unknown>(Object.entries(otherInput));
  return RECORD_IDS.every((name) => values.get(name) === otherValues.get(name));
}

/** The state of an action. An action that was neither confirmed nor cancelled in time is expired. */
export type ActionState = "waiting" | "done" | "cancelled" | "expired" | "undone";

/** What became of an action. */
export type ActionFacts = {
  confirmedAt: Date | null;
  cancelledAt: Date | null;
  undoneAt: Date | null;
  expiresAt: Date;
};

/** The state of an action at a moment. */
export function actionState({ confirmedAt, cancelledAt, undoneAt, expiresAt }: ActionFacts, now: Date): ActionState {
  if (undoneAt !== null) return "undone";
  if (confirmedAt !== null) return "done";
  if (cancelledAt !== null) return "cancelled";
  return now < expiresAt ? "waiting" : "expired";
}

/**
 * Whether a confirmation is to be carried out: false when it already was, so that a second click changes nothing.
 * `clickedDigest` is what the person saw, `digest` what was proposed.
 */
export function checkConfirmation(
  state: ActionState,
  { clickedDigest, digest }: { clickedDigest: string; digest: string },
): Result<boolean, "action_altered" | "action_cancelled" | "action_expired" | "action_undone"> {
  if (clickedDigest !== digest) return refused("action_altered");
  if (state === "done") return ok(false);
  if (state === "undone") return refused("action_undone");
  if (state === "cancelled") return refused("action_cancelled");
  return state === "expired" ? refused("action_expired") : ok(true);
}

/** Whether a cancellation is to be written: false when nothing waits any more. Refuses what is already done. */
export function checkCancellation(state: ActionState): Result<boolean, "action_done"> {
  if (state === "done" || state === "undone") return refused("action_done");
  return ok(state === "waiting");
}

/** Whether an action is to be undone: false when it already was. `canUndo` is false for what stays for ever. */
export function checkUndo(
  state: ActionState,
  canUndo: boolean,
): Result<boolean, "action_not_done" | "action_irreversible"> {
  if (state === "undone") return ok(false);
  if (state !== "done") return refused("action_not_done");
  return canUndo ? ok(true) : refused("action_irreversible");
}
