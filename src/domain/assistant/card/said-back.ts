import { clientNames } from "../../customers/customer.ts";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { contactOf } from "../conversation/assistant-project.ts";
import type { Effects } from "../conversation/effect.ts";

/** What a document would say before it is written, as its preview gives it. */
export type Preview = Effects["previewDocument"]["answers"];

/** Who a project is for, as screens name them: « Menuiserie Roux – Claire Roux ». */
export function customerOf(project: AssistantProject): string {
  const { kind = "company", company } = project.client_info;
  return clientNames({ kind, company, full_name: contactOf(project) }).join(" – ");
}

/** Whom a document is sent to: the contact, or the firm without one. */
export function recipientOf(project: AssistantProject): string {
  return contactOf(project) || project.client_info.company;
}

/** How much a document comes to: « Total HT 100,00 €, TVA 20 % 20,00 €, Total TTC 120,00 € ». */
export function amountsOf({ totals }: Preview): string {
  return totals.map(({ label, value }) => `${label} ${value}`).join(", ");
}

/** What is to be paid in the end: « 120,00 € TTC », or « 100,00 € » where no VAT is charged. Empty without amounts. */
export function toPayWords({ totals, shows_vat = false }: Preview): string {
  const gross = totals.find(({ strong }) => strong) ?? totals.at(-1);
  return gross ? `${gross.value}${shows_vat ? " TTC" : ""}` : "";
}

const LONGEST_WORK = 160;

/** What is to be done, in one line. */
export function workOf({ estimation_description, name }: AssistantProject): string {
  const [line = ""] = estimation_description.trim().split("\n");
  if (line === "") return name;
  return line.length > LONGEST_WORK ? `${line.slice(0, LONGEST_WORK)}…` : line.replace(/[.\s]$/, "");
}
