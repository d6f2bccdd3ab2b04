import { TextAreaField } from "#web/ui/field.tsx";
import { useState } from "react";
import type { SubjectProps } from "./subject-form.tsx";
import { SubjectForm } from "./subject-form.tsx";

/** What the seller guarantees beyond the law, which is printed by itself. */
export function GuaranteeForm(props: SubjectProps) {
  return (
    <TextForm
      {...props}
      subject="guarantee"
      label="Ta propre garantie"
      hint="Les garanties de la loi s'impriment d'elles-mêmes. Exemple : pièces garanties 3 ans par le fabricant."
    />
  );
}

/** Whom the customer complains to. */
export function ComplaintsForm(props: SubjectProps) {
  return (
    <TextForm
      {...props}
      subject="complaints"
      label="Contact pour une réclamation"
      hint="Vide : un particulier lit l'e-mail et le téléphone de ton entreprise."
    />
  );
}

type Props = SubjectProps & { subject: "guarantee" | "complaints"; label: string; hint: string };

function TextForm({ subject, label, hint, ...props }: Props) {
  const [text, setText] = useState(props.answer.conditions[subject] ?? "");
  const read = () => ({ [subject]: text.trim() === "" ? null : text.trim() });
  return (
    <SubjectForm {...props} subject={subject} read={read}>
      <TextAreaField
        label={label}
        hint={hint}
        maxLength={400}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </SubjectForm>
  );
}
