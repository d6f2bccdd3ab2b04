import { INSURANCE_DUTY_CHOICES, MEDIATION_CHOICES, VAT_REGIME_CHOICES } from "../../company/company.messages.ts";
import { LEGAL_FORMS, LEGAL_FORM_CODES } from "../../company/legal-forms.ts";
import { INVOICE_FIELDS } from "../../documents/missing-fields.ts";
import { CHOSEN_VAT_REASONS, VAT_REASON_CHOICES } from "../../lines/vat-reasons.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { AssistantMessage, FormField } from "../conversation/message.ts";

const OPTIONS: Record<string, FormField["options"]> = {
  legal_form: LEGAL_FORM_CODES.map((value) => ({ value, label: LEGAL_FORMS[value].label })),
  insurance_duty: INSURANCE_DUTY_CHOICES,
  mediation: MEDIATION_CHOICES,
  vat_regime: VAT_REGIME_CHOICES,
  vat_reason: CHOSEN_VAT_REASONS.map((value) => ({ value, label: VAT_REASON_CHOICES[value] })),
};

// A field of which the words do not say what is written there.
const EXAMPLES: Record<string, string> = { "insurance.coverage": "par exemple : France métropolitaine" };

/** A small form for missing legal data. */
export function legalForm(missing: readonly string[], content: string): AssistantMessage {
  const fields = missing.map((name): FormField => {
    const example = EXAMPLES[name];
    const label = `${INVOICE_FIELDS[name]?.label ?? name}${example ? ` (${example})` : ""}`;
    const options = OPTIONS[name];
    if (options) return { name, label, type: "select", required: true, options };
    return { name, label, type: name === "capital" ? "number" : "text", required: true };
  });
  return { type: "form", content, submit: messages.save, fields };
}

/** The fields of a form with the typed values. */
export function filledFields(message: AssistantMessage, values: Record<string, string>): FormField[] {
  if (message.type !== "form") return [];
  return message.fields.map(({ error: _earlier, ...field }) => ({ ...field, value: values[field.name] ?? "" }));
}

/** The form again, after a save that failed: still filled, with each sentence beside its field. */
export function refusedForm(
  fields: readonly FormField[],
  errors: Record<string, string>,
  content: string,
): AssistantMessage {
  const formFields = fields.map((field) => {
    const error = errors[field.name];
    return error ? { ...field, error } : field;
  });
  return { type: "form", content, submit: messages.save, fields: formFields };
}
