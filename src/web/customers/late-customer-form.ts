import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** The form of a customer, loaded apart. */
export const CustomerForm = onDemand(async () => (await import("./customer-form.tsx")).CustomerForm);
