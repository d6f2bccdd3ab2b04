import { WORKS_WORDS } from "#domain/quotes/conditions/conditions.messages.ts";
import type { WorksKind } from "#domain/quotes/conditions/quote-conditions.ts";
import { WORKS_KINDS } from "#domain/quotes/conditions/quote-conditions.ts";
import { Choice } from "#web/ui/choice.tsx";
import { useState } from "react";
import type { SubjectProps } from "./subject-form.tsx";
import { SubjectForm } from "./subject-form.tsx";

/** Whether the works build, which decides of the guarantees and of the waste. */
export function WorksForm(props: SubjectProps) {
  const { conditions, is_building } = props.answer;
  const { works } = conditions;
  const [kind, setKind] = useState<WorksKind | "">(works ?? (is_building ? "building" : ""));
  return (
    <SubjectForm {...props} isOfThisQuote read={() => ({ works: kind === "" ? null : kind })}>
      <Choice<WorksKind | "">
        label="De quoi s'agit-il ?"
        options={WORKS_KINDS.map((value) => ({ value, label: WORKS_WORDS[value] }))}
        value={kind}
        onChange={setKind}
      />
      <p className="text-fine text-quiet">
        Une construction ou une rénovation porte les garanties du bâtiment et doit dire ce que deviennent les déchets.
      </p>
    </SubjectForm>
  );
}
