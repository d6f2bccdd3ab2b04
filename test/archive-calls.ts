import { ARCHIVE_PART_BYTES, partCountOf } from "#domain/archive/import-archive.ts";
import { runArchiveImportJob } from "#server/archive/import/import-archive.job.ts";
import { prepareArchiveJob } from "#server/archive/prepare-archive.job.ts";
import { createHash } from "node:crypto";
import { acceptedCall } from "./accepted-call.ts";
import type { Person, TestApp } from "./test-app.ts";

/** A row of an archive, by its columns. */
export type ArchivedLine = Record<string, any>;

/** The ID of the company that a person acts for. */
export async function companyOf(person: Person): Promise<string> {
  return (await acceptedCall(person, "GET", "/api/company")).company.id;
}

/** The archive of everything of a person's company. */
export async function exportArchive(app: TestApp, person: Person): Promise<Buffer> {
  const { archive } = await acceptedCall(person, "POST", "/api/company/archive", {});
  await prepareArchiveJob(app.deps, { companyId: await companyOf(person), id: archive.id });
  const { url } = await acceptedCall(person, "GET", "/api/company/archive/link");
  return (await app.server.inject(url)).rawPayload;
}

/** Sends an archive in parts, and gives the ID of its import. */
export async function sendArchive(person: Person, bytes: Buffer): Promise<string> {
  const body = { file_name: "archive.zip", size: bytes.length, fingerprint: "1" };
  const { import: begun } = await acceptedCall(person, "POST", "/api/company/import", body);
  for (let place = 0; place < partCountOf(bytes.length); place++)
    await acceptedCall(person, "PUT", "/api/company/import/part", partOf(bytes, place));
  return begun.id;
}

/** A part of a file, as it is sent. */
export function partOf(bytes: Buffer, place: number): { place: number; base64: string } {
  const part = bytes.subarray(place * ARCHIVE_PART_BYTES, (place + 1) * ARCHIVE_PART_BYTES);
  return { place, base64: part.toString("base64") };
}

/** Sends an archive, runs its import to the end, and gives what became of it. */
export async function importInto(app: TestApp, person: Person, bytes: Buffer) {
  const id = await sendArchive(person, bytes);
  await runArchiveImportJob(app.deps, { companyId: await companyOf(person), id });
  return (await acceptedCall(person, "GET", "/api/company/import")).import;
}

/** The rows of a table of an archive. */
export function linesOf(files: ReadonlyMap<string, Buffer>, table: string): ArchivedLine[] {
  return (files.get(`donnees/${table}.jsonl`)?.toString() ?? "")
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as ArchivedLine]));
}

/** Puts other rows into the table of an archive. */
export function setLines(files: Map<string, Buffer>, table: string, lines: readonly ArchivedLine[]): void {
  files.set(`donnees/${table}.jsonl`, Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join("")));
}

/** Makes the list of an archive say what its files are now: what somebody does who changes one and knows how. */
export function listAnew(files: Map<string, Buffer>, changes: object = {}): void {
  const manifest = JSON.parse(files.get("manifest.json")!.toString());
  const rest = [...files].filter(([path]) => path !== "manifest.json");
  manifest.files = rest.map(([path, bytes]) => ({
    path,
    size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  }));
  files.set("manifest.json", Buffer.from(JSON.stringify({ ...manifest, ...changes })));
}
