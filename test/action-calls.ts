import { expect } from "vitest";
import type { Person } from "./test-app.ts";

/** What an action of the assistant shows before its click. */
export type ShownAction = { id: string; digest: string; title: string; lines: object[]; warning: string };

/** The same answer without the spaces that French typography keeps together. */
export const plainly = <Answer>(answer: Answer): Answer =>
  JSON.parse(JSON.stringify(answer).replace(/[\u00a0\u202f]/g, " "));

/** Proposes an action and answers what the call did, refused or not. */
export const proposeAs = async (who: Person, kind: string, input: object) =>
  plainly(await who.call("POST", "/api/assistant/actions", { kind, arguments: input }));

/** Proposes an action that must be accepted. */
export async function newActionOf(who: Person, kind: string, input: object): Promise<ShownAction> {
  const { status, json } = await proposeAs(who, kind, input);
  expect([status, json.error]).toEqual([200, undefined]);
  return json.action;
}

/** The click that confirms what an action showed. */
export const confirmAs = (who: Person, { id, digest }: { id: string; digest: string }) =>
  who.call("POST", `/api/assistant/actions/${id}/confirmation`, { digest });

/** The click that takes an action back. */
export const undoAs = (who: Person, { id }: { id: string }) =>
  who.call("POST", `/api/assistant/actions/${id}/undo`, {});
