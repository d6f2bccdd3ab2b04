import { startEmbeddedPostgres } from "#server/db/embedded/embedded-postgres.ts";
import { clientWithoutStorage } from "#test/official-client.ts";
import { freePort } from "#test/throwaway-cluster.ts";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lendPackagesAndPage, makeOrigin, runIn, serveIn } from "./installation.ts";
import { PAGES, blockText, blocksOf, directivesOf, settingsOf, unmarkedCommands } from "./page-blocks.ts";

// Every command of the README and of docs/install is run here, on a throwaway clone with its dist/web. nginx, Caddy and
// systemd are not run: their files are read.

const LOGIN = { email: "claire@example.org", password: "un bon mot de passe" };
const folder = mkdtempSync(join(tmpdir(), "etabli-pages-"));
const clone = join(folder, "etabli");

beforeAll(() => {
  mkdirSync(join(folder, "origin"));
  makeOrigin(join(folder, "origin"));
  runIn(folder, blockText("README.md", "sh run").replace("<this repository>", join(folder, "origin")));
  lendPackagesAndPage(clone);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const clientOf = (port: number | string) => clientWithoutStorage(`http://127.0.0.1:${port}/auth/v1`);

async function companyStatus(port: number | string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`http://127.0.0.1:${port}/api/company`, { headers })).status;
}

test("every command of the pages has a test", () => {
  expect(PAGES.length).toBeGreaterThan(5);
  expect(unmarkedCommands(PAGES.flatMap((page) => blocksOf(page)))).toEqual([]);
  expect(unmarkedCommands(blocksOf("a-page.md", "```sh\nrm -rf /\n```\n"))).toEqual([
    "a-page.md: mark « rm -rf / » as « run » or « serve », and run it in its test",
  ]);
});

test(
  "the commands of the pages install, back up, restore and run the product behind a proxy",
  { timeout: 180_000 },
  async () => {
    const PORT = String(await freePort());
    const first = await serveIn(clone, blockText("README.md", "sh serve"), { PORT });
    expect((await clientOf(PORT).signUp(LOGIN)).error).toBeNull();
    await first.stop();
    expect(first.said()).toMatch(/^Node \d+\.\d+\.\d+, /m);
    expect(first.said()).toContain(`Établi est prêt : http://127.0.0.1:${PORT}`);

    for (const at of [0, 1, 2]) runIn(clone, blockText("docs/install/backup.md", "sh run", at));

    runIn(clone, blockText("docs/install/service.md", "sh run"));
    writeFileSync(join(clone, ".env"), `${blockText("docs/install/proxy.md", "env run")}PORT=${PORT}\n`);
    const unit = unitOf(blockText("docs/install/service.md", "ini"));
    const service = await serveIn(clone, unit.ExecStart!.replace("/usr/bin/", ""), {});
    try {
      expect(service.said()).toContain("Établi est prêt : https://etabli.example.org");
      expect((await clientOf(PORT).signInWithPassword(LOGIN)).error).toBeNull();
      await fetch(`http://127.0.0.1:${PORT}/`, { headers: { "x-forwarded-for": "203.0.113.7" } });
      const health = await fetch(`http://127.0.0.1:${PORT}/health/ready`);
      expect(await health.json()).toEqual({ ready: true, details: [] });
    } finally {
      await service.stop();
    }
  },
);

test("the product runs on a PostgreSQL of its operator, then on two servers", { timeout: 180_000 }, async () => {
  const quiet = { info: () => {}, warn: () => {} };
  const tcpPort = await freePort();
  const dataDir = join(folder, "cluster");
  mkdirSync(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, tcpPort });
  try {
    const administrator = new Client({
      host: postgres.socketDir,
      port: tcpPort,
      user: "postgres",
      database: "postgres",
    });
    await administrator.connect();
    for (const statement of blockText("docs/install/postgresql.md", "sql run").split(";\n").filter(Boolean))
      await administrator.query(statement);
    await administrator.end();
    const here = (text: string) => settingsOf(text.replace(":5432/", `:${tcpPort}/`));
    const own = here(blockText("docs/install/postgresql.md", "env run"));
    const PORT = String(await freePort());
    for (const name of [".env", "data"]) rmSync(join(clone, name), { recursive: true, force: true });
    await (await serveIn(clone, blockText("docs/install/postgresql.md", "sh serve"), { ...own, PORT })).stop();

    const page = "docs/install/several-servers.md";
    const key = runIn(clone, blockText(page, "sh run")).trim();
    const secondServer = here(blockText(page, "env run").replace("<the key>", key));
    expect(secondServer.DATABASE_URL).toBe(own.DATABASE_URL);
    const ports = [await freePort(), await freePort()] as const;
    const commands = ports.map((port, at) => blockText(page, "sh serve", at).replace(/PORT=\d+/, `PORT=${port}`));
    const servers = await Promise.all(commands.map((command) => serveIn(clone, command, secondServer)));
    try {
      const { data } = await clientOf(ports[0]).signUp(LOGIN);
      const token = data.session!.access_token;
      expect(await companyStatus(ports[1], token)).toBe(200);
      await clientOf(ports[1]).admin.signOut(token, "global");
      expect(await companyStatus(ports[0], token)).toBe(401);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  } finally {
    await postgres.stop();
  }
});

test("the files for nginx and Caddy are well formed and send the header that the settings trust", () => {
  const settings = settingsOf(blockText("docs/install/proxy.md", "env run"));
  const host = new URL(settings.PUBLIC_URL!).hostname;
  const nginx = directivesOf({ language: "nginx", text: blockText("docs/install/proxy.md", "nginx") });
  const caddy = directivesOf({ language: "caddy", text: blockText("docs/install/proxy.md", "caddy") });
  expect(nginx).toContainEqual(["server_name", host]);
  expect(nginx).toContainEqual(["proxy_pass", "http://127.0.0.1:3000"]);
  expect(caddy).toContainEqual([host, "{"]);
  expect(caddy).toContainEqual(["reverse_proxy", "127.0.0.1:3000", "{"]);
  const headers = [...nginx, ...caddy].filter(([, name]) => name?.toLowerCase() === settings.AUTH_TRUSTED_PROXY_HEADER);
  expect(headers.map(([, , value]) => value)).toEqual(["$remote_addr", "{remote_host}"]);
  expect(() => directivesOf({ language: "nginx", text: "server {\n  listen 80\n}\n" })).toThrow("« listen 80 » has no");
  expect(() => directivesOf({ language: "caddy", text: "example.org {\n" })).toThrow("not closed");
});

test("the unit of systemd restarts the server", () => {
  const unit = unitOf(blockText("docs/install/service.md", "ini"));
  expect(unit).toMatchObject({ Restart: "always", KillMode: "mixed", WantedBy: "multi-user.target" });
  expect(unit.WorkingDirectory).toBe("/opt/etabli");
});

/** The settings of a unit, in any section. Throws on a line that is neither a section nor a setting. */
function unitOf(text: string): Record<string, string> {
  const lines = text.split("\n").filter((line) => line !== "" && !/^\[(Unit|Service|Install)\]$/.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([A-Z]\w+)=(.+)$/.exec(line) ?? [];
      if (!name || !value) throw new Error(`« ${line} » is no line of a unit`);
      return [name, value];
    }),
  );
}
