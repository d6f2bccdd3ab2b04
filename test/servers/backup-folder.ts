import { readRestoredFacts } from "#server/backup/backup.repository.ts";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { expect } from "vitest";
import type { Worker } from "../kill-round.ts";
import type { RunningServer } from "../running-server.ts";
import { embeddedDatabase } from "../running-server.ts";

/** One bit changed, at this part of the file. */
export function flippedAt(part: number): (bytes: Buffer) => Buffer {
  return (bytes) => {
    const copy = Buffer.from(bytes);
    const at = Math.round((bytes.length - 1) * part);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
}

/** Does `work` while these files of a backup are changed, and puts them back. */
export async function withChanges<T>(
  place: string,
  paths: string[],
  change: (bytes: Buffer) => Buffer,
  work: () => Promise<T>,
): Promise<T> {
  const files = paths.map((path) => ({ path: join(place, path), bytes: readFileSync(join(place, path)) }));
  for (const { path, bytes } of files) writeFileSync(path, change(bytes));
  try {
    return await work();
  } finally {
    for (const { path, bytes } of files) writeFileSync(path, bytes);
  }
}

/** Every name below a folder. */
export function listing(place: string): string[] {
  return readdirSync(place, { recursive: true, encoding: "utf8" }).sort();
}

/** The ID and hashes of every document of a running server, by its number. */
export async function documentsOf({ dataDir: place }: RunningServer): Promise<Map<string, string>> {
  const admin = new Client(embeddedDatabase(place));
  await admin.connect();
  try {
    const { rows } = await admin.query<{ number: string; hashes: string }>(
      "select number, concat_ws(' ', id, content_sha256, view_sha256, xml_sha256) as hashes from document",
    );
    expect((await readRestoredFacts(admin)).documents).toBe(rows.length);
    return new Map(rows.map(({ number, hashes }) => [number, hashes]));
  } finally {
    await admin.end();
  }
}

/** Says which invoice was sent last since the copy that was restored, and gives the last one that the copy knows. */
export async function answerCopy({ server: { address }, token }: Worker, lastSent: string): Promise<string> {
  const url = `${address}/api/company/restored-copy`;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const question = await (await fetch(url, { headers })).json();
  const body = JSON.stringify({ quote: null, invoice: lastSent, credit_note: null });
  const reply = await (await fetch(url, { method: "PUT", headers, body })).json();
  expect(reply).toMatchObject({ copy: null, lost_numbers: [{ kind: "invoice", last_number: lastSent }] });
  return question.copy.series[1].known_number;
}

/** Waits until something is true, for two minutes at most. */
export async function untilTrue(isTrue: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 120_000; !isTrue(); await sleep(20))
    if (Date.now() > deadline) throw new Error("waited too long");
}
