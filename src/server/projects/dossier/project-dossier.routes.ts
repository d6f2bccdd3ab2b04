import * as api from "#api/projects/project-dossier.ts";
import { customerName } from "#domain/customers/customer.ts";
import { dossierMessages } from "#domain/projects/dossier/dossier.messages.ts";
import { MOST_PROJECT_MAILS } from "#domain/projects/dossier/project-mails.ts";
import { findCustomer, toCustomer } from "#server/customers/customers.repository.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { mayManage } from "#server/http/caller.ts";
import type { Route } from "#server/http/route.ts";
import { formRoute, route } from "#server/http/route.ts";
import { findVisibleMail } from "#server/mail/find-visible-mail.ts";
import { listMailboxesOf } from "#server/mail/mailboxes.repository.ts";
import { findProject, lockProject } from "../projects.repository.ts";
import { listCustomersOfAddresses, listProjectsOfMail, readThreadSigns } from "./mail-projects.repository.ts";
import type { ProjectMail } from "./project-mails.repository.ts";
import { listMailsOfProject, sayMailOfProject } from "./project-mails.repository.ts";
import { findProjectNotes, saveProjectNotesOf } from "./project-notes.repository.ts";

/** What is written down about a project, and its mails. */
export const projectDossierRoutes: Route[] = [
  route(api.getProjectNotes, async (_deps, { tx, params }) => {
    const [project, notes] = await Promise.all([findProject(tx, params.id), findProjectNotes(tx, params.id)]);
    if (!project) throw notFound();
    return { notes };
  }),

  formRoute(api.saveProjectNotes, async (deps, { tx, caller, params, body: { revision, text } }) => {
    // Locked, so that two savings come one after the other.
    const project = await lockProject(tx, params.id);
    if (!project) throw notFound();
    const notes = { text, revision: revision + 1 };
    if (!(await saveProjectNotesOf(tx, caller.companyId, project.id, notes, deps.clock())))
      throw new ApiError(409, "notes_changed", dossierMessages.notesChanged);
    return { notes };
  }),

  route(api.listProjectMails, async (_deps, { tx, caller, params }) => {
    const project = await findProject(tx, params.id);
    if (!project) throw notFound();
    const [customer, mailboxes] = await Promise.all([
      findCustomer(tx, project.customerId),
      listMailboxesOf(tx, caller, mayManage(caller)),
    ]);
    const mails = await listMailsOfProject(tx, {
      projectId: project.id,
      mailboxIds: mailboxes.map(({ id }) => id),
      address: customer?.email.toLowerCase() ?? "",
    });
    return {
      mails: mails.slice(0, MOST_PROJECT_MAILS).map(toMail),
      has_more: mails.length > MOST_PROJECT_MAILS,
      mailbox_count: mailboxes.length,
    };
  }),

  route(api.attachProjectMail, async (deps, { tx, caller, params, body: { is_attached } }) => {
    const project = await findProject(tx, params.id);
    if (!project) throw notFound();
    await findVisibleMail(tx, caller, params.mailId);
    const place = { projectId: project.id, mailId: params.mailId, isAttached: is_attached };
    await sayMailOfProject(tx, caller, place, deps.clock());
    return { is_attached };
  }),

  route(api.listMailProjects, async (_deps, { tx, caller, params }) => {
    await findVisibleMail(tx, caller, params.id);
    const signs = await readThreadSigns(tx, params.id);
    const [row, ...others] = await listCustomersOfAddresses(tx, signs.addresses);
    const customer = row && others.length === 0 ? toCustomer(row) : null;
    return {
      projects: await listProjectsOfMail(tx, params.id, signs, customer?.id ?? null),
      customer: customer && { id: customer.id, name: customerName(customer) },
    };
  }),
];

function toMail({ from_name, from_address, received_at, ...mail }: ProjectMail) {
  return { ...mail, from: { name: from_name, address: from_address }, received_at: received_at.toISOString() };
}
