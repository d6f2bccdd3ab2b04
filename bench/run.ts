import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";

// `npm run bench` measures everything, `npm run bench -- api pdf` some of it. Each bench describes its method at its
// top, compares with a baseline of the same run, and fails over its limit.
const names = readdirSync(import.meta.dirname).flatMap((file) =>
  file.endsWith(".bench.ts") ? [file.replace(".bench.ts", "")] : [],
);
const chosenNames = process.argv.slice(2);
const unknown = chosenNames.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No bench ${unknown.join(", ")}. There are: ${names.join(", ")}`);
  process.exit(2);
}
console.log(
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`,
);
const failures = (chosenNames.length > 0 ? chosenNames : names).filter((name) => {
  console.log(`\n${name}`);
  return (
    spawnSync(process.execPath, [join(import.meta.dirname, `${name}.bench.ts`)], { stdio: "inherit" }).status !== 0
  );
});
console.log(failures.length === 0 ? "\nEvery limit is held." : `\nNot held: ${failures.join(", ")}.`);
process.exitCode = failures.length === 0 ? 0 : 1;
