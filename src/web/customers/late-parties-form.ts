import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** The form of what a document lacks of both its parties, loaded apart. */
export const PartiesForm = onDemand(async () => (await import("./parties-form.tsx")).PartiesForm);
