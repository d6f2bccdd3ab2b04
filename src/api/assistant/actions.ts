import { ACTION_KINDS, ACTION_SOURCES } from "#domain/assistant/actions/proposed-action.ts";
import { z } from "zod";
import { noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { anyJson, limitedText, page } from "../fields.ts";

// Actions that the assistant, a model or a program proposes. Only the person's own click carries them out.

const LONGEST_ARGUMENTS = 100_000;

/** A proposed action as its person reads it. A user who sees no amounts is not shown an action that holds some. */
const action = z.object({
  id: z.string(),
  kind: z.enum(ACTION_KINDS),
  state: z.enum(["waiting", "done", "cancelled", "expired", "undone"]),
  title: z.string(),
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  warning: z.string(),
  /** The screen of the record. */
  path: z.string(),
  /** What a confirmation sends back: it names exactly what was shown. */
  digest: z.string(),
  source: z.enum(ACTION_SOURCES),
  /** Which model or program proposed it; empty for the assistant alone. */
  source_name: z.string(),
  /** Who confirms it, by email. */
  person: z.string(),
  is_own: z.boolean(),
  /** A newer proposal took its place: nobody cancelled it. */
  is_replaced: z.boolean(),
  /** It still waits, and what it would do was done meanwhile, or its record is gone: it is no longer confirmed. */
  is_outdated: z.boolean(),
  created_at: z.string(),
  expires_at: z.string(),
  confirmed_at: z.string().nullable(),
  undone_at: z.string().nullable(),
  /** Why it cannot be undone, once it is done; null when it can. */
  irreversible: z.string().nullable(),
});

/** A proposed action, as read by the web. */
export type ActionAnswer = z.infer<typeof action>;

const answer = z.object({ action });

/** What an action may change. */
const CHANGED = [
  "/api/assistant/actions",
  "/api/projects",
  "/api/invoices",
  "/api/documents",
  "/api/quotes",
  "/api/public",
  "/api/figures",
] as const;

export const listActions = endpoint({
  method: "GET",
  path: "/api/assistant/actions",
  access: "signed-in",
  right: "own",
  summary: "What the assistant and programs did for the company, last confirmed first; own actions for most roles",
  query: z.object(page),
  answer: z.object({ actions: z.array(action), next_cursor: z.string().nullable() }),
});

export const listWaitingActions = endpoint({
  method: "GET",
  path: "/api/assistant/actions/waiting",
  access: "signed-in",
  right: "own",
  summary: "The actions that wait for the caller's click, newest first",
  answer: z.object({ actions: z.array(action) }),
});

export const getAction = endpoint({
  method: "GET",
  path: "/api/assistant/actions/{id}",
  access: "signed-in",
  right: "own",
  summary: "One proposed action of the caller, as it is now",
  answer,
});

export const proposeAction = endpoint({
  method: "POST",
  path: "/api/assistant/actions",
  access: "signed-in",
  touches: ["/api/assistant/actions"],
  right: "own",
  summary: "Previews an action with exact arguments; nothing changes until its confirmation",
  body: z.object({ kind: z.enum(ACTION_KINDS), arguments: noAmount(anyJson(LONGEST_ARGUMENTS)) }),
  answer,
});

export const renewAction = endpoint({
  method: "POST",
  path: "/api/assistant/actions/{id}/renewal",
  access: "signed-in",
  touches: ["/api/assistant/actions"],
  right: "own",
  summary: "Proposes the same action again, previewed on the record as it is now",
  body: z.object({}).default({}),
  answer,
});

export const confirmAction = endpoint({
  method: "POST",
  path: "/api/assistant/actions/{id}/confirmation",
  access: "signed-in",
  touches: CHANGED,
  right: "own",
  quota: "document",
  summary:
    "Carries an action out, once: a second time gives the same answer. 409 when the record is not what was previewed",
  body: z.object({ digest: limitedText(64) }),
  answer,
});

export const cancelAction = endpoint({
  method: "POST",
  path: "/api/assistant/actions/{id}/cancellation",
  access: "signed-in",
  touches: ["/api/assistant/actions"],
  right: "own",
  summary: "Gives a proposed action up",
  body: z.object({}).default({}),
  answer,
});

export const undoAction = endpoint({
  method: "POST",
  path: "/api/assistant/actions/{id}/undo",
  access: "signed-in",
  touches: CHANGED,
  right: "own",
  summary: "Undoes an action, once, while nothing irreversible happened and the record did not change since",
  body: z.object({}).default({}),
  answer,
});
