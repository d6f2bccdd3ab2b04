import { Choice } from "#web/ui/choice.tsx";
import { MoneyField } from "#web/ui/number-field.tsx";
import { useState } from "react";
import type { SubjectProps } from "./subject-form.tsx";
import { SubjectForm } from "./subject-form.tsx";
import { useAmount } from "./use-amount.ts";

/** What travel costs: nothing said, nothing to pay, or an amount that the lines hold. */
export function TravelForm(props: SubjectProps) {
  const { travel } = props.answer.conditions;
  const [kind, setKind] = useState<"none" | "free" | "charged">(travel?.kind ?? "none");
  const amount = useAmount(travel?.kind === "charged" ? travel.travel_cents : null);
  const read = () => {
    if (kind === "none") return { travel: null };
    if (kind === "free") return { travel: { kind } };
    const cents = amount.read();
    return cents === null ? null : { travel: { kind, travel_cents: cents } };
  };
  return (
    <SubjectForm {...props} read={read}>
      <Choice<"none" | "free" | "charged">
        label="Frais de déplacement"
        options={[
          { value: "none", label: "Ne rien dire" },
          { value: "free", label: "Sans frais" },
          { value: "charged", label: "Payants" },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === "charged" && (
        <MoneyField
          label="Montant"
          hint="Le total doit le comprendre : ajoute une ligne « Déplacement » au devis."
          {...amount.field}
        />
      )}
    </SubjectForm>
  );
}
