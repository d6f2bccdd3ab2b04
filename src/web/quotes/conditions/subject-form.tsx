import type { ConditionsAnswer, WireConditions } from "#api/quotes/quote-conditions.ts";
import { getQuoteConditions, saveQuoteConditions } from "#api/quotes/quote-conditions.ts";
import type { ConditionSubject } from "#domain/quotes/conditions/quote-conditions.ts";
import { showAnswer, useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Failure } from "#web/ui/states.tsx";
import type { ReactNode } from "react";
import { useState } from "react";

/** What the form of a subject is given. */
export type SubjectProps = {
  projectId: string;
  subject: ConditionSubject;
  answer: ConditionsAnswer;
  close: () => void;
};

type Props = SubjectProps & {
  /** What the fields say, or null while they cannot be read: they then say what is wrong. */
  read: () => Partial<WireConditions> | null;
  /** It is said of this quote alone: the next ones are not asked. */
  isOfThisQuote?: boolean;
  /** What is kept for the next quotes only fills their form. */
  isPrefilled?: boolean;
  /** What takes it back, where something is said that its fields cannot empty. */
  unsay?: Partial<WireConditions> | null;
  children: ReactNode;
};

/** The form around a subject: its fields, whether the next quotes say the same, and what saves it. */
export function SubjectForm({ projectId, subject, answer, close, ...props }: Props) {
  const { read, isOfThisQuote = false, isPrefilled = false, unsay = null, children } = props;
  const [isForNext, setForNext] = useState(!isOfThisQuote && (isPrefilled || answer.proposed.includes(subject)));
  const params = { id: projectId };
  const save = useChange(
    (subjects: Partial<WireConditions>) => {
      // What fills a form is not forgotten because one quote has no need of it.
      const isTakenBack = isPrefilled && Object.values(subjects).every((value) => value === null);
      return call(saveQuoteConditions, { params, body: { ...subjects, is_for_next: isForNext && !isTakenBack } });
    },
    {
      onSuccess: (savedAnswer) => {
        showAnswer(getQuoteConditions, { params }, savedAnswer);
        showToast("Conditions enregistrées.");
        close();
      },
    },
  );
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const subjects = read();
        if (subjects !== null) save.mutate(subjects);
      }}
    >
      {children}
      {!isOfThisQuote && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isForNext}
            onChange={({ target }) => setForNext(target.checked)}
            className="size-5 shrink-0 accent-(--act)"
          />
          {isPrefilled
            ? "Garder ces réponses pour mes prochains devis"
            : "Proposer la même chose sur mes prochains devis"}
        </label>
      )}
      {save.error && <Failure error={save.error} />}
      <Button type="submit" look="primary" isWide isBusy={save.isPending} busyLabel="Enregistrement…">
        Enregistrer
      </Button>
      {unsay && (
        <Button isWide onClick={() => save.mutate(unsay)}>
          Retirer du devis
        </Button>
      )}
    </form>
  );
}
