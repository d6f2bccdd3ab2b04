import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** The form that merges two customers, loaded apart. */
export const MergeForm = onDemand(async () => (await import("./merge-form.tsx")).MergeForm);
