import { templateMessages } from "#domain/mail/templates/template.messages.ts";
import { TEMPLATE_LIMITS } from "#domain/mail/templates/template.ts";
import { MAIL_LIMITS } from "#domain/mail/writing/mail-limits.ts";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { limitedText, requiredText } from "../fields.ts";

const content = z.object({
  name: requiredText(TEMPLATE_LIMITS.nameCharacters, templateMessages.noName),
  subject: limitedText(MAIL_LIMITS.subjectCharacters),
  text: limitedText(MAIL_LIMITS.templateCharacters),
});

const template = z.object({ id: z.string(), name: z.string(), subject: z.string(), text: z.string() });

export const listMailTemplates = endpoint({
  method: "GET",
  path: "/api/mail-templates",
  access: "signed-in",
  right: "own",
  summary: "What the company writes often, by name; `may_manage`: the caller may change it",
  answer: z.object({ templates: z.array(template), may_manage: z.boolean() }),
});

export const createMailTemplate = endpoint({
  method: "POST",
  path: "/api/mail-templates",
  access: "signed-in",
  touches: ["/api/mail-templates"],
  summary: "Keeps a template; 422 when another one has its name, or when there are fifty",
  body: content,
  answer: z.object({ template }),
});

export const saveMailTemplate = endpoint({
  method: "PUT",
  path: "/api/mail-templates/{id}",
  access: "signed-in",
  touches: ["/api/mail-templates"],
  summary: "Changes a template",
  body: content,
  answer: z.object({ template }),
});

export const deleteMailTemplate = endpoint({
  method: "DELETE",
  path: "/api/mail-templates/{id}",
  access: "signed-in",
  touches: ["/api/mail-templates"],
  summary: "Deletes a template; mails that were written with it stay",
  answer: z.object({}),
});

export const fillMailTemplate = endpoint({
  method: "POST",
  path: "/api/mail-drafts/{id}/templates/{templateId}",
  access: "signed-in",
  touches: [],
  right: "own",
  summary:
    "A template with its fields filled for a mail that one writes: from its document, else from the customer who has " +
    "the address of one of its recipients (`to`); what nothing is known for stays between braces",
  body: z.object({ to: limitedText(MAIL_LIMITS.recipientsCharacters) }),
  answer: z.object({ subject: z.string(), text: z.string() }),
});
