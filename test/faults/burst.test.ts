import { contract } from "#server/http/contract/contract.ts";
import { burst, textFields } from "#test/burst.ts";
import { expect, test } from "vitest";

test("the attack covers every text of every body, in lists and objects too", () => {
  const fields = textFields().map(({ endpoint, path }) => `${endpoint.method} ${endpoint.path} ${path.join(".")}`);
  expect(fields).toEqual(
    expect.arrayContaining([
      "POST /api/projects start_date",
      "POST /api/projects client_info.address.city",
      "PUT /api/assistant/session/{id} history.[].content",
      "PUT /api/assistant/session/{id} state",
      "PUT /api/company/logo data",
      "PUT /api/quotes/{id}/draft lines.[].label",
    ]),
  );
  const endpoints = new Set(textFields().map(({ endpoint }) => endpoint));
  const wordless = contract
    .filter((line) => line.body && !endpoints.has(line))
    .map(({ method, path }) => `${method} ${path}`);
  const ofRow = new RegExp(
    "/(link|mail|archive|example|ownership|stop|preparation|arrival|send|resend|retry|reversal|sending|renewal|" +
      "cancellation|undo|sender|" +
      String.raw`members/\{userId\}|supplier-invoices/\{id\}|mails/\{(?:id|mailId)\}|customer-imports/\{id\})$`,
  );
  const ofProject = /\/(quote|quote-draft|vat-reason|invoice|programs)$/;
  expect(wordless.filter((name) => !ofRow.test(name) && !ofProject.test(name))).toEqual([]);
});

// How soon they are answered is held by `npm run bench -- burst`.
test("during the attack a normal user keeps working", { timeout: 180_000 }, async () => {
  const report = await burst({ textLength: 300_000, recoveries: 60, messages: 10, readers: 40, bombRounds: 1 });
  expect(report.isSameProcess).toBe(true);
  expect([...report.listStatuses]).toEqual([200]);
  expect([...report.attacks["long texts"]!.keys()].filter((status) => status < 400 || status >= 500)).toEqual([]);
  expect([...report.attacks["image bombs"]!.keys()]).toEqual([400]);
});
