import { getCompany } from "#api/company.ts";
import { useAnswer } from "#web/client/answers.tsx";

/** The seller. */
export function useCompany() {
  return useAnswer(getCompany, {}, { select: ({ company }) => company });
}
