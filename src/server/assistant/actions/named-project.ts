import type { SaidProject } from "#domain/assistant/actions/preview.messages.ts";
import { customerName } from "#domain/customers/customer.ts";
import { findCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { StoredProject } from "#server/projects/projects.repository.ts";
import { findProject } from "#server/projects/projects.repository.ts";

/** A project with the names that a preview says, or null. */
export async function findNamedProject(
  tx: Db,
  projectId: string,
): Promise<{ project: StoredProject; names: SaidProject } | null> {
  const project = await findProject(tx, projectId);
  if (!project) return null;
  const customer = await findCustomer(tx, project.customerId);
  const names = {
    projectId,
    projectName: project.name,
    customerName: customer === null ? "" : customerName(customer),
  };
  return { project, names };
}
