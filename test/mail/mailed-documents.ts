import { sendMailJob } from "#server/mail/writing/send-mail.job.ts";
import { acceptedCall } from "../accepted-call.ts";
import { LEA_ARC, pricedProject } from "../ready-seller.ts";
import type { Person, TestApp } from "../test-app.ts";
import type { MailServers } from "./connected-mailbox.ts";
import { connectMailbox } from "./connected-mailbox.ts";

/** A customer who has an address of mail. */
export const LEA = { ...LEA_ARC, email: "lea@arc.example" };

type Draft = { id: string; revision: number } & Record<string, unknown>;
type File = { kind: string; id: string; place?: number };

/** What a test does with mails of documents. `person` and `servers` give those of the moment. */
export function mailedDocuments(app: () => TestApp, person: () => Person, servers: () => MailServers) {
  const versionsOf = async (projectId: string) =>
    (await acceptedCall(person(), "GET", `/api/projects/${projectId}/quote-versions`)).versions;
  const calls = {
    /** A project with a quote and a connected mailbox. */
    async quotedProject(client_info: object = LEA) {
      await connectMailbox(person(), servers());
      return calls.quoted(client_info);
    },
    /** A project with a quote. */
    async quoted(client_info: object = LEA) {
      const projectId = await pricedProject(person(), { client_info });
      const quote = await acceptedCall(person(), "POST", `/api/projects/${projectId}/quote`, {});
      return { projectId, quote };
    },
    /** Another version of the quote of a project, with another price. */
    async reprice(projectId: string, rate = 70) {
      await acceptedCall(person(), "PATCH", `/api/projects/${projectId}/estimation`, { hours: 2, rate });
      return acceptedCall(person(), "POST", `/api/projects/${projectId}/quote`, {});
    },
    begin: async (id: string, body: object = {}, whose = person()) =>
      (await acceptedCall(whose, "POST", `/api/documents/${id}/mail`, body)).draft,
    draftOf: async (id: string) => (await acceptedCall(person(), "GET", `/api/mail-drafts/${id}`)).draft,
    /** Keeps a mail with something else in it. */
    async save(draft: Draft, more: object = {}) {
      const { to, cc, subject, text, quote, revision } = draft;
      const files = (draft["files"] as File[]).map(({ kind, id, place }) => ({ kind, id, place }));
      const body = { revision, to, cc, subject, text, quote, files, ...more };
      return (await acceptedCall(person(), "PUT", `/api/mail-drafts/${draft.id}`, body)).draft;
    },
    send: ({ id, revision }: Pick<Draft, "id" | "revision">, whose = person()) =>
      whose.call("POST", `/api/mail-drafts/${id}/send`, { revision }),
    mailsOf: (id: string, whose = person()) => acceptedCall(whose, "GET", `/api/documents/${id}/mails`),
    versionsOf,
    statesOf: async (projectId: string) =>
      (await versionsOf(projectId)).map(({ status }: { status: string }) => status),
    /** Makes the moment of a mail come, and does its job. */
    async leave(id: string, deps = app().deps): Promise<number> {
      const { company } = await acceptedCall(person(), "GET", "/api/company");
      await app().database.owner.query(
        `update mail_draft set send_at = now() - interval '1 second',
           attempt_until = case when attempt_until is not null then now() - interval '1 second' end where id = $1`,
        [id],
      );
      return sendMailJob(deps, { companyId: company.id, id });
    },
  };
  return calls;
}
