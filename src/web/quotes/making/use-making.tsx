import { createQuote } from "#api/documents.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { listVersions } from "#api/quotes.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { withdrawalTerms } from "#domain/projects/story/withdrawal-terms.messages.ts";
import { changeOrderMessages } from "#domain/quotes/change-orders/change-order.messages.ts";
import { useAnswer, useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { goToNextVersion } from "../follow/next-version-place.ts";
import { useFreeLinesFirst } from "./free-lines-first.tsx";
import { goToLines } from "./quote-head.tsx";
import { useRegimeFirst } from "./regime-first.tsx";

// The hash of the address of a quote whose change order the assistant opens.
const CHANGE_ORDER_HASH = "avenant";

/** What draws the quote up, or its next version once one was accepted. */
export function useMaking(project: ProjectAnswer) {
  const { id, quote } = project;
  const [wantsRevision, setRevising] = useState(false);
  const { versions, isAccepted, isNextPrepared } = useVersions(project);
  const isOrderAsked = useLocation({ select: ({ hash }) => hash === CHANGE_ORDER_HASH }) && isAccepted;
  // The button that asked for them goes: its focus goes to the lines, wherever they stand.
  useEffect(() => {
    if (isOrderAsked || wantsRevision) goToLines();
  }, [isOrderAsked, wantsRevision]);
  const isRevising = wantsRevision || isOrderAsked || isNextPrepared;
  const linesSaver = useRef<(() => Promise<unknown>) | null>(null);
  const make = useSingleChange(
    async () => {
      // The quote says the last key that was typed.
      await linesSaver.current?.();
      return call(createQuote, { params: { id }, body: isAccepted && isRevising ? { after_acceptance: true } : {} });
    },
    {
      onSuccess: ({ id: madeId }) => {
        setRevising(false);
        if (!quote || madeId === quote.id) return;
        showToast(isAccepted ? orderWords(project) : "Devis mis à jour.");
        if (isAccepted) void whenRefreshed().then(() => requestAnimationFrame(goToNextVersion));
      },
    },
  );
  const free = useFreeLinesFirst(project, {
    saveLines: async () => linesSaver.current?.(),
    make: () => make.mutate(undefined),
    correct: goToLines,
  });
  const regime = useRegimeFirst(free.start);
  const problem = make.error && projectMessages.quoteFailed(make.error.message);
  const sheets = (
    <>
      {regime.sheet}
      {free.sheet}
    </>
  );
  return {
    versions,
    isAccepted,
    isNextPrepared,
    isRevising,
    setRevising,
    linesSaver,
    make,
    problem,
    free,
    regime,
    sheets,
  };
}

function orderWords({ withdrawable }: ProjectAnswer): string {
  return withdrawable ? withdrawalTerms.orderPrepared(withdrawable) : changeOrderMessages.isReady;
}

// `isNextPrepared`: a version after the accepted one is drawn up and not sent yet.
function useVersions({ id, quote, invoice }: ProjectAnswer) {
  const versions = useAnswer(listVersions, { params: { id } }, { enabled: quote !== null }).data?.versions ?? [];
  const [latest] = versions;
  const isAccepted = quote?.status === "accepted";
  const isNextPrepared = latest !== undefined && latest.id !== quote?.id && latest.sent_at === null;
  return { versions, isAccepted, isNextPrepared: isAccepted && isNextPrepared && invoice === null };
}
