import type { MailAccess } from "#server/mailbox/connector.ts";
import type { ChildProcess } from "node:child_process";
import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../throwaway-cluster.ts";
import type { DovecotPlaces } from "./dovecot-settings.ts";
import { dovecotSettings, oracleSettings } from "./dovecot-settings.ts";
import { LOCALHOST_CERT, LOCALHOST_KEY } from "./localhost-certificate.ts";
import { smtpServer } from "./smtp-server.ts";
import type { TestMail } from "./test-mail.ts";
import { writeMail } from "./test-mail.ts";

const DOVECOT = "/usr/sbin/dovecot";
const SUBMISSION = "/usr/lib/dovecot/submission-login";
const PASSWORD = "secret";

/** True where the real server is installed. */
export function isDovecotThere(): boolean {
  return existsSync(DOVECOT);
}

/** A real server of mails, of this machine alone, and what its mails leave to. */
export type DovecotServer = Awaited<ReturnType<typeof dovecotServer>>;

/** Whose a token is, null for one that opens nothing. */
type OwnerOfToken = (token: string) => string | null;

/**
 * Starts Dovecot in a folder of its own, without the rights of root. Its mails are files of the folder. Where its part
 * that sends is installed too, mails leave by it; elsewhere by the small server that it would give them to.
 * `ownerOfToken`: one signs in by tokens.
 */
export async function dovecotServer({
  username = "marie@exemple.fr",
  ownerOfToken = null,
}: { username?: string; ownerOfToken?: OwnerOfToken | null } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "etabli-dovecot-"));
  const owner = accountOfMails();
  const relay = await smtpServer({ username, password: PASSWORD });
  const oracle = ownerOfToken && (await tokenOracle(ownerOfToken));
  const port = existsSync(SUBMISSION) ? await freePort() : null;
  const places: DovecotPlaces = {
    folder,
    account: owner,
    imapPort: await freePort(),
    submission: port === null ? null : { port, relayPort: relay.port },
    tokenOracle: oracle && addressOf(oracle),
  };
  layOut(places, username, owner);
  const maildir = join(folder, "mail", username, "Maildir");
  const running = { main: await start(places, owner) };
  const server = (serverPort: number) => ({ host: "127.0.0.1", port: serverPort, security: "none" }) as const;
  const access: MailAccess = {
    kind: "imap",
    imap: server(places.imapPort),
    smtp: server(port ?? relay.port),
    username,
    secret: PASSWORD,
  };
  return {
    access: () => access,
    /** What left by it, and what is answered to it. */
    relay,
    /** Puts mails into the inbox, the newest last. */
    deliver: async (...mails: TestMail[]) => {
      for (const mail of mails) dropInto(maildir, mail, owner);
    },
    /** Ends every process of it at once, as the loss of its machine would. */
    kill: async () => {
      const over = once(running.main, "exit");
      process.kill(-(running.main.pid ?? 0), "SIGKILL");
      await over;
    },
    restart: async () => void (running.main = await start(places, owner)),
    close: async () => {
      if (running.main.exitCode === null && running.main.signalCode === null) {
        const over = once(running.main, "exit");
        running.main.kill();
        await over;
      }
      oracle?.close();
      await relay.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

type Owner = { user: string; group: string; ids: [number, number] | null };

// Dovecot refuses to serve mails as root.
function accountOfMails(): Owner {
  const idOf = (flag: string, ...names: string[]) => execFileSync("id", [flag, ...names], { encoding: "utf8" }).trim();
  if (process.getuid?.() !== 0) return { user: userInfo().username, group: idOf("-gn"), ids: null };
  return { user: "nobody", group: "nogroup", ids: [Number(idOf("-u", "nobody")), Number(idOf("-g", "nobody"))] };
}

function layOut(places: DovecotPlaces, username: string, owner: Owner): void {
  const { folder, tokenOracle: oracle } = places;
  for (const name of ["run", "state", "mail"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "cert.pem"), `${LOCALHOST_CERT}\n`);
  writeFileSync(join(folder, "key.pem"), `${LOCALHOST_KEY}\n`);
  writeFileSync(join(folder, "users"), `${username}:{PLAIN}${PASSWORD}::::::\n`);
  writeFileSync(join(folder, "dovecot.conf"), dovecotSettings(places));
  if (oracle !== null) writeFileSync(join(folder, "oauth2.conf.ext"), oracleSettings(oracle));
  chmodSync(folder, 0o755);
  if (owner.ids) execFileSync("chown", ["-R", `${owner.user}:${owner.group}`, folder]);
}

// In a group of processes of its own, so that all of them can be ended at once.
async function start({ folder, imapPort }: DovecotPlaces, { user, group, ids }: Owner): Promise<ChildProcess> {
  const asOwner = ids ? ["setpriv", `--reuid=${user}`, `--regid=${group}`, "--clear-groups"] : [];
  const [command, ...args] = [...asOwner, DOVECOT, "-F", "-c", join(folder, "dovecot.conf")];
  const main = spawn(command ?? DOVECOT, args, { stdio: "ignore", detached: true });
  await waitForPort(imapPort);
  return main;
}

let deliveryCount = 0;

// A mail is a file: written aside, then moved to where the server looks for new ones.
function dropInto(maildir: string, mail: TestMail, { ids }: Owner): void {
  const own = (path: string) => ids && chownSync(path, ...ids);
  if (!existsSync(join(maildir, "new"))) {
    mkdirSync(maildir, { recursive: true });
    for (const name of ["cur", "new", "tmp"]) mkdirSync(join(maildir, name));
    for (const path of [join(maildir, ".."), maildir, ...["cur", "new", "tmp"].map((name) => join(maildir, name))])
      own(path);
  }
  const name = `${1_700_000_000 + deliveryCount++}.${randomBytes(6).toString("hex")}.test`;
  writeFileSync(join(maildir, "tmp", name), writeMail(mail));
  own(join(maildir, "tmp", name));
  renameSync(join(maildir, "tmp", name), join(maildir, "new", name));
}

async function tokenOracle(ownerOfToken: OwnerOfToken): Promise<Server> {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const email = ownerOfToken(new URLSearchParams(body).get("token") ?? "");
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(email === null ? { active: "false" } : { active: "true", email }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/introspect`;
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
