import { getCompany } from "#api/company.ts";
import { call } from "#web/client/call.ts";
import { useQuery } from "@tanstack/react-query";

/** The seller. */
export function useCompany() {
  return useQuery({
    queryKey: ["company"],
    queryFn: async ({ signal }) => (await call(getCompany, { signal })).company,
  });
}
