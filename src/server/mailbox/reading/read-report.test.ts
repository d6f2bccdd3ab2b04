import { NO_REPORTS, RETURNED_MAILS, delayedMail } from "#test/mail/returned-mails.ts";
import { expect, test } from "vitest";
import { readReport } from "./read-report.ts";

const LOST = { messageId: "<0198-abc@etabli.example>", to: "lea@arc.example" };
const read = (mail: string) => readReport(Buffer.from(mail.replaceAll("\n", "\r\n")));
const EXIM = "an old Exim";

test.each(Object.keys(RETURNED_MAILS))("%s says who has not received which mail", async (server) => {
  expect(await read(RETURNED_MAILS[server]?.(LOST) ?? "")).toEqual({
    messageIds: ["0198-abc@etabli.example"],
    notices: [
      { addresses: ["lea@arc.example"], outcome: "failed", reason: server === EXIM ? "refused" : "unknown_address" },
    ],
  });
});

test("a server that still tries says so", async () => {
  expect((await read(delayedMail(LOST)))?.notices).toMatchObject([{ outcome: "delayed", reason: "silent" }]);
});

test.each(Object.keys(NO_REPORTS))("%s is no report", async (what) => {
  expect(await read(NO_REPORTS[what]?.(LOST) ?? "")).toBeNull();
});

test("an ID in the words of a report ties it to nothing", async () => {
  const report = (RETURNED_MAILS["Postfix"]?.(LOST) ?? "").replace(/^Message-ID: .*$/m, "X-Other: 1");
  expect(await read(report.replace("Votre message", `Votre message Message-ID: ${LOST.messageId}`))).toBeNull();
});

test.each([
  ["parts within parts", `${"Content-Type: multipart/report; boundary=a\n\n--a\n".repeat(500)}`],
  [
    "a head of a megabyte",
    `Content-Type: multipart/report; report-type=delivery-status\nX: ${"a".repeat(1_000_000)}\n`,
  ],
  ["nothing", ""],
  ["bytes of no text", "\u0000\uFFFF".repeat(1_000)],
])("a broken mail of %s is no report", async (_what, mail) => {
  expect(await read(mail)).toBeNull();
});
