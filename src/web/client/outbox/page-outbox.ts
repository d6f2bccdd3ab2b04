import { useSyncExternalStore } from "react";
import { actingCompany } from "../acting-company.ts";
import { newId } from "../new-id.ts";
import { deviceStore } from "./device-store.ts";
import type { KeptAct, SiteAct } from "./kept-act.ts";
import { openOutbox } from "./outbox.ts";

let isCarriedAnyway = false;

/**
 * True when originals of photos may go: not over the network of a telephone, where its browser tells, nor where its
 * user saves data.
 */
export function mayCarryOriginals(): boolean {
  const { connection } = navigator as { connection?: { type?: string; saveData?: boolean } };
  return isCarriedAnyway || (connection?.type !== "cellular" && connection?.saveData !== true);
}

const outbox = openOutbox({
  store: deviceStore,
  // Loaded apart: most pages send nothing of a site.
  send: async (act) => {
    const code = await import("./send-act.ts").catch(() => null);
    return code === null ? { is: "later" } : code.sendAct(act);
  },
  mayCarry: mayCarryOriginals,
  newKey: newId,
  now: Date.now,
  // Over plain http there are no locks: two tabs may then send the same act, which the server does once.
  // oxlint-disable-next-line no-restricted-properties -- without them the outbox works all the same
  alone: (work) => ("locks" in navigator ? navigator.locks.request("etabli.outbox", work) : work()),
});

/** Sends the originals of photos over this network too, whatever it costs. */
export function sendOriginalsNow(): Promise<void> {
  isCarriedAnyway = true;
  return outbox.wake();
}

addEventListener("online", () => void outbox.wake());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void outbox.wake();
});

/** Does something on a site: see `openOutbox`. `about` names what it is about, for the list of what waits. */
export const performOnSite = outbox.perform;

/** Shows and sends what this user kept on the device, in the company that this tab acts for. Null: nobody. */
export function openOutboxFor(userId: string | null): Promise<void> {
  return outbox.openFor(userId === null ? null : { userId, companyId: actingCompany() });
}

export const retryAct = outbox.retry;
export const dropAct = outbox.drop;
export const forgetKeptActs = outbox.forget;

/** What waits on this device, whether the server was reached, and whether it is being sent. */
export function useOutbox() {
  return useSyncExternalStore(outbox.follow, outbox.view);
}

/** The acts on a project that wait to be sent. */
export function useWaitingActs(projectId: string): KeptAct[] {
  return useOutbox().acts.filter(({ act, refusal }) => refusal === null && act.projectId === projectId);
}

/** The acts of one kind among others. */
export function actsOfKind<Kind extends SiteAct["kind"]>(
  acts: readonly KeptAct[],
  kind: Kind,
): (KeptAct & { act: Extract<SiteAct, { kind: Kind }> })[] {
  return acts.filter(
    (keptAct): keptAct is KeptAct & { act: Extract<SiteAct, { kind: Kind }> } => keptAct.act.kind === kind,
  );
}
