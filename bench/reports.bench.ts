import { REPORT_LIMITS } from "#domain/projects/reports/report-content.ts";
import { reportView } from "#domain/projects/reports/report-view.ts";
import { openDocumentRenderer } from "#server/pdf/render-document.ts";
import { sampleHandover, samplePhotos, sampleProgress } from "#test/sample-reports.ts";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { hold, percentile, say } from "./measure.ts";
import { memoryMbOf } from "./server-parts.ts";

// Method. Reports of a site with 40 photos, each as large as a report takes them, and 40 with three, are laid out one
// after the other in one process, as the product does. Its memory is read every 20 ms: private pages and a share of the
// shared pages (PSS). The baseline is the same process after reports of three photos; what 40 photos add, at most and
// after 30 of them, is limited. With REPORTS_TO, the last reports are written to that folder, to be looked at.
const ROUNDS = 30;
const LIMIT_MB = 200;
const GROWTH_LIMIT = 1.25;

const createdAt = new Date("2026-12-03T16:00:00Z");
const renderer = openDocumentRenderer({ size: 1 });
const peaks = { few: 0, many: 0 };
const durations: number[] = [];

const few = await drawPictures(3);
const many = await drawPictures(REPORT_LIMITS.photos);
for (let round = 0; round < ROUNDS; round++) peaks.few = Math.max(peaks.few, (await layOut(few)).peakMb);
const afterMb: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const { peakMb, durationMs, restMb } = await layOut(many);
  peaks.many = Math.max(peaks.many, peakMb);
  durations.push(durationMs);
  afterMb.push(restMb);
}
if (process.env.REPORTS_TO) await writeReports(process.env.REPORTS_TO);
await renderer.close();

const firstMb = percentile(afterMb.slice(0, 5), 0.5);
const lastMb = percentile(afterMb.slice(-5), 0.5);
say("layout with 3 photos, peak (MB)", peaks.few.toFixed(0));
say(`layout with ${REPORT_LIMITS.photos} photos, peak (MB)`, peaks.many.toFixed(0));
say(`layout with ${REPORT_LIMITS.photos} photos, p95 (ms)`, percentile(durations, 0.95).toFixed(0));
hold(`what ${REPORT_LIMITS.photos} photos add to a layout`, peaks.many - peaks.few, LIMIT_MB, "at most", " MB");
hold(`memory after ${ROUNDS} reports, against the first ones`, lastMb / firstMb, GROWTH_LIMIT);

type Pictures = Map<string, { bytes: Uint8Array; mime: string }>;

// Noise under a gradient, as heavy as the pictures of a report may be.
async function drawPictures(count: number): Promise<Pictures> {
  const pictures: Pictures = new Map();
  for (const [rank, { id }] of samplePhotos(count).entries()) {
    const [width, height] = rank % 4 === 3 ? [600, REPORT_LIMITS.photoSide] : [REPORT_LIMITS.photoSide, 600];
    const noise = sharp(randomBytes(40 * 30 * 3), { raw: { width: 40, height: 30, channels: 3 } });
    const bytes = await noise.resize(width, height, { fit: "fill" }).jpeg({ quality: 85 }).toBuffer();
    pictures.set(id, { bytes, mime: "image/jpeg" });
  }
  return pictures;
}

async function layOut(pictures: Pictures) {
  const startedAt = performance.now();
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, memoryMbOf(childrenOfThis()));
  }, 20);
  const content = sampleProgress({ photos: samplePhotos(pictures.size) });
  await renderer.renderReport({ report: reportView(content, "Europe/Paris"), pictures, createdAt }, "company");
  clearInterval(watch);
  return { peakMb, durationMs: performance.now() - startedAt, restMb: memoryMbOf(childrenOfThis()) };
}

function childrenOfThis(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === process.pid);
}

function parentOf(pid: number): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}

async function writeReports(folder: string): Promise<void> {
  const supplies = [
    { label: "Coude PVC 40", quantity: "4 u" },
    { label: "Carrelage grès cérame 60 × 60, joint gris", quantity: "12,5 m²" },
  ];
  const contents = {
    "site-3": sampleProgress({ photos: samplePhotos(3), supplies }),
    "site-40": sampleProgress({ photos: samplePhotos(REPORT_LIMITS.photos), supplies }),
    "handover-3": sampleHandover({ reserves: reservesOf(3) }),
    "handover-30": sampleHandover({ reserves: reservesOf(REPORT_LIMITS.reserves) }),
  };
  for (const [name, content] of Object.entries(contents)) {
    const job = { report: reportView(content, "Europe/Paris"), pictures: many, createdAt };
    writeFileSync(`${folder}/${name}.pdf`, await renderer.renderReport(job, "company"));
  }
}

function reservesOf(count: number) {
  return samplePhotos(count).map((photo, rank) => ({
    text: `Joint de la douche à reprendre sur ${20 + rank} cm, côté fenêtre.`,
    dueOn: rank % 2 === 0 ? "2026-12-20" : null,
    photo: { ...photo, beforeId: null },
  }));
}
