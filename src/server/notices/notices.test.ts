import { testApp } from "#test/test-app.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readNotices } from "./notices.ts";

const folder = mkdtempSync(join(tmpdir(), "etabli-notices-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("anybody reads the notices that the settings name", async () => {
  const file = join(folder, "mentions.txt");
  writeFileSync(file, "Édité par Nora Petit.\n\nHébergé à Lyon.\n");
  const app = await testApp({ env: { LEGAL_NOTICE_FILE: file } });
  const answer = await app.server.inject({ method: "GET", url: "/api/public/notices" });
  const { notices } = answer.json<{ notices: Record<string, string> }>();
  expect(notices).toMatchObject({ legal: "Édité par Nora Petit.\n\nHébergé à Lyon.", privacy: "" });
  expect(notices.licence).toContain("MIT License");
  await app.close();
});

test("a file that cannot be read is named with its setting at the start", () => {
  expect(() => readNotices({ PRIVACY_NOTICE_FILE: join(folder, "absent.txt") })).toThrow(
    /PRIVACY_NOTICE_FILE.*absent/s,
  );
});

test("a notice that is too long is refused at the start", () => {
  const file = join(folder, "long.txt");
  writeFileSync(file, "a".repeat(60_001));
  expect(() => readNotices({ LEGAL_NOTICE_FILE: file })).toThrow(/LEGAL_NOTICE_FILE.*60000/s);
});
