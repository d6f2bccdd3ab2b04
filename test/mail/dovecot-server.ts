import type { MailAccess } from "#server/mailbox/connector.ts";
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../throwaway-cluster.ts";
import type { TriedServer } from "./imap-contract.ts";
import { LOCALHOST_CERT, LOCALHOST_KEY } from "./localhost-certificate.ts";
import type { TestMail } from "./test-mail.ts";
import { writeMail } from "./test-mail.ts";

const DOVECOT = "/usr/sbin/dovecot";
const USER = "marie@exemple.fr";
const PASSWORD = "secret";

/** True where the real server is installed. */
export function isDovecotThere(): boolean {
  return existsSync(DOVECOT);
}

/**
 * Starts Dovecot 2.3 (that of Debian 12) in a folder of its own: a real server of IMAP, of this machine alone, without
 * the rights of root. Its mails are files of the folder.
 */
export async function dovecotServer(): Promise<TriedServer> {
  const folder = mkdtempSync(join(tmpdir(), "etabli-dovecot-"));
  const isRoot = process.getuid?.() === 0;
  // Dovecot refuses to serve mails as root.
  const account = isRoot ? { user: "nobody", group: "nogroup" } : { user: userInfo().username, group: groupName() };
  const port = await freePort();
  const config = join(folder, "dovecot.conf");
  for (const name of ["run", "state", "mail"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "cert.pem"), `${LOCALHOST_CERT}\n`);
  writeFileSync(join(folder, "key.pem"), `${LOCALHOST_KEY}\n`);
  writeFileSync(join(folder, "users"), `${USER}:{PLAIN}${PASSWORD}::::::\n`);
  writeFileSync(config, settingsIn(folder, account, port));
  chmodSync(folder, 0o755);
  if (isRoot) execFileSync("chown", ["-R", `${account.user}:${account.group}`, folder]);
  const asAccount = isRoot ? ["setpriv", `--reuid=${account.user}`, `--regid=${account.group}`, "--clear-groups"] : [];
  const [command, ...args] = [...asAccount, DOVECOT, "-c", config];
  execFileSync(command, args, { stdio: "ignore" });
  await waitForPort(port);
  const access: MailAccess = {
    kind: "imap",
    imap: { host: "127.0.0.1", port, security: "none" },
    smtp: { host: "127.0.0.1", port, security: "none" },
    username: USER,
    secret: PASSWORD,
  };
  return {
    access: () => access,
    deliver: async (...mails) => {
      for (const mail of mails) dropInto(join(folder, "mail", USER, "Maildir"), mail, account, isRoot);
    },
    close: async () => {
      process.kill(Number(readFileSync(join(folder, "run/master.pid"), "utf8")));
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

let deliveryCount = 0;

// A mail is a file: written aside, then moved to where the server looks for new ones.
function dropInto(maildir: string, mail: TestMail, account: { user: string; group: string }, isRoot: boolean): void {
  const isNew = !existsSync(join(maildir, "new"));
  if (isNew) for (const name of ["cur", "new", "tmp"]) mkdirSync(join(maildir, name), { recursive: true });
  const name = `${1_700_000_000 + deliveryCount++}.${randomBytes(6).toString("hex")}.test`;
  writeFileSync(join(maildir, "tmp", name), writeMail(mail));
  if (isRoot)
    execFileSync("chown", ["-R", `${account.user}:${account.group}`, isNew ? maildir : join(maildir, "tmp", name)]);
  renameSync(join(maildir, "tmp", name), join(maildir, "new", name));
}

function groupName(): string {
  return execFileSync("id", ["-gn"], { encoding: "utf8" }).trim();
}

async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++, await sleep(50)) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => (socket.destroy(), resolve(true)));
      socket.once("error", () => resolve(false));
    });
    if (isOpen) return;
  }
  throw new Error("Dovecot did not start: read its log in its folder");
}

// Every setting stands on a line of its own: this version asks for it. No login service is closed in a folder, which
// only root could do.
function settingsIn(folder: string, { user, group }: { user: string; group: string }, port: number) {
  const special = ["Sent", "Drafts", "Trash", "Junk", "Archive"].map(
    (name) => `  mailbox ${name} {\n    special_use = \\${name}\n    auto = subscribe\n  }`,
  );
  return `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
mail_home = ${folder}/mail/%u
mail_location = maildir:~/Maildir
mail_fsync = never
auth_failure_delay = 0
mail_max_userip_connections = 100
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
auth_mechanisms = plain login
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
${special.join("\n")}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
service director {
  chroot =
}
`;
}
