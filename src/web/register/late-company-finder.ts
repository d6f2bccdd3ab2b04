import { onDemand } from "#web/ui/loading/on-demand.tsx";

/** The field that finds a company in the public register, loaded once the page is there. */
export const LateCompanyFinder = onDemand(
  async () => (await import("./company-finder.tsx")).CompanyFinder,
  () => null,
);
