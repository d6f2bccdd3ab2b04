import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { SYSTEM_ACCOUNT, systemAccount } from "./system-account.ts";

const dir = mkdtempSync(join(tmpdir(), "etabli-account-"));
const passwd = join(dir, "passwd");
const line = `${SYSTEM_ACCOUNT}:x:987:986::/nonexistent:/usr/sbin/nologin\n`;
beforeEach(() =>
  writeFileSync(passwd, `root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65534::/:/bin/false\nnot-${line}`),
);
afterAll(() => rmSync(dir, { recursive: true }));

test("the system account is created once", () => {
  const create = vi.fn(() => appendFileSync(passwd, line));
  expect(systemAccount({ passwd, create })).toEqual({ uid: 987, gid: 986 });
  expect(systemAccount({ passwd, create })).toEqual({ uid: 987, gid: 986 });
  expect(create).toHaveBeenCalledOnce();
});

test("creating the account is tried again while another program locks the accounts", () => {
  let tries = 0;
  expect(systemAccount({ passwd, create: () => (tries++ === 2 ? appendFileSync(passwd, line) : undefined) })).toEqual({
    uid: 987,
    gid: 986,
  });
});

test("without its own account the start is refused with what to do", () => {
  expect(() => systemAccount({ passwd, create: () => {} })).toThrow(
    /useradd --system etabli-postgres.*ordinary user.*DATABASE_URL/,
  );
  writeFileSync(passwd, `${SYSTEM_ACCOUNT}:x:0:0::/:/bin/sh\n`);
  expect(() => systemAccount({ passwd, create: () => {} })).toThrow(/could not be created/);
});
