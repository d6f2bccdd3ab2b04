import { errorCode } from "#server/error-code.ts";
import { sha256Hex } from "#server/sha256.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { damageRefusal } from "./backup.messages.ts";
import { BackupRefused } from "./work-folder.ts";

/** The file that makes a folder a backup. It is written last. */
export const MANIFEST = "manifest.json";

const lsn = z.string().regex(/^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/);
// A path of the folder itself: nothing in a manifest may lead outside.
const path = z
  .string()
  .min(1)
  .refine((text) => !text.startsWith("/") && !text.split("/").includes(".."));

const shape = z.strictObject({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  postgresMajor: z.string().regex(/^\d+$/),
  systemIdentifier: z.string(),
  timeline: z.int().positive(),
  startLsn: lsn,
  stopLsn: lsn,
  segmentBytes: z.int().positive(),
  hasKey: z.boolean(),
  folders: z.array(path),
  files: z.array(z.strictObject({ path, bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});

/**
 * What a backup holds. `startLsn` and `stopLsn` bound the part of the database's log that makes the copied files one
 * state, and `takenAt` is the moment of that state. The installation's key may be among the files, or a setting.
 */
export type Manifest = z.infer<typeof shape>;

/** A file of a backup, by its path in the folder. */
export type ManifestFile = Manifest["files"][number];

/** Writes the manifest to disk, with its own hash. */
export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, MANIFEST), textOf(manifest), { mode: 0o600, flag: "wx", flush: true });
}

/** Reads the manifest of a backup. Refuses a folder without one, and a manifest of which any byte has changed. */
export function readManifest(folder: string): Manifest {
  const text = readText(folder);
  if (text === null) throw new BackupRefused(damageRefusal.unfinished(folder));
  const fields = fieldsOf(text);
  const { sha256: _, ...rest } = fields ?? {};
  const parsing = shape.safeParse(rest);
  // What was written is written again from what was read, so that no byte escapes the comparison.
  if (fields === null || !parsing.success || textOf(rest) !== text)
    throw new BackupRefused(damageRefusal.manifest(folder));
  return parsing.data;
}

function textOf(manifest: object): string {
  return `${JSON.stringify({ sha256: sha256Hex(JSON.stringify(manifest)), ...manifest }, null, 1)}\n`;
}

function readText(folder: string): string | null {
  try {
    return readFileSync(join(folder, MANIFEST), "utf8");
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error))) return null;
    throw error;
  }
}

function fieldsOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
