import { compileDocument, openCompiler } from "#server/pdf/compile-document.ts";
import { openDocumentRenderer } from "#server/pdf/render-document.ts";
import { longWordLettersByPart, printableView } from "#server/pdf/template-data.ts";
import type { TypstCompiler } from "#server/pdf/typst-native.ts";
import { sampleInvoice, sampleLine, sampleQuote } from "#test/sample-views.ts";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// Method. Invoices have 12 lines, each with different texts, so that Typst's cache does not help. Two paths alternate
// in one process. The bare path compiles ready data, without checking, attaching or splicing anything. Our whole path
// makes strings printable, then adds the QR code, the Factur-X attachment and the metadata. On a busy machine, trust
// the CPU time of the process.
const ROUNDS = 80;
const RATIO_LIMIT = 1.3;
const TEMPLATES = join(dirname(fileURLToPath(import.meta.resolve("#server/pdf/render-document.ts"))), "templates");
const createdAt = new Date("2026-12-03T10:00:00Z");
const attachment = { name: "factur-x.xml", bytes: Buffer.alloc(9000, "<a/>"), description: "Facture" } as const;

const compiler = openCompiler();
for (let index = 0; index < 10; index++)
  await Promise.all([bareCompile(compiler, bareData(index)), ourCompile(compiler, index)]);

const bareMs: number[] = [];
const oursMs: number[] = [];
for (let index = 0; index < ROUNDS; index++) {
  const data = bareData(1000 + index);
  bareMs.push(await cpuMs(() => bareCompile(compiler, data)));
  oursMs.push(await cpuMs(() => ourCompile(compiler, 5000 + index)));
}
const quoteMs = await cpuMs(() => compileDocument(compiler, { view: sampleQuote(300), createdAt }));

const renderer = openDocumentRenderer({ size: 2 });
await Promise.all(
  [0, 1].map((index) => renderer.renderDocument(invoice(index), { companyId: String(index), createdAt, attachment })),
);
const startedAt = performance.now();
await Promise.all(
  Array.from({ length: ROUNDS }, (_, index) =>
    renderer.renderDocument(invoice(9000 + index), { companyId: String(index % 4), createdAt, attachment }),
  ),
);
const perSecond = (ROUNDS * 1000) / (performance.now() - startedAt);
await renderer.close();

const ratio = median(oursMs) / median(bareMs);
console.log(`PDF, ${ROUNDS} invoices of 12 lines, median CPU per document`);
console.log(
  `  bare Typst compile      ${median(bareMs).toFixed(1)} ms (${(1000 / median(bareMs)).toFixed(0)} a second and ` +
    "process)",
);
console.log(
  `  whole document          ${median(oursMs).toFixed(1)} ms (${(1000 / median(oursMs)).toFixed(0)} a second and ` +
    "process)",
);
console.log(
  `  ratio                   ${ratio.toFixed(2)} (limit ${RATIO_LIMIT}) ${ratio <= RATIO_LIMIT ? "held" : "NOT HELD"}`,
);
console.log(`  two processes           ${perSecond.toFixed(1)} PDFs a second`);
console.log(`  quote of 300 lines      ${quoteMs.toFixed(0)} ms`);
if (ratio > RATIO_LIMIT) process.exitCode = 1;

function invoice(seed: number) {
  const lines = Array.from({ length: 12 }, (_, index) =>
    sampleLine(`Prestation ${seed}-${index}`, (index % 5) + 1, 1000 + ((seed * 7 + index * 131) % 9000), [
      `Détail ${seed * 3 + index}`,
    ]),
  );
  return sampleInvoice({ lines, number: `F-2026-${seed}` });
}

function bareData(seed: number): Buffer {
  const view = printableView(invoice(seed));
  const data = {
    view,
    longWordLetters: longWordLettersByPart(view),
    isPlain: false,
    endsOnFirstPage: false,
    leastConclusionMm: null,
    hasSurelyShortNotices: false,
    logoFormat: null,
    hasQr: false,
    hasAttachment: false,
    attachmentDescription: "",
  };
  return Buffer.from(JSON.stringify(data));
}

async function bareCompile(typst: TypstCompiler, data: Buffer): Promise<void> {
  typst.mapShadow(join(TEMPLATES, "data.json"), data);
  typst.pdf(
    { mainFilePath: join(TEMPLATES, "document.typ") },
    { pdfStandard: "a-3b", creationTimestamp: 1_000_000_000 },
  );
  typst.evictCache(2);
}

async function ourCompile(typst: TypstCompiler, seed: number): Promise<void> {
  await compileDocument(typst, { view: invoice(seed), createdAt, attachment });
  typst.evictCache(2);
}

async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const cpuUsage = process.cpuUsage(before);
  return (cpuUsage.user + cpuUsage.system) / 1000;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
