import * as api from "#api/mail/mail-templates.ts";
import { templateMessages } from "#domain/mail/templates/template.messages.ts";
import { TEMPLATE_LIMITS, fillTemplate } from "#domain/mail/templates/template.ts";
import { readRecipients } from "#domain/mail/writing/recipients.ts";
import type { Db } from "#server/db/database.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { mayManage, maySeeAmounts } from "#server/http/caller.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { joinedDocumentsOf } from "../writing/drafts.repository.ts";
import { findOwnDraft } from "../writing/find-own-draft.ts";
import type { StoredTemplate } from "./templates.repository.ts";
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  isNameTaken,
  listTemplates,
  updateTemplate,
} from "./templates.repository.ts";

/** What a company writes often, and its filling for a mail. */
export const templatesRoutes: Route[] = [
  route(api.listMailTemplates, async (_deps, { tx, caller }) => ({
    templates: (await listTemplates(tx)).map(templateAnswer),
    may_manage: mayManage(caller),
  })),

  route(api.createMailTemplate, async (deps, { tx, caller, body: { name, subject, text } }) => {
    if ((await listTemplates(tx)).length >= TEMPLATE_LIMITS.count)
      throw new ApiError(422, "too_many", templateMessages.tooMany);
    await assertNameFree(tx, name, null);
    const template = { id: deps.ids(), name, subject, body: text };
    await insertTemplate(tx, caller.companyId, template, deps.clock());
    return { template: templateAnswer(template) };
  }),

  route(api.saveMailTemplate, async (_deps, { tx, params, body: { name, subject, text } }) => {
    if (!(await findTemplate(tx, params.id))) throw notFound();
    await assertNameFree(tx, name, params.id);
    const template = { id: params.id, name, subject, body: text };
    await updateTemplate(tx, template);
    return { template: templateAnswer(template) };
  }),

  route(api.deleteMailTemplate, async (_deps, { tx, params }) => {
    if (!(await deleteTemplate(tx, params.id))) throw notFound();
    return {};
  }),

  route(api.fillMailTemplate, async (deps, { tx, caller, params, body }) => {
    const draft = await findOwnDraft(tx, caller, params.id);
    const template = await findTemplate(tx, params.templateId);
    if (!template) throw notFound();
    const values = await deps.findTemplateValues(tx, {
      documentId: draft.documentId ?? joinedDocumentsOf(draft)[0] ?? null,
      addresses: readRecipients(body.to).people.map(({ address }) => address),
      seesAmounts: maySeeAmounts(caller),
    });
    return { subject: fillTemplate(template.subject, values), text: fillTemplate(template.body, values) };
  }),
];

function templateAnswer({ id, name, subject, body }: StoredTemplate) {
  return { id, name, subject, text: body };
}

async function assertNameFree(tx: Db, name: string, exceptId: string | null): Promise<void> {
  if (await isNameTaken(tx, name, exceptId))
    throw new ApiError(422, "same_name", templateMessages.sameName, { name: templateMessages.sameName });
}
