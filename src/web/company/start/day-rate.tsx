import type { CompanyAnswer } from "#api/company.ts";
import { getCompany, updateCompany } from "#api/company.ts";
import { DAY_RATE_WORDS, firstRunMessages } from "#domain/company/first-run.messages.ts";
import { centsToEuros, eurosToCents, hourCents, hoursToE4, wholeDayRate } from "#domain/shared/money.ts";
import { MAX_HOURS_OR_RATE, readTypedNumber } from "#domain/shared/typed-number.ts";
import { HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { showAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField, inputText } from "#web/ui/number-field.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";
import { WithinRole } from "../roles/within-role.tsx";

/** Asks for the price of a day, which is kept as the hourly rate that it comes to. */
export function DayRate({ company, next }: { company: CompanyAnswer; next: () => void }) {
  const hoursADay = company.hours_a_day ?? HOURS_A_DAY;
  const [text, setText] = useState(() =>
    inputText(company.hourly_rate === null ? null : wholeDayRate(company.hourly_rate, hoursADay)),
  );
  const [problem, setProblem] = useState<string>();
  const save = useSingleChange((hourly_rate: number) => call(updateCompany, { body: { hourly_rate } }), {
    onSuccess: (answer) => {
      showAnswer(getCompany, {}, answer);
      next();
    },
  });
  const submit = () => {
    const typedRate = readTypedNumber(text, MAX_HOURS_OR_RATE);
    setProblem(typedRate.problem ?? undefined);
    if (typedRate.value === null) return;
    save.mutate(centsToEuros(hourCents(eurosToCents(typedRate.value), hoursToE4(hoursADay))));
  };
  return (
    <WithinRole right="manage">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <MoneyField
          label={DAY_RATE_WORDS.label}
          hint={DAY_RATE_WORDS.hint(inputText(hoursADay))}
          text={text}
          onText={setText}
          error={problem}
        />
        {save.error && <Failure error={save.error} />}
        <Button type="submit" look="primary" isBusy={save.isPending}>
          {firstRunMessages.next}
        </Button>
      </form>
    </WithinRole>
  );
}
