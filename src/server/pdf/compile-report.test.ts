import { reportView } from "#domain/projects/reports/report-view.ts";
import { pdfText } from "#test/pdf-text.ts";
import { sampleHandover, samplePhotos, sampleProgress } from "#test/sample-reports.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openCompiler } from "./compile-document.ts";
import { compileReport } from "./compile-report.ts";

const createdAt = new Date("2026-12-03T16:00:00Z");
const compiler = openCompiler();

async function picturesOf(count: number): Promise<Map<string, { bytes: Uint8Array; mime: string }>> {
  const pictures = new Map<string, { bytes: Uint8Array; mime: string }>();
  for (const [index, { id }] of samplePhotos(count).entries()) {
    const [width, height] = index % 4 === 3 ? [300, 400] : [400, 300];
    const background = { r: (index * 37) % 255, g: 120, b: 90 };
    const bytes = await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
    pictures.set(id, { bytes, mime: "image/jpeg" });
  }
  return pictures;
}

const textOf = (pdf: Uint8Array) => pdfText(pdf).join(" ").replace(/\s+/g, " ");

test.each(["a-3a", "ua-1"] as const)("both reports pass %s, used as a lint", async (standard) => {
  const pictures = await picturesOf(5);
  for (const content of [sampleProgress({ photos: samplePhotos(5) }), sampleHandover()]) {
    const pdf = await compileReport(compiler, {
      report: reportView(content, "Europe/Paris"),
      pictures,
      createdAt,
      standard,
    });
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
  }
});

test("a report on the progress of a site says who, what, how long and what was seen, without any amount", async () => {
  const content = sampleProgress({ photos: samplePhotos(3) });
  const pdf = await compileReport(compiler, {
    report: reportView(content, "Europe/Paris"),
    pictures: await picturesOf(3),
    createdAt,
  });
  const text = textOf(pdf);
  for (const words of ["n° 3", "Léa Roux", "10 h 30", "Reprise des arrivées d'eau", "Avant", "Après", "humide"])
    expect(text).toContain(words);
  expect(text).not.toContain("€");
});

test("a reception without reserve says so", async () => {
  const report = reportView(sampleHandover({ reserves: [] }), "Europe/Paris");
  const text = textOf(await compileReport(compiler, { report, pictures: new Map(), createdAt }));
  expect(text).toContain("Aucune réserve n'est émise");
  expect(text).not.toContain("s'engage à lever");
});

test("a photo whose picture is missing is left out of the report", async () => {
  const report = reportView(sampleProgress({ photos: samplePhotos(2) }), "Europe/Paris");
  const text = textOf(await compileReport(compiler, { report, pictures: new Map(), createdAt }));
  expect(text).not.toContain("Mur 1");
});

test("no file of a report stays for the next one", async () => {
  const report = reportView(sampleProgress(), "Europe/Paris");
  const aloneBytes = await compileReport(openCompiler(), { report, pictures: new Map(), createdAt });
  const photos = samplePhotos(4);
  const other = reportView(sampleProgress({ photos }), "Europe/Paris");
  await compileReport(compiler, { report: other, pictures: await picturesOf(4), createdAt });
  const nextBytes = await compileReport(compiler, { report, pictures: new Map(), createdAt });
  expect(Buffer.from(nextBytes).equals(Buffer.from(aloneBytes))).toBe(true);
});
