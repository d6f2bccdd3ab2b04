import { mayBuild } from "#domain/company/building-trades.ts";
import { workExamples } from "#domain/company/examples/work-examples.messages.ts";
import { useCompany } from "../use-company.ts";

/** The examples that empty fields show: those of a trade of building, unless the seller is known to have another. */
export function useWorkExamples(): typeof workExamples.building {
  const trade = useCompany().data?.trade ?? "";
  return mayBuild(trade) ? workExamples.building : workExamples.other;
}
