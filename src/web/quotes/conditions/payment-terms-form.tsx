import { MEANS_WORDS } from "#domain/quotes/conditions/conditions.messages.ts";
import type { PaymentMeans } from "#domain/quotes/conditions/quote-conditions.ts";
import { PAYMENT_MEANS } from "#domain/quotes/conditions/quote-conditions.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { SelectField } from "#web/ui/field.tsx";
import { useState } from "react";
import type { SubjectProps } from "./subject-form.tsx";
import { SubjectForm } from "./subject-form.tsx";

const DELAYS = [
  { value: "", label: "Non précisé" },
  { value: "0", label: "À réception de la facture" },
  { value: "15", label: "15 jours" },
  { value: "30", label: "30 jours" },
  { value: "45", label: "45 jours" },
  { value: "60", label: "60 jours" },
];

/** When what remains is paid, and by which means. */
export function PaymentTermsForm(props: SubjectProps) {
  const { payment } = props.answer.conditions;
  const [delay, setDelay] = useState(payment ? String(payment.due_days) : "");
  const [means, setMeans] = useState<PaymentMeans[]>(payment?.means ?? ["transfer"]);
  const read = () => ({ payment: delay === "" ? null : { due_days: Number(delay), means } });
  return (
    <SubjectForm {...props} read={read}>
      <SelectField label="Délai" value={delay} onChange={({ target }) => setDelay(target.value)}>
        {DELAYS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {delay !== "" && (
        <fieldset>
          <legend className="mb-1 text-fine font-[550]">Par quels moyens ?</legend>
          {PAYMENT_MEANS.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={means.includes(one)}
                onChange={({ target }) =>
                  setMeans(PAYMENT_MEANS.filter((other) => (other === one ? target.checked : means.includes(other))))
                }
                className="size-5 shrink-0 accent-(--act)"
              />
              {withCapital(MEANS_WORDS[one])}
            </label>
          ))}
        </fieldset>
      )}
    </SubjectForm>
  );
}
