import { listSlots } from "#server/backup/backup.repository.ts";
import { findBackup } from "#server/backup/find-backup.ts";
import { followLog } from "#server/backup/follow-log.ts";
import { listLogFiles, readFollowedLog, readLogEnd } from "#server/backup/followed-log.ts";
import { keepBackups } from "#server/backup/keep-backups.ts";
import type { Manifest } from "#server/backup/manifest.ts";
import { readManifest } from "#server/backup/manifest.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { takeBackup } from "#server/backup/take-backup.ts";
import { verifyBackup } from "#server/backup/verify-backup.ts";
import { preparePlace } from "#server/db/embedded/postgres-place.ts";
import { adminClient } from "#server/db/presence.ts";
import { spawn } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Round, Worker } from "../kill-round.ts";
import { hire, invoicesWithoutPdf, writeUntilStopped } from "../kill-round.ts";
import type { RunningServer } from "../running-server.ts";
import { startServer } from "../running-server.ts";
import { quiet } from "../throwaway-cluster.ts";
import { answerCopy, documentsOf, flippedAt, listing, untilTrue, withChanges } from "./backup-folder.ts";

const root = mkdtempSync(join(tmpdir(), `etabli-test-${process.pid}-`));
const [dataDir, folder, emptyDir] = ["data", "backup", "restored"].map((name) => join(root, name)) as [
  string,
  string,
  string,
];
const backupFolder = join(root, "automatic");
/** Servers start and disks are waited for, on a machine with other work. */
const PATIENCE = { timeout: 180_000 };
const COMMAND = join(import.meta.dirname, "../../src/server/backup/backup-command.ts");

/** Tokens name the address of who issued them: the restored server has that of the one it replaces. */
const ADDRESS = { PUBLIC_URL: "http://127.0.0.1:3000" };

let server: RunningServer;
let worker: Worker;
/** The numbers that were acknowledged before the backup began, and the documents once the writers had ended. */
let earlierNumbers: string[];
let manifest: Manifest;
let documents: Map<string, string>;

// One installation, backed up while two people issue invoices without a pause.
beforeAll(async () => {
  mkdirSync(backupFolder);
  server = await startServer(dataDir, { ...ADDRESS, BACKUP_FOLDER: backupFolder });
  worker = await hire(server);
  const round: Round = { writes: 0, retries: 0, unexpected: [], isStopped: false };
  const writers = Array.from({ length: 2 }, () => writeUntilStopped(worker, round));
  await untilTrue(() => invoiceNumbers().length >= 3);
  earlierNumbers = invoiceNumbers();
  manifest = await takeBackup({ dataDir, hexKey: null, folder, log: quiet, isUnsafeForTests: true });
  const atEnd = invoiceNumbers().length;
  await untilTrue(() => invoiceNumbers().length > atEnd);
  round.isStopped = true;
  await Promise.all(writers);
  documents = await documentsOf(server);
}, PATIENCE.timeout);
afterAll(async () => {
  await server?.stop();
  rmSync(root, { recursive: true, force: true });
});

test("a backup taken while people write brings back every document issued before it as it was", PATIENCE, async () => {
  expect(manifest.hasKey).toBe(true);
  const restoration = await restore();
  const copy = await startServer(emptyDir, ADDRESS);
  try {
    const restoredDocuments = await documentsOf(copy);
    expect([...restoredDocuments].filter(([number, hashes]) => documents.get(number) !== hashes)).toEqual([]);
    expect(earlierNumbers.filter((number) => !restoredDocuments.has(number))).toEqual([]);
    expect(restoration).toMatchObject({ companies: 1, documents: restoredDocuments.size });
    const places = [...restoredDocuments.keys()].map(placeOf).sort((one, other) => one - other);
    expect(places).toEqual(places.map((_, at) => at + 1));
    const restoredWorker = { ...worker, server: copy };
    // What was sent since the backup is asked, and never numbered again.
    const lastSent = [...documents.keys()].sort((one, other) => placeOf(one) - placeOf(other)).at(-1) ?? "";
    expect(placeOf(lastSent)).toBeGreaterThan(places.length);
    expect(placeOf(await answerCopy(restoredWorker, lastSent))).toBe(places.length);
    expect(placeOf(await nextNumber(restoredWorker))).toBe(placeOf(lastSent) + 1);
    expect(await invoicesWithoutPdf(restoredWorker)).toBe(0);
    await expectRefusal(restore(), "est utilisé : arrête d’abord Établi");
  } finally {
    await copy.stop();
  }
  const names = listing(emptyDir);
  await expectRefusal(restore(), "n’est pas vide");
  expect(listing(emptyDir)).toEqual(names);
  rmSync(emptyDir, { recursive: true });
});

test("only its owner may read a backup", () => {
  const modes = [folder, join(folder, "secret.key"), join(folder, "manifest.json")].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600, 0o600]);
});

test("a backup with one changed byte, in any kind of file, is refused and nothing is restored", async () => {
  const largest = manifest.files.toSorted((one, other) => other.bytes - one.bytes).map(({ path }) => path);
  const paths = [
    "secret.key",
    "postgres/backup_label",
    "postgres/global/pg_control",
    largest.find((path) => path.startsWith("postgres/base/"))!,
    largest.find((path) => path.startsWith("postgres/pg_wal/"))!,
  ];
  // Each kind of file is changed at its beginning, in its middle or at its end.
  const parts = [0, 0.5, 1];
  const verifyChanged = (left: string[]): Promise<unknown> =>
    left.length === 0
      ? verifyBackup(folder).catch(String)
      : withChanges(folder, left.slice(0, 1), flippedAt(parts[left.length % parts.length] ?? 0), () =>
          verifyChanged(left.slice(1)),
        );
  const refusal = String(await verifyChanged(paths));
  expect(paths.filter((path) => !refusal.includes(`${path} n’est plus ce qui a été copié`))).toEqual([]);
  for (const part of parts)
    await withChanges(folder, ["manifest.json"], flippedAt(part), () => expectRefusal(restore(), "abîmé"));
  await withChanges(folder, ["secret.key"], flippedAt(0), () => expectRefusal(restore(), "secret.key"));
  expect(existsSync(emptyDir)).toBe(false);
});

test("a backup with a file that is missing, cut or not its own is refused", async () => {
  const table = manifest.files.find(({ path }) => path.startsWith("postgres/base/"))!.path;
  const stranger = "postgres/other.conf";
  renameSync(join(folder, table), join(root, "aside"));
  writeFileSync(join(folder, stranger), "x");
  const cut = () => Buffer.of();
  const refusal = await withChanges(folder, ["postgres/PG_VERSION"], cut, () => restore().catch(String));
  renameSync(join(root, "aside"), join(folder, table));
  rmSync(join(folder, stranger));
  expect(refusal).toContain(`${table} manque`);
  expect(refusal).toContain("PG_VERSION n’est plus ce qui a été copié");
  expect(refusal).toContain(`${stranger} n’est pas de la sauvegarde`);
  renameSync(join(folder, "manifest.json"), join(root, "aside"));
  await expectRefusal(restore(), "n’est pas une sauvegarde finie");
  renameSync(join(root, "aside"), join(folder, "manifest.json"));
  expect(existsSync(emptyDir)).toBe(false);
  await verifyBackup(folder);
});

test("the next backup removes what a killed one left, which never looks whole", PATIENCE, async () => {
  const place = join(root, "killed");
  const child = runBackup(place);
  await untilTrue(() => workFolders("killed").some((name) => existsSync(join(root, name, "postgres/base"))));
  child.kill("SIGKILL");
  await new Promise((resolve) => child.once("exit", resolve));
  expect(existsSync(place)).toBe(false);
  const [left = ""] = workFolders("killed");
  await expectRefusal(verifyBackup(join(root, left)), "n’est pas une sauvegarde finie");
  expect(await exitOf(runBackup(place))).toBe(0);
  expect(workFolders("killed")).toEqual([]);
  await verifyBackup(place);
});

test("a backup that the disk does not take leaves nothing", async () => {
  const place = join(root, "full");
  // The system refuses what goes beyond, as a full disk does.
  expect(await exitOf(runBackup(place, "ulimit -f 2000; "))).toBe(1);
  expect([existsSync(place), workFolders("full")]).toEqual([false, []]);
});

test("a backup is refused into a folder that holds something, or into the data", PATIENCE, async () => {
  await expectRefusal(
    takeBackup({ dataDir, hexKey: null, folder, log: quiet, isUnsafeForTests: true }),
    "n’est pas vide",
  );
  const inside = join(dataDir, "backup");
  await expectRefusal(
    takeBackup({ dataDir, hexKey: null, folder: inside, log: quiet, isUnsafeForTests: true }),
    "dans le dossier des données",
  );
  await expectRefusal(
    takeBackup({ dataDir: root, hexKey: null, folder: inside, log: quiet, isUnsafeForTests: true }),
    "rien à sauvegarder",
  );
  mkdirSync(join(root, "other"));
  appendFileSync(join(root, "other/file"), "x");
  await expectRefusal(restoreBackup({ ...options(), dataDir: join(root, "other") }), "n’est pas vide");
  expect(readdirSync(join(root, "other"))).toEqual(["file"]);
  await expectRefusal(keepOnce(join(root, "unplugged")), "create it, or plug it in");
});

test("an automatic backup brings back any moment that came after it", PATIENCE, async () => {
  const backups = () => readdirSync(backupFolder).filter((name) => !name.includes("unfinished"));
  await untilTrue(() => backups().length > 0);
  await nextNumber(worker);
  const earlierNumber = invoiceNumbers().at(-1);
  const moment = new Date();
  await sleep(50);
  await nextNumber(worker);
  const lastNumber = invoiceNumbers().at(-1);
  const place = join(backupFolder, backups()[0] ?? "");
  const lastMoment = new Date();
  while ((readLogEnd(place)?.moment ?? moment) < lastMoment) await keepOnce(backupFolder);
  const restoreUntil = async (until: Date | null) => {
    const restoration = await restoreBackup({ ...options(), folder: findBackup(backupFolder, until), until });
    rmSync(emptyDir, { recursive: true });
    return restoration.lastNumbers.flatMap(({ numbers }) => numbers);
  };
  expect(await restoreUntil(moment)).toEqual([earlierNumber]);
  expect(await restoreUntil(null)).toEqual([lastNumber]);
  await expectRefusal(restoreUntil(new Date(Date.now() + 60_000)), "Le journal gardé s’arrête");
  await expectRefusal(restoreUntil(new Date(0)), "donne un moment plus tard");
  for (const path of ["log/end", ...listLogFiles(place).map((file) => `log/${file.name}`)]) {
    const refuse = async () => expect(() => readFollowedLog(place, readManifest(place))).toThrow(path);
    await withChanges(place, [path], flippedAt(0.5), refuse);
    renameSync(join(place, path), join(root, "aside"));
    expect(() => readFollowedLog(place, readManifest(place))).toThrow("manque");
    renameSync(join(root, "aside"), join(place, path));
  }
  await withChanges(place, ["log/end"], flippedAt(0.5), () => expectRefusal(restoreUntil(null), "log/end"));
  expect(existsSync(emptyDir)).toBe(false);
});

/** One round of the automatic backups. The process of the server may be at it: only one works at a time. */
async function keepOnce(place: string): Promise<void> {
  const settings = { dataDir, hexKey: null, backupFolder: place, log: quiet, isUnsafeForTests: true };
  while (!(await keepBackups(settings, new Date()))) await sleep(100);
}

test("a backup whose log was cut at the first copy is still one, as it was taken", async () => {
  const [name = ""] = readdirSync(backupFolder);
  const place = join(root, "cut", name);
  mkdirSync(place, { recursive: true });
  copyFileSync(join(backupFolder, name, "manifest.json"), join(place, "manifest.json"));
  const admin = adminClient(preparePlace({ dataDir, log: quiet }));
  await admin.connect();
  try {
    const [slotName = ""] = await listSlots(admin);
    expect(await followLog(admin, join(root, "nowhere"), { folder: place, slotName })).toBe(false);
  } finally {
    await admin.end();
  }
  const copiedManifest = readManifest(place);
  expect(readLogEnd(place)).toEqual({ lsn: copiedManifest.stopLsn, moment: new Date(copiedManifest.takenAt) });
  expect(readFollowedLog(place, copiedManifest)).toEqual(readLogEnd(place));
});

function options() {
  return { folder, dataDir: emptyDir, hexKey: null, until: null, log: quiet, isUnsafeForTests: true };
}

function restore() {
  return restoreBackup(options());
}

async function expectRefusal(work: Promise<unknown>, words: string): Promise<void> {
  await expect(work).rejects.toThrow(words);
}

function runBackup(place: string, limit = "") {
  return spawn("sh", ["-c", `${limit}exec "$0" "$1" "$2"`, process.execPath, COMMAND, place], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "ignore"],
  });
}

function exitOf(child: ReturnType<typeof runBackup>): Promise<number | null> {
  return new Promise((resolve) => child.once("exit", resolve));
}

function workFolders(name: string): string[] {
  return readdirSync(root).filter((entry) => entry.startsWith(`${name}.unfinished-`));
}

function invoiceNumbers(): string[] {
  return [...worker.acknowledged.values()].flatMap(({ invoice }) => invoice ?? []);
}

function placeOf(number: string): number {
  return Number(number.split("-")[1]);
}

/** The number of the next invoice that somebody who had signed in before the backup issues. */
async function nextNumber(other: Worker): Promise<string> {
  const round: Round = { writes: 0, retries: 0, unexpected: [], isStopped: false };
  const count = invoiceNumbers().length;
  const writer = writeUntilStopped(other, round);
  await untilTrue(() => invoiceNumbers().length > count);
  round.isStopped = true;
  await writer;
  return invoiceNumbers()[count] ?? "";
}
