import type { CopiedSeries, RestoredCopy } from "#api/documents/restored-copy.ts";
import { answerRestoredCopy, getRestoredCopy } from "#api/documents/restored-copy.ts";
import { restoredCopyMessages as words } from "#domain/documents/copies/restored-copy.messages.ts";
import type { NamedKind } from "#domain/documents/document-kind.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { showAnswer, useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { FormFailure } from "#web/ui/notice.tsx";
import { useState } from "react";

/** What is said of a series: none was sent, or the last one; empty before an answer. */
type SeriesAnswer = { choice: "" | "none" | "some"; last: string };

const UNSAID: SeriesAnswer = { choice: "", last: "" };

type CopyFormProps = { copy: RestoredCopy; isCorrection?: boolean; onAnswered?: () => void };

/**
 * Asks the last number of each series that was sent since the copy. `isCorrection`: in place of an answer that is kept.
 * `onAnswered`: once it is kept.
 */
export function CopyForm({ copy, isCorrection = false, onAnswered }: CopyFormProps) {
  const [answers, setAnswers] = useState<Record<NamedKind, SeriesAnswer>>({
    quote: UNSAID,
    invoice: UNSAID,
    credit_note: UNSAID,
  });
  const lastOf = (kind: NamedKind) => (answers[kind].choice === "some" ? answers[kind].last : null);
  const save = useSingleChange(
    () =>
      call(answerRestoredCopy, {
        body: {
          quote: lastOf("quote"),
          invoice: lastOf("invoice"),
          credit_note: lastOf("credit_note"),
          is_correction: isCorrection,
        },
      }),
    {
      onSuccess: (next) => {
        showAnswer(getRestoredCopy, {}, next);
        showToast(words.answered);
        onAnswered?.();
      },
    },
  );
  const wrong = save.error instanceof CallError ? save.error.fields : {};
  const isWhole = copy.series.every(({ kind }) => answers[kind].choice !== "");
  const someLost = copy.series.some(({ kind }) => answers[kind].choice === "some");
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <div className="flex flex-col gap-2">
        <p className="font-[550]">{words.ofCopy(copy.copied_on, copy.origin)}</p>
        <p className="text-quiet">{words.why}</p>
      </div>
      {copy.series.map((series) => (
        <SeriesQuestion
          key={series.kind}
          series={series}
          answer={answers[series.kind]}
          error={wrong[series.kind]}
          say={(next) => setAnswers({ ...answers, [series.kind]: next })}
        />
      ))}
      {someLost && <p className="text-quiet">{words.lost}</p>}
      <FormFailure>{save.error && Object.keys(wrong).length === 0 ? save.error.message : null}</FormFailure>
      <Button
        type="submit"
        look="primary"
        className="self-start max-md:w-full"
        disabled={!isWhole}
        isBusy={save.isPending}
        busyLabel="Enregistrement…"
      >
        Enregistrer la réponse
      </Button>
    </form>
  );
}

type SeriesQuestionProps = {
  series: CopiedSeries;
  answer: SeriesAnswer;
  error: string | undefined;
  say: (answer: SeriesAnswer) => void;
};

function SeriesQuestion({ series, answer, error, say }: SeriesQuestionProps) {
  const { kind, known_number, next_number } = series;
  const { name } = DOCUMENT_WORDS[kind];
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="font-[550]">{name === "Devis" ? name : `${name}s`}</h3>
        <p>{words.sentSince(kind, known_number)}</p>
      </div>
      <Choice
        label={words.sentSince(kind, known_number)}
        hidesLabel
        options={[
          { value: "none", label: words.none[kind] },
          { value: "some", label: words.some[kind] },
        ]}
        value={answer.choice}
        onChange={(choice) => say({ ...answer, choice })}
      />
      {answer.choice === "some" && (
        <TextField
          label={words.last[kind]}
          placeholder={next_number}
          value={answer.last}
          error={error}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={(event) => say({ ...answer, last: event.target.value })}
        />
      )}
    </div>
  );
}
