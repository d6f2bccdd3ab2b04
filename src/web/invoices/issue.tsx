import { createInvoice } from "#api/invoices.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { Card } from "#web/ui/card.tsx";
import { QuestionInPlace } from "#web/ui/question-in-place.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";
import { BeforeIssuing, useLeftOut } from "./before-issuing.tsx";

/** `title`: what the document is called. `readAgain`: reads what it comes to, which may have changed. */
type IssueProps = {
  project: Pick<ProjectAnswer, "id" | "client_info">;
  title: string;
  total: number;
  /** The button says the amount: the work is done, and all of it is invoiced. */
  isNamedByAmount: boolean;
  doubts: InvoiceDoubt[];
  readAgain: () => void;
};

/** What an invoice comes to, and the button that issues it once it was asked. */
export function Issue({ project, title, total, isNamedByAmount, doubts, readAgain }: IssueProps) {
  const leftOut = useLeftOut(project);
  const [key] = useState(newId);
  const issue = useSingleChange(
    () =>
      call(createInvoice, {
        params: { id: project.id },
        body: { confirmed_doubts: doubts, left_cents: total },
        idempotencyKey: key,
      }),
    { onError: readAgain, onSuccess: leftOut.leave },
  );
  return (
    <Card>
      <QuestionInPlace
        ask={isNamedByAmount ? `Facturer ${formatMoney(total)}` : `Émettre la ${title}`}
        confirm="Oui, émettre"
        busyLabel="J'émets la facture…"
        isBusy={issue.isPending}
        act={() => issue.mutate(undefined)}
        className="flex flex-wrap items-center justify-between gap-4"
      >
        {(isAsked) => (
          <>
            <p>
              {isAsked ? `Émettre la ${title}${title.includes(" ") ? " : " : " de "}` : "À facturer : "}
              <strong className="figures text-lead">{formatMoney(total)}</strong>
              {isAsked && " ? Elle recevra son numéro et ne pourra plus être modifiée."}
            </p>
            {isAsked && <BeforeIssuing {...leftOut} />}
          </>
        )}
      </QuestionInPlace>
      {issue.error && (
        <div className="mt-4">
          <Failure error={new Error(projectMessages.invoiceFailed(issue.error.message))} />
        </div>
      )}
    </Card>
  );
}
