import type { HourCostAnswer, MemberAnswer } from "#api/team.ts";
import { listHourCosts, saveHourCost } from "#api/team.ts";
import { hourCostMessages } from "#domain/company/costs/hour-cost.messages.ts";
import { MAX_HOUR_COST_CENTS } from "#domain/company/costs/hour-cost.ts";
import { typedDecimal } from "#domain/shared/french-format.ts";
import { centsToEuros, eurosToCents } from "#domain/shared/money.ts";
import { readTypedNumber } from "#domain/shared/typed-number.ts";
import { useAnswer, useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";
import { memberLabel } from "../use-team.ts";

/** What an hour costs: of everybody, and of members who have a cost of their own. For owners. */
export function HourCostsCard({ members }: { members: readonly MemberAnswer[] }) {
  const { data, error, refetch } = useAnswer(listHourCosts);
  const others = members.length > 1 ? members : [];
  return (
    <section id="costs" aria-labelledby="costs-title" className="rounded-card border border-line bg-paper p-4">
      <h2 id="costs-title" className="mb-1 text-title">
        {hourCostMessages.title}
      </h2>
      <p className="mb-4 text-fine text-quiet">{hourCostMessages.why}</p>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <SheetSkeleton isBare />}
      {data && (
        <div className="flex flex-col gap-4">
          <CostField userId={null} label={hourCostMessages.everybody} costs={data.costs} />
          {others.length > 0 && (
            <details open={data.costs.some(({ user_id }) => user_id !== null)}>
              <summary className="min-h-11 cursor-pointer py-2.5 text-fine font-[550] text-act">
                {hourCostMessages.byPerson}
              </summary>
              <div className="flex flex-col gap-4 pt-1">
                <p className="-mb-2 text-fine text-quiet">{hourCostMessages.ownCosts}</p>
                {others.map((member) => (
                  <CostField
                    key={member.user_id}
                    userId={member.user_id}
                    label={memberLabel(member)}
                    costs={data.costs}
                  />
                ))}
              </div>
            </details>
          )}
        </div>
      )}
    </section>
  );
}

type Props = { userId: string | null; label: string; costs: readonly HourCostAnswer[] };

function CostField({ userId, label, costs }: Props) {
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
