import type { DatabaseLog } from "#server/db/database-log.ts";
import { livingPostmaster } from "#server/db/embedded/postgres-locks.ts";
import type { ClusterPaths } from "#server/db/embedded/postgres-place.ts";
import { preparePlace } from "#server/db/embedded/postgres-place.ts";
import { stopPostmaster } from "#server/db/embedded/postgres-process.ts";
import { writeRestoredMark } from "#server/db/embedded/restored-mark.ts";
import { errorCode } from "#server/error-code.ts";
import { readTextOrNull } from "#server/text-file.ts";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { INTERRUPTED, damageRefusal, fileFault, restoreRefusal } from "./backup.messages.ts";
import type { RestoredFacts } from "./backup.repository.ts";
import { readRestoredFacts } from "./backup.repository.ts";
import { copyAll, makeFolders } from "./copy-files.ts";
import { readFollowedLog, readLogEnd } from "./followed-log.ts";
import type { Manifest } from "./manifest.ts";
import { recoverCluster } from "./recover-cluster.ts";
import { verifyBackup } from "./verify-backup.ts";
import { BackupRefused, abandonedWorkFolders, isFree, isInside, makeWorkFolder, putInPlace } from "./work-folder.ts";

/**
 * What is restored, and where to. `until`: the moment whose state is wanted, or null for the last one. `hexKey` is
 * INSTALLATION_KEY.
 */
export type RestoreOptions = {
  folder: string;
  dataDir: string;
  hexKey: string | null;
  until: Date | null;
  log: DatabaseLog;
  stopping?: AbortSignal;
  isUnsafeForTests?: boolean;
};

/** What was restored. `upTo`: the moment of the state. */
export type Restoration = Omit<RestoredFacts, "upTo"> & { upTo: Date };

/**
 * Restores a backup into a data folder that is absent or empty. The backup is verified first, copied beside the folder,
 * and brought to one state by PostgreSQL there. It is renamed only once the database answers: whatever fails changes
 * nothing.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restoration> {
  const { dataDir, folder, stopping } = options;
  await assertFree(options);
  const manifest = await verifyBackup(folder, stopping);
  if (!manifest.hasKey && options.hexKey === null) throw new BackupRefused(restoreRefusal.noKey);
  assertReached(options, new Date(manifest.takenAt), readLogEnd(folder)?.moment ?? null);
  for (const oldFolder of abandonedWorkFolders(dataDir, "restoring")) await removeWork(oldFolder, options);
  const workFolder = makeWorkFolder(dataDir, "restoring");
  try {
    const place = placeOf(workFolder, options);
    if (place.major !== manifest.postgresMajor)
      throw new BackupRefused(restoreRefusal.otherMajor(manifest.postgresMajor, place.major));
    await copyBackup(options, manifest, workFolder);
    // The folder of the database is there now, and its owner decides the account that runs PostgreSQL.
    const facts = await recover(placeOf(workFolder, options), options);
    const takenAt = new Date(manifest.takenAt);
    const copiedAt = options.until ?? readLogEnd(folder)?.moment ?? takenAt;
    writeRestoredMark(workFolder, { restoredAt: new Date(), copiedAt });
    putInPlace(workFolder, dataDir);
    return { ...facts, upTo: facts.upTo ?? takenAt };
  } catch (error) {
    await removeWork(workFolder, options);
    throw refusalOf(error, options);
  }
}

async function assertFree({ dataDir, folder, log }: RestoreOptions): Promise<void> {
  if (isInside(dataDir, folder)) throw new BackupRefused(restoreRefusal.insideBackup(dataDir));
  if (isFree(dataDir)) return;
  const isUsed =
    existsSync(join(dataDir, "postgres/postmaster.pid")) && livingPostmaster(preparePlace({ dataDir, log })) !== null;
  throw new BackupRefused(isUsed ? restoreRefusal.inUse(dataDir) : restoreRefusal.notEmpty(dataDir));
}

function assertReached({ folder, until }: RestoreOptions, takenAt: Date, logEnd: Date | null): void {
  if (until === null) return;
  if (until < takenAt) throw new BackupRefused(restoreRefusal.noBackupUntil(folder, until));
  if (until > (logEnd ?? takenAt)) throw new BackupRefused(restoreRefusal.logTooShort(until, logEnd ?? takenAt));
}

function placeOf(workFolder: string, { log, isUnsafeForTests = false }: RestoreOptions): ClusterPaths {
  return preparePlace({ dataDir: workFolder, log, isUnsafeForTests });
}

// Each file is hashed again while it is copied, since the disk may have changed them after the check.
async function copyBackup(
  { folder, stopping, isUnsafeForTests }: RestoreOptions,
  manifest: Manifest,
  workFolder: string,
): Promise<void> {
  const { folders, files } = manifest;
  makeFolders(workFolder, folders);
  const copies = await copyAll(
    files.map(({ path }) => path),
    { from: folder, to: workFolder, isFlushed: isUnsafeForTests !== true, stopping },
  );
  const hashes = new Map(copies.map(({ path, sha256 }) => [path, sha256]));
  const changedFiles = files.filter(({ path, sha256 }) => hashes.get(path) !== sha256);
  if (changedFiles.length > 0)
    throw new BackupRefused(
      damageRefusal.files(
        folder,
        changedFiles.map(({ path }) => fileFault.changed(path)),
      ),
    );
  const logFolder = join(workFolder, "postgres/pg_wal");
  readFollowedLog(folder, manifest, (name, segment) => {
    writeFileSync(join(logFolder, name), segment, { mode: 0o600, flag: "wx", flush: isUnsafeForTests !== true });
  });
}

function recover(place: ClusterPaths, { until, stopping }: RestoreOptions): Promise<RestoredFacts> {
  return recoverCluster(place, { until, stopping }, async () => {
    const admin = new Client({ host: place.socketDir, port: place.port, user: "postgres", database: "etabli" });
    admin.on("error", () => {});
    await admin.connect();
    try {
      return await readRestoredFacts(admin);
    } finally {
      await admin.end();
    }
  });
}

// A restoration that was killed may have left its PostgreSQL running there.
async function removeWork(workFolder: string, options: RestoreOptions): Promise<void> {
  if (readTextOrNull(join(workFolder, "postgres/postmaster.pid")) !== null) {
    const running = livingPostmaster(placeOf(workFolder, options));
    if (running !== null) await stopPostmaster(running);
  }
  rmSync(workFolder, { recursive: true, force: true });
}

function refusalOf(error: unknown, { dataDir, stopping }: RestoreOptions): unknown {
  if (error instanceof BackupRefused) return error;
  if (stopping?.aborted) return new BackupRefused(INTERRUPTED);
  const code = errorCode(error);
  if (["EXDEV", "EBUSY"].includes(code)) return new BackupRefused(restoreRefusal.otherVolume(dataDir));
  if (["ENOTEMPTY", "EEXIST"].includes(code)) return new BackupRefused(restoreRefusal.notEmpty(dataDir));
  return new BackupRefused(restoreRefusal.failed(error instanceof Error ? error.message : String(error)));
}
