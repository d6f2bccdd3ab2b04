import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** What is asked just before a first document leaves, loaded apart: nobody waits for it. */
export const LateBeforeSending = onDemand(
  async () => (await import("./before-sending.tsx")).BeforeSending,
  () => null,
);
