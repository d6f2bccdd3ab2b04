import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** What erasing a customer takes and leaves, loaded apart. */
export const ErasureForm = onDemand(async () => (await import("./erasure-form.tsx")).ErasureForm);
