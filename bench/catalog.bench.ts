import { hire } from "#test/kill-round.ts";
import { embeddedDatabase, startServer } from "#test/running-server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { callAs } from "./calls.ts";
import { hold, percentile, say } from "./measure.ts";
import { cpuOf, partsOf } from "./server-parts.ts";

// Method: one company imports a list of 20,000 prices by real HTTP on this machine, then the same list with other
// prices, from the first part of the file to the last row. The catalogue is then searched by one client, after a
// warm-up. Held: processor time of the server and of PostgreSQL together, for an import and for a search. Told: the
// time of an import, and the one within which 95 of 100 searches are answered; other work makes both longer.
// `BENCH_QUIET=1`, on a machine that does nothing else, holds these times too.
const ROWS = 20_000;
const IMPORT_LIMIT_S = 20;
const CALLS = 40;
const SEARCH_LIMIT_MS = 50;
const PART_BYTES = 480_000;

const NAMES = ["Tube cuivre", "Coude laiton", "Vis inox", "Câble rigide", "Mitigeur évier", "Plaque de plâtre"];
const MAKERS = ["Géberit", "Legrand", "Placo", "Nicoll", "Grohé", "Somfy", "Weber", "Atlantic"];

const SEARCHES: Record<string, string> = {
  "a word of thousands of items": "tube",
  "two words of thousands of items": "tube grohe",
  "a word and a figure": "vis 4217",
  "the beginning of a reference": "ref-01",
  "a whole reference": "REF-012345-X",
  "one letter wrong": "mitigueur",
  "one letter wrong in two words": "mitigueur evire",
  "the first two letters": "tu",
  "words that no item has together": "tube placo introuvable",
  nothing: "introuvable",
};

const dataDir = mkdtempSync(join(tmpdir(), "etabli-catalog-"));
const server = await startServer(dataDir);
const database = new Client(embeddedDatabase(dataDir));
await database.connect();
const worker = await hire(server);
await holdImport("20,000 new prices", 1);
await holdImport("the same items at other prices", 2);
await database.query("vacuum analyze");
for (const [name, text] of Object.entries(SEARCHES)) await holdSearch(name, text);
await database.end();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

type ImportAnswer = {
  import: { id: string; state: string; columns: string[]; added_count: number; known_count: number };
};

async function holdImport(name: string, factor: number): Promise<void> {
  const bytes = Buffer.from(fileOf(factor), "latin1");
  const [began, cpuBeforeMs] = [performance.now(), cpuOfAll()];
  const begun = await callAs<ImportAnswer>(worker, "POST", "/api/catalog-imports", { file_name: "tarif.csv" });
  const path = `/api/catalog-imports/${begun.import.id}`;
  let answer = begun;
  for (let place = 0; place * PART_BYTES < bytes.length; place++) {
    const base64 = bytes.subarray(place * PART_BYTES, (place + 1) * PART_BYTES).toString("base64");
    const isLast = (place + 1) * PART_BYTES >= bytes.length;
    answer = await callAs<ImportAnswer>(worker, "PUT", `${path}/parts`, { place, base64, is_last: isLast });
  }
  say(`${name}: file read`, `${((performance.now() - began) / 1000).toFixed(1)} s`);
  const { columns } = answer.import;
  await callAs(worker, "PUT", path, { columns, supplier: "Cédéo", coefficient_e4: 14_000, is_running: true });
  while (answer.import.state !== "done") {
    await sleep(200);
    answer = await callAs<ImportAnswer>(worker, "GET", "/api/catalog-imports/last");
  }
  const { added_count: addedCount, known_count: knownCount } = answer.import;
  const wallS = (performance.now() - began) / 1000;
  const label = `${name}: ${addedCount} added, ${knownCount} updated`;
  hold(`${label} (in ${wallS.toFixed(1)} s)`, (cpuOfAll() - cpuBeforeMs) / 1000, IMPORT_LIMIT_S, "at most", " s");
  if (process.env.BENCH_QUIET === "1") hold(label, wallS, IMPORT_LIMIT_S, "at most", " s");
}

function fileOf(factor: number): string {
  const rows = Array.from({ length: ROWS }, (_none, n) => {
    const label = `${NAMES[n % NAMES.length]} ${MAKERS[n % MAKERS.length]} modèle ${n} DN${n % 97}`;
    const price = `${(n % 400) * factor},${String(n % 100).padStart(2, "0")}`;
    return [`REF-${String(n).padStart(6, "0")}-X`, label, n % 3 === 0 ? "ML" : "Pce", price].join(";");
  });
  return ["Référence;Désignation;Unité;Prix net HT", ...rows].join("\r\n");
}

async function holdSearch(name: string, text: string): Promise<void> {
  const path = `/api/catalog-items?limit=50&q=${encodeURIComponent(text)}`;
  const { items } = await callAs<{ items: unknown[] }>(worker, "GET", path);
  const wallMs: number[] = [];
  const cpuBeforeMs = cpuOfAll();
  for (let turn = 0; turn < CALLS; turn++) {
    const start = performance.now();
    await callAs(worker, "GET", path);
    wallMs.push(performance.now() - start);
  }
  const cpuMs = (cpuOfAll() - cpuBeforeMs) / CALLS;
  const p95Ms = percentile(wallMs, 0.95);
  hold(
    `${name}: ${items.length} items (95 of 100 in ${p95Ms.toFixed(0)} ms)`,
    cpuMs,
    SEARCH_LIMIT_MS,
    "at most",
    " ms",
  );
  if (process.env.BENCH_QUIET === "1") hold(`${name}, 95 of 100`, p95Ms, SEARCH_LIMIT_MS, "at most", " ms");
}

/** Processor time of the server and of PostgreSQL: one that works for the other counts. */
function cpuOfAll(): number {
  const { main, postgres } = partsOf(server);
  return cpuOf([...main, ...postgres]);
}
