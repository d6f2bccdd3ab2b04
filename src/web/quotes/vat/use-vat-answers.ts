import type { WireVatAnswers } from "#api/quotes/vat-advice.ts";
import { getVatAdvice, saveVatAnswers } from "#api/quotes/vat-advice.ts";
import { showAnswer, useAnswer, useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useRef, useState } from "react";

/**
 * The advice about the VAT of a project, and its answers as they were just given: they show at once, and are saved one
 * after the other.
 */
export function useVatAnswers(projectId: string) {
  const params = { id: projectId };
  const query = useAnswer(getVatAdvice, { params });
  const [givenAnswers, setGivenAnswers] = useState<WireVatAnswers | null>(null);
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());
  const save = useChange(async (body: Partial<WireVatAnswers>) => {
    const saveBefore = lastSave.current;
    const saving = saveBefore.catch(() => {}).then(() => call(saveVatAnswers, { params, body }));
    lastSave.current = saving;
    const advice = await saving;
    // An answer that was given meanwhile has its own advice to come.
    if (lastSave.current === saving) showAnswer(getVatAdvice, { params }, advice);
  });
  const answers = givenAnswers ?? query.data?.answers;
  return {
    advice: query.data,
    answers,
    error: query.error ?? save.error,
    /** Reads again what could not be read, or saves again what could not be saved. */
    retry: () => (query.error || !givenAnswers ? void query.refetch() : save.mutate(givenAnswers)),
    give: (part: Partial<WireVatAnswers>) => {
      if (!answers) return;
      setGivenAnswers({ ...answers, ...part });
      save.mutate(part);
    },
  };
}
