import { fieldMessages } from "#domain/shared/field.messages.ts";
import { Choice } from "#web/ui/choice.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { useState } from "react";
import type { SubjectProps } from "./subject-form.tsx";
import { SubjectForm } from "./subject-form.tsx";

/** What is said of energy works: the RGE label of the seller, or that they have none, and their subcontractors. */
export function EnergyForm(props: SubjectProps) {
  const { energy } = props.answer.conditions;
  const [label, setLabel] = useState((energy ?? props.answer.usual.energy)?.rge_label ?? "");
  const [rge, setRge] = useState(energy === null ? "none" : energy.rge_label === "" ? "without" : "with");
  const [subcontractors, setSubcontractors] = useState(energy?.subcontractors ?? "");
  const [error, setError] = useState<string | undefined>();
  const read = () => {
    if (rge === "none") return { energy: null };
    if (rge === "with" && label.trim() === "") {
      setError(fieldMessages.required);
      return null;
    }
    return { energy: { rge_label: rge === "with" ? label.trim() : "", subcontractors: subcontractors.trim() } };
  };
  return (
    <SubjectForm {...props} read={read} isPrefilled>
      <Choice
        label="Travaux d'économie d'énergie"
        options={[
          { value: "none", label: "Non" },
          { value: "with", label: "Oui, RGE" },
          { value: "without", label: "Oui, sans RGE" },
        ]}
        value={rge}
        onChange={setRge}
      />
      {rge === "with" && (
        <TextField
          label="Qualification RGE"
          hint="Exemple : Qualibat 5911, n° E-12345, valable jusqu'au 31/12/2027"
          maxLength={200}
          autoComplete="off"
          error={error}
          value={label}
          onChange={(event) => {
            setLabel(event.target.value);
            setError(undefined);
          }}
        />
      )}
      {rge !== "none" && (
        <TextAreaField
          label="Sous-traitants (facultatif)"
          hint="Nom et qualification RGE de chacun. Vide : le devis dit qu'il n'y en a pas."
          maxLength={400}
          value={subcontractors}
          onChange={(event) => setSubcontractors(event.target.value)}
        />
      )}
    </SubjectForm>
  );
}
