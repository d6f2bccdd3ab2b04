import type { DatabaseLog } from "#server/db/database-log.ts";
import type { EmbeddedPostgres } from "#server/db/embedded/embedded-postgres.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/embedded-postgres.ts";
import { livingPostmaster } from "#server/db/embedded/postgres-locks.ts";
import { preparePlace } from "#server/db/embedded/postgres-place.ts";
import { adminClient } from "#server/db/presence.ts";
import { errorCode } from "#server/error-code.ts";
import { hasInstallationKey } from "#server/installation-key.ts";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { INTERRUPTED, backupRefusal } from "./backup.messages.ts";
import { beginCopy, endCopy, findClusterFacts } from "./backup.repository.ts";
import { CONTROL, listClusterFiles } from "./cluster-files.ts";
import type { CopyPlace } from "./copy-files.ts";
import { copyAll, hashOf, listingOf, makeFolders } from "./copy-files.ts";
import { isWholeSegment, segmentsOf } from "./database-log.ts";
import type { Manifest } from "./manifest.ts";
import { writeManifest } from "./manifest.ts";
import { verifyBackup } from "./verify-backup.ts";
import { BackupRefused, abandonedWorkFolders, isFree, isInside, makeWorkFolder, putInPlace } from "./work-folder.ts";

/**
 * What is backed up, and where to. `hexKey` is INSTALLATION_KEY. `slotName` names a place in the log that PostgreSQL
 * keeps after the backup, for who follows it. `isUnsafeForTests` waits for no disk.
 */
export type BackupOptions = {
  dataDir: string;
  hexKey: string | null;
  folder: string;
  log: DatabaseLog;
  slotName?: string;
  stopping?: AbortSignal;
  isUnsafeForTests?: boolean;
};

const CLUSTER = "postgres";
/** Files of the data folder that the next start makes again, or that say something of this machine. */
const LEFT_OUT = ["postgres.log", "api-keys.json", "development-data"];
/** The one folder beside the database that holds what is nowhere else: letters that no mail server took. */
const LETTERS = "outbox";
const CONTROL_TRIES = 20;

/**
 * Backs up an installation with the embedded database, whether it runs or not, into a folder that is absent or empty.
 * The copy is made beside it, verified as any backup is, and renamed once it is whole.
 *
 * The database is copied with the low-level calls of PostgreSQL, which make its files and its log one state
 * (https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP). Files that are written
 * after their rows are copied before it, and those written before their rows after it: the key and its marks, then
 * the database, then the letters. So no row of the copy lacks its file.
 */
export async function takeBackup(options: BackupOptions): Promise<Manifest> {
  const { dataDir, folder, stopping } = options;
  assertPlaces(options);
  for (const oldFolder of abandonedWorkFolders(folder, "unfinished")) rmSync(oldFolder, { recursive: true });
  const workFolder = makeWorkFolder(folder, "unfinished");
  try {
    const postgres = await openCluster(options);
    try {
      writeManifest(workFolder, await copyInstallation(options, workFolder, postgres));
    } finally {
      await postgres.stop();
    }
    const manifest = await verifyBackup(workFolder, stopping);
    putInPlace(workFolder, folder);
    return manifest;
  } catch (error) {
    rmSync(workFolder, { recursive: true, force: true });
    throw refusalOf(error, options, dataDir);
  }
}

function assertPlaces({ dataDir, hexKey, folder }: BackupOptions): void {
  if (!existsSync(join(dataDir, CLUSTER, "PG_VERSION"))) throw new BackupRefused(backupRefusal.noCluster(dataDir));
  if (!hasInstallationKey(dataDir, hexKey)) throw new BackupRefused(backupRefusal.noKey(dataDir));
  if (isInside(folder, dataDir)) throw new BackupRefused(backupRefusal.insideData(folder));
  if (!isFree(folder)) throw new BackupRefused(backupRefusal.notEmpty(folder));
  if (readdirSync(join(dataDir, CLUSTER, "pg_tblspc")).length > 0)
    throw new BackupRefused(backupRefusal.tablespaces(dataDir));
}

// A PostgreSQL that runs is used as it is. It lets in the account of the server alone.
async function openCluster({ dataDir, log, isUnsafeForTests = false }: BackupOptions): Promise<EmbeddedPostgres> {
  const place = preparePlace({ dataDir, log, isUnsafeForTests });
  if (livingPostmaster(place) !== null) {
    const admin = adminClient(place);
    try {
      await admin.connect();
    } catch (error) {
      if (["28000", "EACCES"].includes(errorCode(error))) throw new BackupRefused(backupRefusal.otherAccount);
    } finally {
      await admin.end().catch(() => {});
    }
  }
  return startEmbeddedPostgres({ dataDir, log, isUnsafeForTests });
}

async function copyInstallation(
  options: BackupOptions,
  workFolder: string,
  postgres: EmbeddedPostgres,
): Promise<Manifest> {
  const { dataDir, hexKey, stopping } = options;
  const isFlushed = options.isUnsafeForTests !== true;
  const place: CopyPlace = { from: dataDir, to: workFolder, isFlushed, stopping };
  const marks = listingOf(dataDir, (path, isFolder) => isFolder || LEFT_OUT.includes(path));
  const markFiles = await copyAll(marks.files, place);
  const database = await copyDatabase(options, workFolder, postgres);
  const letters = listingOf(dataDir, (path) => path.split("/")[0] !== LETTERS);
  makeFolders(workFolder, letters.folders);
  const letterFiles = await copyAll(letters.files, place);
  const { folders, files, ...facts } = database;
  return {
    format: 1,
    ...facts,
    postgresMajor: readFileSync(join(dataDir, CLUSTER, "PG_VERSION"), "utf8").trim(),
    hasKey: hexKey === null,
    folders: [...letters.folders, ...folders],
    files: [...markFiles, ...files, ...letterFiles],
  };
}

type DatabaseCopy = Omit<Manifest, "format" | "postgresMajor" | "hasKey">;

async function copyDatabase(
  { dataDir, stopping, isUnsafeForTests, slotName }: BackupOptions,
  workFolder: string,
  postgres: EmbeddedPostgres,
): Promise<DatabaseCopy> {
  const place: CopyPlace = {
    from: join(dataDir, CLUSTER),
    to: join(workFolder, CLUSTER),
    isFlushed: isUnsafeForTests !== true,
    stopping,
  };
  const admin = adminClient(postgres);
  await admin.connect();
  try {
    const facts = await findClusterFacts(admin);
    const name = slotName ?? `etabli_backup_${randomBytes(6).toString("hex")}`;
    const startLsn = await beginCopy(admin, { name, isLasting: slotName !== undefined });
    const { folders, files: paths } = listClusterFiles(place.from);
    makeFolders(workFolder, [CLUSTER]);
    makeFolders(place.to, folders);
    const files = await copyAll(
      paths.filter((path) => path !== CONTROL),
      place,
    );
    files.push(await copyControl(place));
    const { stopLsn, label, takenAt } = await endCopy(admin);
    writeFileSync(join(place.to, "backup_label"), label, { mode: 0o600, flag: "wx", flush: true });
    const part = { ...facts, startLsn, stopLsn };
    const lastPaths = ["backup_label", ...(await copyLog(place, part))];
    for (const path of lastPaths) files.push({ path, ...(await readFacts(join(place.to, path))) });
    return {
      ...part,
      takenAt: takenAt.toISOString(),
      folders: [CLUSTER, ...folders.map(inCluster)],
      files: files.map((file) => ({ ...file, path: inCluster(file.path) })),
    };
  } finally {
    await closeSession(admin);
  }
}

// PostgreSQL may write it while it is read. Read twice alike, it is whole.
async function copyControl(place: CopyPlace) {
  for (let tries = 0; tries < CONTROL_TRIES; tries++) {
    const [file] = await copyAll([CONTROL], place);
    const now = await hashOf(join(place.from, CONTROL));
    if (file && now?.sha256 === file.sha256) return file;
    rmSync(join(place.to, CONTROL), { force: true });
  }
  throw new Error(`${CONTROL} changed each time it was read`);
}

async function copyLog(place: CopyPlace, part: Parameters<typeof segmentsOf>[0]): Promise<string[]> {
  const segments = segmentsOf(part).map(({ index, name }) => ({ index, path: `pg_wal/${name}` }));
  const files = await copyAll(
    segments.map(({ path }) => path),
    place,
  );
  if (files.length < segments.length) throw new BackupRefused(backupRefusal.lostLog);
  for (const { index, path } of segments)
    if (!(await isWholeSegment(join(place.to, path), index, part))) throw new BackupRefused(backupRefusal.lostLog);
  return files.map(({ path }) => path);
}

async function readFacts(path: string): Promise<{ bytes: number; sha256: string }> {
  const facts = await hashOf(path);
  if (facts === null) throw new Error(`${path} is gone from the copy`);
  return facts;
}

// Ending the session gives up a copy that is not ended, and the slot with it.
async function closeSession(admin: Client): Promise<void> {
  await admin.end().catch(() => {});
}

function inCluster(path: string): string {
  return `${CLUSTER}/${path}`;
}

function refusalOf(error: unknown, { folder, stopping }: BackupOptions, dataDir: string): unknown {
  if (error instanceof BackupRefused) return error;
  if (stopping?.aborted) return new BackupRefused(INTERRUPTED);
  if (["ENOSPC", "EDQUOT"].includes(errorCode(error))) return new BackupRefused(backupRefusal.noRoom(folder));
  const reason = error instanceof Error ? error.message : String(error);
  return new BackupRefused(backupRefusal.failed(`${reason} (${dataDir})`));
}
