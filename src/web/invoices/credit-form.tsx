import type { CreditDraftAnswer } from "#api/invoices.ts";
import { createCreditNote, previewCreditNote } from "#api/invoices.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { creditMessages } from "#domain/invoices/credit.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useChange, useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { useSettled } from "#web/client/use-settled.ts";
import { Choice } from "#web/ui/choice.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { MoneyField } from "#web/ui/number-field.tsx";
import { QuestionInPlace } from "#web/ui/question-in-place.tsx";
import { useEffect, useState } from "react";
import { CreditLines } from "./credit-lines.tsx";
import type { TypedCredit } from "./typed-credit.ts";
import { SUM, readCredit } from "./typed-credit.ts";

const EMPTY: TypedCredit = { part: "whole", quantities: {}, sum: "", reason: "" };

/** `restCents`: what is left to pay of the invoice, null where it is not known. */
type FormProps = { draft: CreditDraftAnswer; restCents: number | null; close: () => void };

/** The form of a credit note: the whole invoice, some lines or a sum, the reason, and the total while one types. */
export function CreditForm({ draft, restCents, close }: FormProps) {
  const [credit, setCredit] = useState(EMPTY);
  const { wish, problems } = readCredit(credit);
  const preview = usePreview(draft.id, wish && JSON.stringify(wish));
  return (
    <div className="flex flex-col gap-5">
      <p className="text-quiet">{creditMessages.what(draft.number, restCents)}</p>
      <Choice
        autoFocus
        label="Que veux-tu créditer ?"
        options={[
          { value: "whole", label: draft.credit_notes.length === 0 ? "Toute la facture" : "Tout le reste" },
          { value: "lines", label: "Des lignes" },
          { value: "sum", label: "Une somme" },
        ]}
        value={credit.part}
        onChange={(part) => setCredit({ ...credit, part })}
      />
      {credit.part === "lines" && (
        <CreditLines lines={draft.lines} credit={credit} problems={problems} changeCredit={setCredit} />
      )}
      {credit.part === "sum" && (
        <MoneyField
          autoFocus
          label={draft.has_vat ? "Somme TTC" : "Somme"}
          hint={`Un geste commercial, par exemple. Il reste ${formatMoney(draft.left_cents)} à créditer.`}
          text={credit.sum}
          error={problems[SUM]}
          onText={(sum) => setCredit({ ...credit, sum })}
        />
      )}
      <TextAreaField
        label="Motif (facultatif)"
        hint="Il est écrit sur l'avoir."
        rows={2}
        maxLength={500}
        value={credit.reason}
        onChange={(event) => setCredit({ ...credit, reason: event.target.value })}
      />
      <IssueCredit
        key={JSON.stringify(wish)}
        draft={draft}
        wish={preview.isCurrent ? wish : null}
        amounts={preview.amounts}
        problem={preview.problem}
        close={close}
      />
    </div>
  );
}

// The total and the button stay in sight under many lines.
const FOOT =
  "sticky -bottom-4 -mx-1 flex flex-col gap-3 border-t border-line bg-bench px-1 pt-3 pb-4 md:-bottom-6 md:pb-6";

/** The total of the credit note as it is typed, from the server, or why there is no such credit note. */
function usePreview(invoiceId: string, wishText: string | null) {
  const settledText = useSettled(wishText);
  const preview = useChange(async (text: string) => ({
    text,
    view: (await call(previewCreditNote, { params: { id: invoiceId }, body: JSON.parse(text) })).view,
  }));
  const { mutate } = preview;
  useEffect(() => {
    if (settledText !== null) mutate(settledText);
  }, [settledText, mutate]);
  const isCurrent = wishText !== null && preview.data?.text === wishText;
  return {
    isCurrent,
    amounts: isCurrent ? (preview.data?.view.amounts ?? null) : null,
    problem: wishText !== null && preview.variables === wishText ? (preview.error?.message ?? null) : null,
  };
}

type IssueProps = {
  draft: CreditDraftAnswer;
  wish: ReturnType<typeof readCredit>["wish"];
  amounts: DocumentView["amounts"] | null;
  problem: string | null;
  close: () => void;
};

function IssueCredit({ draft, wish, amounts, problem, close }: IssueProps) {
  const totalCents = amounts?.grossCents ?? null;
  const [key] = useState(newId);
  const issue = useSingleChange(
    () => call(createCreditNote, { params: { id: draft.id }, body: wish!, idempotencyKey: key }),
    {
      onSuccess: async () => {
        await whenRefreshed();
        close();
        // What comes next is said at the top of the page.
        if (totalCents === draft.left_cents) scrollTo({ top: 0 });
      },
    },
  );
  const error = issue.error?.message ?? problem;
  return (
    <QuestionInPlace
      ask="Émettre l'avoir"
      confirm="Oui, émettre"
      busyLabel="J'émets l'avoir…"
      isBusy={issue.isPending}
      isDisabled={wish === null}
      act={() => issue.mutate(undefined)}
      className={FOOT}
    >
      {(isAsked) => (
        <div className="flex flex-col gap-3">
          <p className="flex items-baseline justify-between gap-3">
            <span>{isAsked ? "Émettre cet avoir ?" : "Total de l'avoir"}</span>
            <strong className="figures text-lead" aria-live="polite">
              {totalCents === null ? "–" : formatMoney(totalCents)}
            </strong>
          </p>
          {amounts !== null && amounts.vatCents > 0 && (
            <p className="text-right text-fine text-quiet">{`dont ${formatMoney(amounts.vatCents)} de TVA`}</p>
          )}
          {isAsked && <p className="text-quiet">Il recevra son numéro et ne pourra plus être modifié.</p>}
          {error && (
            <p role="alert" className="text-bad">
              {error}
            </p>
          )}
        </div>
      )}
    </QuestionInPlace>
  );
}
