import { sendMailJob } from "#server/mail/writing/send-mail.job.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { newProgress } from "#test/new-reports.ts";
import { alterStored } from "#test/raw-sql.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import PostalMime from "postal-mime";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

// The PDF of a report of a site, and the photo of a project, joined to a mail.

let app: TestApp;
let servers: MailServers;
let owner: Person;
let reportId: string;
beforeAll(async () => {
  app = await testApp();
  servers = await mailServers();
  owner = await signUpSeller(app);
  const projectId = await pricedProject(owner, { client_info: LEA_ARC });
  reportId = (await acceptedCall(owner, "POST", `/api/site-reports/${projectId}`, newProgress())).report.id;
});
afterEach(() => app.database.owner.query("delete from mailbox"));
afterAll(async () => {
  await servers.close();
  await app.close();
});

const joinReport = (person: Person, id: string) => joinFile(person, { kind: "report", id });
async function joinFile(person: Person, file: { kind: string; id: string }) {
  await connectMailbox(person, servers);
  const { draft } = await acceptedCall(person, "POST", "/api/mail-drafts", { kind: "new" });
  const words = { to: "lea@arc.example", cc: "", subject: "Chantier", text: "Bonjour", quote: "" };
  const body = { revision: draft.revision, ...words, files: [file] };
  return person.call("PUT", `/api/mail-drafts/${draft.id}`, body);
}

/** Lets a mail leave. Answers its files as they left. */
async function filesThatLeft({ id, revision }: { id: string; revision: number }) {
  await acceptedCall(owner, "POST", `/api/mail-drafts/${id}/send`, { revision });
  await app.database.owner.query("update mail_draft set send_at = now() - interval '1 second'");
  const companyId = (await acceptedCall(owner, "GET", "/api/company")).company.id;
  await sendMailJob(app.deps, { companyId, id });
  return (await PostalMime.parse(servers.smtp.state.mails.at(-1)?.text ?? "")).attachments;
}

test("a report leaves with a mail as its PDF", async () => {
  const { draft } = (await joinReport(owner, reportId)).json;
  expect(draft.files).toMatchObject([{ kind: "report", name: expect.stringMatching(/^Compte rendu.*\.pdf$/) }]);
  const [file] = await filesThatLeft(draft);
  expect([file?.filename, file?.mimeType]).toEqual([draft.files[0].name, "application/pdf"]);
  expect(
    Buffer.from(file?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test("a photo of a project leaves with a mail under the name of what it is", async () => {
  const projectId = await pricedProject(owner, { client_info: LEA_ARC });
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#a11" } })
    .png()
    .toBuffer();
  const sentPhoto = { name: "mur.jpg", picture: picture.toString("base64") };
  const { photo } = await acceptedCall(owner, "POST", `/api/project-photos/${projectId}`, sentPhoto);
  const { draft } = (await joinFile(owner, { kind: "photo", id: photo.id })).json;
  expect(draft.files).toMatchObject([{ kind: "photo", name: "mur.png" }]);
  const [file] = await filesThatLeft(draft);
  expect([file?.filename, file?.mimeType]).toEqual(["mur.png", "image/png"]);
  expect((await joinFile(await app.signUp(), { kind: "photo", id: photo.id })).json.code).toBe("unknown_file");
});

test("a worker, who sees no amounts, joins a report: it has none", async () => {
  const worker = await join(app, owner, "report-worker@example.org", "worker");
  expect((await joinReport(worker, reportId)).status).toBe(200);
});

test("the report of another company does not join", async () => {
  const { status, json } = await joinReport(await app.signUp(), reportId);
  expect([status, json.code]).toEqual([422, "unknown_file"]);
});

test("a report that was altered after it was kept does not join", async () => {
  await alterStored(app.database, "update site_report set mac = repeat('0', 64) where id = $1", [reportId]);
  expect((await joinReport(owner, reportId)).json.code).toBe("unknown_file");
});
