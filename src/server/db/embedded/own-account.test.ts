import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { OWN_ACCOUNT, ownAccount } from "./own-account.ts";

const dir = mkdtempSync(join(tmpdir(), "etabli-account-"));
const passwd = join(dir, "passwd");
const line = `${OWN_ACCOUNT}:x:987:986::/nonexistent:/usr/sbin/nologin\n`;
beforeEach(() =>
  writeFileSync(passwd, `root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65534::/:/bin/false\nnot-${line}`),
);
afterAll(() => rmSync(dir, { recursive: true }));

test("the account is made once, and found from then on", () => {
  const create = vi.fn(() => appendFileSync(passwd, line));
  expect(ownAccount({ passwd, create })).toEqual({ uid: 987, gid: 986 });
  expect(ownAccount({ passwd, create })).toEqual({ uid: 987, gid: 986 });
  expect(create).toHaveBeenCalledOnce();
});

test("where another program holds the file of accounts, it is tried again", () => {
  let tries = 0;
  expect(ownAccount({ passwd, create: () => (tries++ === 2 ? appendFileSync(passwd, line) : undefined) })).toEqual({
    uid: 987,
    gid: 986,
  });
});

test("where it cannot be made the start is refused with what to do, and nobody's account is never used instead", () => {
  expect(() => ownAccount({ passwd, create: () => {} })).toThrow(
    /useradd --system etabli-postgres.*ordinary user.*DATABASE_URL/,
  );
  writeFileSync(passwd, `${OWN_ACCOUNT}:x:0:0::/:/bin/sh\n`);
  expect(() => ownAccount({ passwd, create: () => {} })).toThrow(/could not be created/);
});
