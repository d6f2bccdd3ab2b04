import { keysOf } from "../../shared/keys-of.ts";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { Effect } from "../conversation/effect.ts";
import type { AssistantMessage } from "../conversation/message.ts";
import { legalForm } from "./legal-form.ts";

// What the law asks before an invoice, by the code of the refusal: the form that asks it, and where it is saved.

/** The codes of what can be asked on the spot. */
export type LegalCode = "company_incomplete" | "customer_incomplete" | "vat_reason_missing";

/** The effect that saves legal data. */
export type SavesLegalData = "saveCompany" | "saveCustomer" | "sayVatReason";

const QUESTIONS: Record<LegalCode, string> = {
  company_incomplete: messages.needCompany,
  customer_incomplete: messages.needCustomer,
  vat_reason_missing: messages.needVatReason,
};

/** The code, when what it lacks can be asked on the spot. */
export function legalCode(code: string | null): LegalCode | null {
  return keysOf(QUESTIONS).find((one) => one === code) ?? null;
}

/** The form for everything that is missing. */
export function legalQuestion(code: LegalCode, missing: readonly string[], project: AssistantProject | null) {
  const form = legalForm(missing, QUESTIONS[code]);
  return code === "customer_incomplete" && project ? withEmail(withSiren(form, project), project) : form;
}

// A form of thirteen fields would not be filled: who, then VAT, then where, then the insurance, then the mediator.
const GROUPS: { holds: (name: string) => boolean; question: string }[] = [
  { holds: (name) => name === "vat_regime", question: messages.needRegime },
  { holds: (name) => name.startsWith("address."), question: messages.needAddress },
  { holds: (name) => name.startsWith("insurance"), question: messages.needInsurance },
  { holds: (name) => name.startsWith("mediat"), question: messages.needMediator },
];

/** The form for the first part of what is missing. The rest is asked once this part is saved. */
export function firstLegalQuestion(
  code: LegalCode,
  missing: readonly string[],
  project: AssistantProject | null,
): AssistantMessage {
  if (code !== "company_incomplete") return legalQuestion(code, missing, project);
  const identity = missing.filter((name) => !GROUPS.some(({ holds }) => holds(name)));
  const groups = GROUPS.filter(({ holds }) => missing.some(holds));
  const [group] = groups;
  const left = questionsLeft(groups.length + (identity.length > 0 ? 1 : 0));
  if (identity.length > 0) return legalForm(identity, `${left}${messages.needIdentity}`);
  if (!group) return legalQuestion(code, missing, project);
  return legalForm(missing.filter(group.holds), `${left}${group.question}`);
}

// The last one says nothing of it: its answer may bring another question.
function questionsLeft(count: number): string {
  return count > 1 ? `Encore ${count} questions de la loi, posées une seule fois. ` : "";
}

/** The question of the account to be paid on. It may stay empty. */
export const IBAN_QUESTION: AssistantMessage = {
  type: "form",
  content: messages.needIban,
  submit: messages.go,
  fields: [{ name: "iban", label: messages.ibanLabel, type: "text", required: false }],
};

/** Where the values of a form are saved. */
export function savingEffect(
  code: string,
  project: AssistantProject | null,
  values: Record<string, string>,
): Effect<SavesLegalData> {
  if (code === "customer_incomplete") return { name: "saveCustomer", id: project?.customer_id ?? "", values };
  if (code === "vat_reason_missing") return { name: "sayVatReason", id: project?.id ?? "", values };
  return { name: "saveCompany", values };
}

// An invoice to a French firm bears its SIREN, and a foreign one has none: the field may stay empty.
function withSiren(form: AssistantMessage, { client_info }: AssistantProject): AssistantMessage {
  const { kind, company, siren = "" } = client_info;
  if (form.type !== "form" || kind === "person" || company === "" || siren !== "") return form;
  const field = { name: "siren", label: messages.sirenLabel, type: "text", required: false } as const;
  return { ...form, fields: [field, ...form.fields] };
}

// The law does not ask for an email, so the field may stay empty. Without it the invoice cannot be sent.
function withEmail(form: AssistantMessage, { client_info }: AssistantProject): AssistantMessage {
  if (form.type !== "form" || client_info.email !== "") return form;
  const email = { name: "email", label: messages.emailLabel, type: "email", required: false } as const;
  return { ...form, fields: [...form.fields, email] };
}
