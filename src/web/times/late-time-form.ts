import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** The form of time that was worked, loaded apart: it reads days in words. */
export const LateTimeForm = onDemand(async () => (await import("./time-form.tsx")).TimeForm);
