import type { SettlementAnswer } from "#api/payments.ts";
import { listPayments, recordPayment, recordRefund } from "#api/payments.ts";
import { METHOD_WORDS, earlyPaymentQuestion, paymentMessages } from "#domain/payments/payment.messages.ts";
import type { PaymentMethod } from "#domain/payments/payment.ts";
import { MAX_PAYMENT_EUROS, PAYMENT_METHODS } from "#domain/payments/payment.ts";
import { formatMoney, formatScaled, dayInFigures } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { readTypedNumber } from "#domain/shared/typed-number.ts";
import { lastAnswer, refresh, useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { todayInFrance } from "#web/client/today.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { MoneyField } from "#web/ui/number-field.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";

type Props = {
  invoice: { id: string; number: string };
  settlement: Pick<SettlementAnswer, "rest_cents" | "issued_on">;
  close: () => void;
};

/** When and how money was received or given back. `day` as typed. */
type Circumstances = { day: string; method: PaymentMethod; reference: string };

/**
 * Notes a payment, with what is left already typed. More than what is left is confirmed first, and so is a day before
 * the invoice. Where the customer paid too much, it notes what is given back.
 */
export function PaymentForm({ invoice, settlement, close }: Props) {
  const rest = settlement.rest_cents ?? 0;
  const isRefund = rest < 0;
  const [amount, setAmount] = useState(rest === 0 ? "" : formatScaled(Math.abs(rest), 2, 2));
  const [circumstances, setCircumstances] = useState<Circumstances>(() => ({
    day: dayInFigures(todayInFrance()),
    method: "transfer",
    reference: "",
  }));
  const [problem, setProblem] = useState<string | undefined>();
  const [excessCents, setExcessCents] = useState(0);
  // The day before the invoice that was asked about.
  const [earlyDay, setEarlyDay] = useState("");
  const save = useNotedMoney(invoice.id, settlement.rest_cents, {
    noteMoney: isRefund ? recordRefund : recordPayment,
    onNoted: (status, amountCents) => {
      showToast(doneSentence({ number: invoice.number, amountCents, isRefund, isPaid: status === "paid" }));
      close();
    },
  });
  const submit = () => {
    const { value, problem: refusal } = readTypedNumber(amount, MAX_PAYMENT_EUROS);
    if (value === null) return setProblem(refusal);
    const amountCents = eurosToCents(value);
    if (amountCents === 0) return setProblem(paymentMessages.notPositive);
    if (!isRefund && amountCents > rest && excessCents !== amountCents - rest)
      return setExcessCents(amountCents - rest);
    const day = readDateText(circumstances.day, "past");
    if (!isRefund && day !== null && day < settlement.issued_on && earlyDay !== day) return setEarlyDay(day);
    save.mutate({ amountCents, ...circumstances });
  };
  const fields = save.error instanceof CallError ? save.error.fields : {};
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MoneyField
        autoFocus
        label={isRefund ? "Montant rendu" : "Montant reçu"}
        text={amount}
        error={problem ?? fields["amount_cents"]}
        onText={(text) => {
          setAmount(text);
          setProblem(undefined);
          setExcessCents(0);
        }}
      />
      <CircumstanceFields
        circumstances={circumstances}
        dayLabel={isRefund ? "Rendu le" : "Reçu le"}
        errors={fields}
        change={(part) => {
          setCircumstances({ ...circumstances, ...part });
          if (part.day !== undefined) setEarlyDay("");
        }}
      />
      {excessCents > 0 && (
        <p role="alert" className="font-[550] text-alert">
          {formatMoney(excessCents)} de plus que ce qui reste à payer. Si c'est bien ce que tu as reçu, confirme : ce
          sera un trop-perçu, à rendre au client.
        </p>
      )}
      {earlyDay !== "" && (
        <p role="alert" className="font-[550] text-alert">
          {earlyPaymentQuestion(settlement.issued_on)}
        </p>
      )}
      {save.error && Object.keys(fields).length === 0 && <Failure error={save.error} />}
      <Button type="submit" look="primary" isWide isBusy={save.isPending} busyLabel="J'enregistre…">
        {excessCents > 0 ? "Oui, noter ce montant" : earlyDay !== "" ? "Oui, noter à cette date" : "Enregistrer"}
      </Button>
    </form>
  );
}

type TypedMoney = Circumstances & { amountCents: number };

type Noting = {
  noteMoney: typeof recordPayment | typeof recordRefund;
  onNoted: (status: SettlementAnswer["status"], amountCents: number) => void;
};

// Notes the money of one form. A rest that changed since the form was opened is read again.
function useNotedMoney(invoiceId: string, restCents: number | null, { noteMoney, onNoted }: Noting) {
  // The rest that the amount was typed for. It stays while an answer is lost, so that a retry is the same call.
  const [knownRest, setKnownRest] = useState(restCents);
  // One key for one form: a second click notes one payment, and so does a correction after an answer that was lost. A
  // refused call keeps nothing, so a corrected form passes with the same key.
  const [key] = useState(newId);
  const params = { id: invoiceId };
  return useSingleChange(
    ({ amountCents, day, method, reference }: TypedMoney) => {
      const receivedOn = readDateText(day, "past") ?? "";
      const seenRest = knownRest === null ? {} : { known_rest_cents: knownRest };
      const body = { amount_cents: amountCents, received_on: receivedOn, method, reference, ...seenRest };
      return call(noteMoney, { params, body, idempotencyKey: key });
    },
    {
      onError: async (error) => {
        if (!(error instanceof CallError) || error.code !== "rest_changed") return;
        await refresh([listPayments.path]);
        setKnownRest(lastAnswer(listPayments, { params })?.settlement.rest_cents ?? null);
      },
      onSuccess: ({ settlement: { status } }, { amountCents }) => onNoted(status, amountCents),
    },
  );
}

function CircumstanceFields({
  circumstances,
  dayLabel,
  errors,
  change,
}: {
  circumstances: Circumstances;
  dayLabel: string;
  errors: Record<string, string>;
  change: (part: Partial<Circumstances>) => void;
}) {
  return (
    <>
      <DateField
        label={dayLabel}
        side="past"
        text={circumstances.day}
        error={errors["received_on"]}
        onText={(day) => change({ day })}
      />
      <SelectField
        label="Moyen de paiement"
        value={circumstances.method}
        onChange={(event) => change({ method: PAYMENT_METHODS.find((one) => one === event.target.value) ?? "other" })}
      >
        {PAYMENT_METHODS.map((method) => (
          <option key={method} value={method}>
            {METHOD_WORDS[method]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Référence"
        hint="Facultatif : numéro de chèque, libellé du virement…"
        maxLength={140}
        autoComplete="off"
        value={circumstances.reference}
        error={errors["reference"]}
        onChange={(event) => change({ reference: event.target.value })}
      />
    </>
  );
}

type DonePayment = { number: string; amountCents: number; isRefund: boolean; isPaid: boolean };

function doneSentence({ number, amountCents, isRefund, isPaid }: DonePayment): string {
  const amount = formatMoney(amountCents);
  if (isRefund) return `${amount} rendus au client, c'est noté.`;
  return isPaid ? `${number} est payée : ${amount} encaissés.` : `${amount} encaissés, c'est noté.`;
}
