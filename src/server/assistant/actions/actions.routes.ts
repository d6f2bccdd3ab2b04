import * as api from "#api/assistant/actions.ts";
import type { ActionAnswer } from "#api/assistant/actions.ts";
import { IRREVERSIBLE, actionMessages } from "#domain/assistant/actions/action.messages.ts";
import { actionState } from "#domain/assistant/actions/proposed-action.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { definitionOf, proposeAction } from "./propose-action.ts";
import type { ProposedRow } from "./proposed-actions.repository.ts";
import { findOwnAction, listDoneActions } from "./proposed-actions.repository.ts";
import { cancelAction, confirmAction, toFacts, undoAction } from "./settle-action.ts";
import { isOutdated, listStillToDo } from "./still-to-do.ts";

/** Actions that the assistant and programs propose, and what they did. */
export const actionRoutes: Route[] = [
  route(api.listActions, async (deps, { tx, caller, query }) => {
    const rows = await listDoneActions(tx, caller, parseCursor(query.cursor), query.limit);
    const { page, next } = pageOf(rows, query.limit, (row) => row.confirmed_at!);
    return { actions: page.map((row) => toActionAnswer(row, caller, deps.clock())), next_cursor: next };
  }),

  route(api.listWaitingActions, async (deps, { tx, caller }) => {
    const rows = await listStillToDo(deps, tx, caller, deps.clock());
    return { actions: rows.map((row) => toActionAnswer(row, caller, deps.clock())) };
  }),

  route(api.getAction, async (deps, { tx, caller, params }) => {
    const row = await findOwnAction(tx, caller, params.id);
    if (!row) throw notFound();
    const isMoot = await isOutdated(deps, tx, row, deps.clock());
    return { action: { ...toActionAnswer(row, caller, deps.clock()), is_outdated: isMoot } };
  }),

  route(api.proposeAction, async (deps, { tx, caller, body }) => {
    const proposal = { kind: body.kind, arguments: body.arguments, source: "assistant", sourceName: "" } as const;
    return { action: toActionAnswer(await proposeAction(deps, tx, caller, proposal), caller, deps.clock()) };
  }),

  route(api.renewAction, async (deps, { tx, caller, params }) => {
    const row = await findOwnAction(tx, caller, params.id);
    if (!row) throw notFound();
    const definition = definitionOf(row);
    if (await isOutdated(deps, tx, row, deps.clock()))
      throw new ApiError(409, "action_outdated", actionMessages.action_outdated);
    const facts = await definition.readFacts(tx, row.arguments, deps.clock(), deps);
    const proposal = {
      kind: definition.kind,
      arguments: (facts && definition.renewInput?.(row.arguments, facts)) ?? row.arguments,
      source: row.source,
      sourceName: row.source_name,
    };
    return { action: toActionAnswer(await proposeAction(deps, tx, caller, proposal), caller, deps.clock()) };
  }),

  route(api.confirmAction, async (deps, { tx, caller, params, body }) => ({
    action: toActionAnswer(await confirmAction(deps, tx, caller, params.id, body.digest), caller, deps.clock()),
  })),

  route(api.cancelAction, async (deps, { tx, caller, params }) => ({
    action: toActionAnswer(await cancelAction(deps, tx, caller, params.id), caller, deps.clock()),
  })),

  route(api.undoAction, async (deps, { tx, caller, params }) => ({
    action: toActionAnswer(await undoAction(deps, tx, caller, params.id), caller, deps.clock()),
  })),
];

function toActionAnswer(row: ProposedRow, caller: Caller, now: Date): ActionAnswer {
  const { kind } = definitionOf(row);
  return {
    id: row.id,
    kind,
    state: actionState(toFacts(row), now),
    ...row.preview,
    digest: row.digest,
    source: row.source,
    source_name: row.source_name,
    person: row.person,
    is_own: row.user_id === caller.userId,
    is_replaced: row.is_replaced,
    is_outdated: false,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
    irreversible: IRREVERSIBLE[kind],
  };
}
