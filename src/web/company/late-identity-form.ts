import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** The form of who the company is, loaded apart. */
export const IdentityForm = onDemand(async () => (await import("./identity-form.tsx")).IdentityForm);
