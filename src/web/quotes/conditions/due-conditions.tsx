import { saveProjectCore } from "#api/projects.ts";
import { getQuoteConditions, withSentConditions } from "#api/quotes/quote-conditions.ts";
import { subjectLabel } from "#domain/quotes/conditions/conditions-view.ts";
import { lackingSentence } from "#domain/quotes/conditions/conditions.messages.ts";
import { NO_CONDITIONS } from "#domain/quotes/conditions/quote-conditions.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Failure } from "#web/ui/states.tsx";
import { goToConditions } from "./go-to-conditions.ts";

type Props = {
  projectId: string;
  /** Makes a change, then draws up anew the version that is given: it has to say what was answered here. */
  redrawAfter: (change: () => Promise<unknown>) => Promise<void>;
  /** Closes what holds it. */
  close: () => void;
};

/** What the law asks of a quote for works and that it does not say, before it leaves. */
export function DueConditions({ projectId, redrawAfter, close }: Props) {
  const { data } = useAnswer(getQuoteConditions, { params: { id: projectId } });
  if (!data || data.due.length === 0) return null;
  const conditions = withSentConditions(NO_CONDITIONS, data.conditions);
  const labels = data.due.map((subject) => subjectLabel(subject, conditions).toLowerCase());
  return (
    <div className="mb-4 flex flex-col items-start gap-2">
      <Notice>{lackingSentence(labels)}</Notice>
      {data.due.includes("place") && data.customer_address !== "" && (
        <SamePlace projectId={projectId} address={data.customer_address} redrawAfter={redrawAfter} />
      )}
      <Button
        onClick={() => {
          close();
          // What holds it gives the focus back first.
          setTimeout(goToConditions);
        }}
      >
        Compléter les conditions
      </Button>
    </div>
  );
}

// Most works are done at the customer's.
function SamePlace({ projectId, address, redrawAfter }: { address: string } & Omit<Props, "close">) {
  const save = useSingleChange(() =>
    redrawAfter(() => call(saveProjectCore, { params: { id: projectId }, body: { site_address: address } })),
  );
  return (
    <>
      <Button isBusy={save.isPending} busyLabel="Enregistrement…" onClick={() => save.mutate(undefined)}>
        Lieu des travaux : même adresse que le client
      </Button>
      {save.error && <Failure error={save.error} />}
    </>
  );
}
