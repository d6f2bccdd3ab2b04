import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

// Exports the official schematrons (XSLT 2.0) to the form that saxon-js runs, gzipped beside them. Run it again when a
// new version of the rules is copied in: node scripts/export-schematron.ts. Each file takes about a minute and much
// memory.
const folder = join(import.meta.dirname, "../test/einvoicing/xslt");
const compiler = join(import.meta.dirname, "../node_modules/xslt3/xslt3.js");

for (const name of readdirSync(folder).filter((file) => file.endsWith(".xslt"))) {
  const outputName = name.replace(/\.xslt$/, ".sef.json");
  execFileSync(
    process.execPath,
    ["--max-old-space-size=4096", compiler, "-t", `-xsl:${name}`, `-export:${outputName}`, "-nogo"],
    { cwd: folder, stdio: "inherit" },
  );
  // The export holds the address of its source. A neutral address makes the export the same on every machine.
  const text = readFileSync(join(folder, outputName), "utf8").replaceAll(
    pathToFileURL(folder).href,
    "file:///einvoicing/xslt",
  );
  writeFileSync(join(folder, `${outputName}.gz`), gzipSync(text, { level: 9 }));
  rmSync(join(folder, outputName));
}
