import type { CompanyAnswer } from "#api/company.ts";
import { getCompany, updateCompany } from "#api/company.ts";
import { DAY_RATE_WORDS, HOUR_RATE_WORDS, firstRunMessages } from "#domain/company/first-run.messages.ts";
import { readTypedPrice } from "#domain/company/prices/typed-price.ts";
import { centsToEuros, eurosToCents, hourCents, hoursToE4, wholeDayRate } from "#domain/shared/money.ts";
import { HOURS_A_DAY } from "#domain/shared/working-day.ts";
import { showAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField, inputText } from "#web/ui/number-field.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";
import { WithinRole } from "../roles/within-role.tsx";

type Props = { company: CompanyAnswer; isOfDay: boolean; next: () => void };

/**
 * Asks for the price of an hour, or of a day, which is kept as the hourly rate that it comes to. A price that is typed
 * with VAT is converted in its field, and said, before it is saved.
 */
export function UsualPrice({ company, isOfDay, next }: Props) {
  const hoursADay = company.hours_a_day ?? HOURS_A_DAY;
  const { hourly_rate: savedRate, vat_regime: regime } = company;
  const [text, setText] = useState(() =>
    inputText(savedRate === null || !isOfDay ? savedRate : wholeDayRate(savedRate, hoursADay)),
  );
  const [problem, setProblem] = useState<string>();
  const [note, setNote] = useState("");
  const save = useSingleChange((hourly_rate: number) => call(updateCompany, { body: { hourly_rate } }), {
    onSuccess: (answer) => {
      showAnswer(getCompany, {}, answer);
      next();
    },
  });
  const submit = () => {
    const price = readTypedPrice(text, regime);
    const net = "net" in price ? price.net : undefined;
    setProblem(net === undefined ? (price.problem ?? undefined) : undefined);
    setNote(net === undefined ? "" : (price.problem ?? ""));
    if (net !== undefined) setText(net);
    if (price.value === null) return;
    const hourRate = isOfDay
      ? centsToEuros(hourCents(eurosToCents(price.value), hoursToE4(hoursADay)))
      : centsToEuros(eurosToCents(price.value));
    save.mutate(hourRate);
  };
  const { label } = isOfDay ? DAY_RATE_WORDS : HOUR_RATE_WORDS;
  const hint = isOfDay ? DAY_RATE_WORDS.hint(inputText(hoursADay), regime) : HOUR_RATE_WORDS.hint(regime);
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
        <MoneyField label={label} hint={hint} text={text} onText={setText} error={problem} />
        {note !== "" && <p role="status">{note}</p>}
        {save.error && <Failure error={save.error} />}
        <Button type="submit" look="primary" isBusy={save.isPending} className="md:self-start">
          {firstRunMessages.next}
        </Button>
      </form>
    </WithinRole>
  );
}
