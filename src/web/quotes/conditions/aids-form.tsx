import type { WireConditions } from "#api/quotes/quote-conditions.ts";
import { AID_WORDS } from "#domain/quotes/conditions/conditions.messages.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { TextField } from "#web/ui/field.tsx";
import { MoneyField } from "#web/ui/number-field.tsx";
import { useState } from "react";
import type { SubjectProps } from "./subject-form.tsx";
import { SubjectForm } from "./subject-form.tsx";
import { useAmount } from "./use-amount.ts";

type Aid = NonNullable<WireConditions["aids"]>[number];

/** The aids that the customer expects: CEE, MaPrimeRénov' and another one. */
export function AidsForm(props: SubjectProps) {
  const aids = props.answer.conditions.aids ?? [];
  const centsOf = (kind: Aid["kind"]) => aids.find((aid) => aid.kind === kind)?.aid_cents ?? null;
  const [cee, maprimerenov, other] = [
    useAmount(centsOf("cee")),
    useAmount(centsOf("maprimerenov")),
    useAmount(centsOf("other")),
  ];
  const [label, setLabel] = useState(aids.find(({ kind }) => kind === "other")?.label ?? "");
  const [labelError, setLabelError] = useState<string | undefined>();
  const [payer, setPayer] = useState(aids.find(({ kind }) => kind === "cee")?.label ?? "");
  const read = () => {
    const rows = [
      { kind: "cee", label: payer.trim(), amount: cee },
      { kind: "maprimerenov", label: "", amount: maprimerenov },
      { kind: "other", label: label.trim(), amount: other },
    ] as const;
    const readRows = rows
      .filter(({ amount }) => amount.text.trim() !== "")
      .map(({ kind, label: name, amount }) => ({ kind, label: name, aid_cents: amount.read() }));
    const lacksLabel = other.text.trim() !== "" && label.trim() === "";
    setLabelError(lacksLabel ? fieldMessages.required : undefined);
    const whole = readRows.flatMap(({ aid_cents, ...aid }) => (aid_cents === null ? [] : [{ ...aid, aid_cents }]));
    return lacksLabel || whole.length < readRows.length ? null : { aids: whole.length === 0 ? null : whole };
  };
  return (
    <SubjectForm {...props} read={read} isOfThisQuote>
      <p className="text-fine text-quiet">
        Ce que le client espère recevoir : le devis l'affiche comme une estimation. Il te doit le prix entier, que tu
        factures.
      </p>
      <MoneyField label={AID_WORDS.cee} {...cee.field} />
      {cee.text.trim() !== "" && (
        <TextField
          label="Qui verse la prime CEE"
          hint="Le fournisseur d'énergie ou son mandataire : le cadre CEE du devis le nomme."
          maxLength={60}
          autoComplete="off"
          value={payer}
          onChange={(event) => setPayer(event.target.value)}
        />
      )}
      <MoneyField label={AID_WORDS.maprimerenov} {...maprimerenov.field} />
      <MoneyField label="Autre aide" {...other.field} />
      {other.text.trim() !== "" && (
        <TextField
          label="Nom de cette aide"
          maxLength={60}
          autoComplete="off"
          error={labelError}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
      )}
    </SubjectForm>
  );
}
