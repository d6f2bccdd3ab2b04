import { cancelPlannedRegime, getPlannedRegime, planRegime } from "#api/company.ts";
import { VAT_DUE_ON_CHOICES, VAT_REGIME_CHOICES } from "#domain/company/company.messages.ts";
import type { VatDueOn, VatRegime } from "#domain/company/company.ts";
import { CHANGE_EFFECTS, plannedRegimeWords } from "#domain/company/vat-regime.messages.ts";
import { showAnswer, useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { Options, SelectField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { FormFailure } from "#web/ui/notice.tsx";
import { useState } from "react";
import { WithinRole } from "./roles/within-role.tsx";
import { useCompany } from "./use-company.ts";

/** A change of VAT regime from a day on: the one that is to come, and the form of another one. */
export function PlannedRegime() {
  const { data: company } = useCompany();
  const change = useAnswer(getPlannedRegime).data?.planned ?? null;
  const cancel = useSingleChange(() => call(cancelPlannedRegime, {}), {
    onSuccess: (answer) => {
      showAnswer(getPlannedRegime, {}, answer);
      showToast("Le changement de régime est annulé.");
    },
  });
  const regime = company?.vat_regime ?? null;
  if (regime === null) return null;
  return (
    <Card title="Changer de régime à une date">
      <p className="-mt-2 text-quiet">{CHANGE_EFFECTS}</p>
      {change && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-2 rounded-inner bg-sunk p-3">
          <p className="font-[550]">{plannedRegimeWords(change.vat_regime, change.applies_on)}</p>
          <Button look="quiet" isBusy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
            Annuler ce changement
          </Button>
        </div>
      )}
      <FormFailure>{cancel.error?.message}</FormFailure>
      <div className="mt-4">
        <WithinRole right="manage">
          <RegimeForm key={regime} regime={regime} />
        </WithinRole>
      </div>
    </Card>
  );
}

function RegimeForm({ regime }: { regime: VatRegime }) {
  const [nextRegime, setNextRegime] = useState<string>(regime === "franchise" ? "standard" : "franchise");
  const [dueOn, setDueOn] = useState<string>("payment");
  const [day, setDay] = useState("");
  const plan = useSingleChange(
    () => {
      // What the choices offer are the values of the contract; a day that is no date is refused beside its field.
      const body = { vat_regime: nextRegime as VatRegime, vat_due_on: dueOn as VatDueOn, applies_on: dateOf(day) };
      return call(planRegime, { body });
    },
    {
      onSuccess: (answer) => {
        showAnswer(getPlannedRegime, {}, answer);
        setDay("");
        showToast("Changement de régime enregistré.");
      },
    },
  );
  const wrong = plan.error instanceof CallError ? plan.error.fields : {};
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        plan.mutate(undefined);
      }}
    >
      <SelectField
        label="Nouveau régime"
        value={nextRegime}
        error={wrong.vat_regime}
        onChange={(event) => setNextRegime(event.target.value)}
      >
        <Options options={VAT_REGIME_CHOICES} />
      </SelectField>
      {nextRegime === "standard" && (
        <SelectField label="TVA exigible alors" value={dueOn} onChange={(event) => setDueOn(event.target.value)}>
          <Options options={VAT_DUE_ON_CHOICES} />
        </SelectField>
      )}
      <DateField label="À partir du" text={day} error={wrong.applies_on} onText={setDay} />
      <FormFailure>{plan.error && Object.keys(wrong).length === 0 ? plan.error.message : null}</FormFailure>
      <Button type="submit" isBusy={plan.isPending} busyLabel="Enregistrement…">
        Noter le changement
      </Button>
    </form>
  );
}

function dateOf(text: string): string {
  return readDateText(text) ?? text;
}
