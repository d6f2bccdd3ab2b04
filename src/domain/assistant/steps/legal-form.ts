import { messages } from "../assistant.messages.ts";
import type { AssistantMessage, FormField } from "../message.ts";

const REGIMES = [
  { value: "franchise", label: "Franchise en base (pas de TVA)" },
  { value: "standard", label: "Régime réel (TVA facturée)" },
];

const LABELS: Record<string, string> = {
  name: "Nom de l'entreprise",
  siren: "SIREN",
  siret: "SIRET",
  company: "Entreprise",
  last_name: "Nom",
  "address.line1": "Adresse",
  "address.postal_code": "Code postal",
  "address.city": "Ville",
};

/** The small form that asks what the law requires and is missing; `errors` by wire path stand beside their field. */
export function legalForm(missing: readonly string[], errors: Record<string, string>, content: string): AssistantMessage {
  const fields: FormField[] = missing.map((name) => ({
    name,
    label: name === "vat_regime" ? "Régime de TVA" : (LABELS[name] ?? name),
    type: name === "vat_regime" ? "select" : "text",
    required: true,
    ...(name === "vat_regime" && { options: REGIMES }),
    ...(errors[name] && { error: errors[name] }),
  }));
  return { type: "form", content, submit: messages.save, fields };
}
