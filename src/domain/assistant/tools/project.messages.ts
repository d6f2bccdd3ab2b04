import { unknownName } from "./money.messages.ts";
import { SEE_PROJECTS, SEE_CUSTOMERS } from "./place.messages.ts";
import type { Reply } from "./reply.ts";
import { linkLabel } from "./reply.ts";

/** Where a project is, as an answer says it. */
type SaidProject = {
  id: string;
  name: string;
  customer_name: string;
  tasks_done: number;
  tasks_total: number;
  quote_number: string | null;
  invoice_number: string | null;
};

/** A customer's contact details, as an answer says them. */
type SaidCustomer = { company: string; person: string; phone: string; email: string };

/** Said before a list of records. */
export const FOUND = "Voici ce que je trouve :";

/** The last projects. */
export function sayProjects(projects: readonly { id: string; name: string }[]): Reply {
  const followUps = [SEE_PROJECTS];
  if (projects.length === 0)
    return { text: "Tu n'as pas encore de projet. Dis-moi « Crée un projet » et on s'y met.", followUps };
  const links = projects.map(({ id, name }) => `- [${linkLabel(name)}](/project/${id})`);
  return { text: `${FOUND}\n${links.join("\n")}`, followUps };
}

/** Where projects are: tasks, quote, invoice. */
export function sayProjectStatus({ name, projects }: { name: string; projects: readonly SaidProject[] }): Reply {
  const [first] = projects;
  if (!first) return { text: unknownName(name), followUps: [SEE_PROJECTS], isNobody: true };
  const ofOne = [
    { label: "Voir les tâches", path: `/etape/${first.id}/work` },
    { label: "Voir le projet", path: `/project/${first.id}` },
  ];
  return {
    text: projects.map(statusLine).join("\n"),
    followUps: projects.length === 1 ? ofOne : [SEE_PROJECTS],
  };
}

/** How to reach customers. */
export function sayContacts({ name, customers }: { name: string; customers: readonly SaidCustomer[] }): Reply {
  if (customers.length === 0) return { text: unknownName(name), followUps: [SEE_CUSTOMERS], isNobody: true };
  const [first] = customers;
  const owes = { label: "Ce qu'on me doit", ask: `Combien me doit ${first?.company || first?.person} ?` };
  const text = `${customers.map(contactLine).join("\n")}\n[Voir les clients](/app/customers)`;
  return { text, followUps: customers.length === 1 ? [owes, SEE_CUSTOMERS] : [SEE_CUSTOMERS] };
}

// Documents are named by their numbers.
function statusLine(project: SaidProject): string {
  const facts = [
    project.tasks_total === 0
      ? "aucune tâche"
      : `${project.tasks_done} tâche${project.tasks_done > 1 ? "s" : ""} sur ${project.tasks_total} faites`,
    project.quote_number === null ? "pas de devis" : `devis ${project.quote_number}`,
    project.invoice_number === null ? "pas de facture" : `facture ${project.invoice_number}`,
  ];
  const customer = project.customer_name === "" ? "" : ` (${linkLabel(project.customer_name)})`;
  return `- [${linkLabel(project.name)}](/project/${project.id})${customer} : ${facts.join(", ")}.`;
}

function contactLine({ company, person, phone, email }: SaidCustomer): string {
  const name = [company, person].filter((part) => part !== "").join(" – ");
  const facts = [phone, email].filter((fact) => fact !== "").join(", ");
  return `- ${linkLabel(name)} : ${facts === "" ? "ni téléphone ni email" : facts}.`;
}
