import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** The connection of a first mailbox, loaded where none is. */
export const LateFirstMailbox = onDemand(
  async () => (await import("./first-inbox.tsx")).FirstInbox,
  undefined,
  "when shown",
);
