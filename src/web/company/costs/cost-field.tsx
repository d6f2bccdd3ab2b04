import type { HourCostAnswer } from "#api/team.ts";
import { saveHourCost } from "#api/team.ts";
import { MAX_HOUR_COST_CENTS } from "#domain/company/costs/hour-cost.ts";
import { typedDecimal } from "#domain/shared/french-format.ts";
import { centsToEuros, eurosToCents } from "#domain/shared/money.ts";
import { readTypedNumber } from "#domain/shared/typed-number.ts";
import { useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { useState } from "react";

/** `hint`: what an empty field stands for. */
type Props = { userId: string | null; label: string; costs: readonly HourCostAnswer[]; hint?: string };

/** What an hour costs, of somebody or of everybody (null): it is saved once it is changed. */
export function CostField({ userId, label, costs, hint }: Props) {
  const savedCents = costs.find(({ user_id }) => user_id === userId)?.hour_cents ?? null;
  const savedText = savedCents === null ? "" : typedDecimal(centsToEuros(savedCents));
  const [typedText, setTypedText] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const save = useSingleChange(
    (hourCents: number | null) => call(saveHourCost, { body: { user_id: userId, hour_cents: hourCents } }),
    {
      onSuccess: async () => {
        await whenRefreshed();
        setTypedText(null);
        showToast("Coût enregistré.");
      },
    },
  );
  const text = typedText ?? savedText;
  const submit = () => {
    if (text.trim() === "") return save.mutate(null);
    const { value, problem: refusal } = readTypedNumber(text, centsToEuros(MAX_HOUR_COST_CENTS));
    if (value === null) return setProblem(refusal);
    save.mutate(eurosToCents(value));
  };
  const refusal = save.error instanceof CallError ? save.error.fields["hour_cents"] : undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <NumberField
        label={label}
        hint={hint}
        unit="€"
        text={text}
        error={problem ?? refusal}
        onText={(newText) => {
          setTypedText(newText);
          setProblem(undefined);
        }}
      />
      {save.error && !refusal && (
        <p role="alert" className="text-fine text-bad">
          {save.error.message}
        </p>
      )}
      {text.trim() !== savedText && (
        <Button type="submit" className="self-start" isBusy={save.isPending} busyLabel="Enregistrement…">
          Enregistrer
        </Button>
      )}
    </form>
  );
}
