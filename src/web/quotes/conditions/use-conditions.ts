import { getQuoteConditions, withSentConditions } from "#api/quotes/quote-conditions.ts";
import type { QuoteConditions } from "#domain/quotes/conditions/quote-conditions.ts";
import { NO_CONDITIONS } from "#domain/quotes/conditions/quote-conditions.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMemo } from "react";

/** What the quote of a project says beside its lines; nothing until it was read. */
export function useConditions(projectId: string): QuoteConditions {
  const saidConditions = useAnswer(getQuoteConditions, { params: { id: projectId } }).data?.conditions;
  return useMemo(
    () => (saidConditions ? withSentConditions(NO_CONDITIONS, saidConditions) : NO_CONDITIONS),
    [saidConditions],
  );
}
