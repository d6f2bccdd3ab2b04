import { readFileSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { brokenAuthRoom } from "./auth-rooms.ts";

/**
 * The ladder, read as a story: a feature imports only from itself and from features above it. The same on every floor.
 */
export const LADDER = [
  "shared",
  "auth",
  "mail",
  "company",
  "customers",
  "catalog",
  "lines",
  "documents",
  "projects",
  "quotes",
  "invoices",
  "planning",
  "analytics",
  "assistant",
];

/** Which floors a floor may see, itself included. */
const FLOORS: Record<string, string[]> = {
  domain: ["domain"],
  api: ["api", "domain"],
  server: ["server", "api", "domain"],
  web: ["web", "api", "domain"],
};

/**
 * Folders of a floor that are its ground or its roof, not features: any feature may use the ground; the roof uses any
 * feature.
 */
const GROUND: Record<string, string[]> = {
  server: ["db", "http", "files", "llm", "sms", "pdf", "e-invoice"],
  web: ["ui", "client"],
};
const ROOF: Record<string, string[]> = {
  server: ["app.ts", "main.ts", "assemble.ts", "run-jobs.ts", "config.ts"],
  web: ["app"],
};

/** Adapters of ports: only what assembles the dependencies, or lists the adapters, may import them. */
const ADAPTER = /\.(mailer|connector|llm|sms)\.ts$/;
const ASSEMBLERS = /^src\/server\/(assemble|deps|main)\.ts$|\/(connectors|mailers|models|sms-senders)\.ts$/;

/** One import as found in a file of `src/`: paths from the root, with `/`. */
export type Import = { file: string; specifier: string; typeOnly: boolean };

/** The sentence to show for an import that breaks a rule, or null. */
export function brokenRule({ file, specifier, typeOnly }: Import): string | null {
  const [, floor = "", ...rest] = file.split("/");
  if (specifier.startsWith("#test/") || specifier.includes("/test/"))
    return "only tests import test/: move what the product needs into src/";
  const target = targetOf(file, specifier);
  if (target === null)
    return floor === "domain"
      ? "domain imports no package and no Node module: pass what it needs as a parameter"
      : null;
  const [targetFloor = "", ...targetRest] = target.split("/");
  if (!FLOORS[floor]?.includes(targetFloor))
    return `${floor} never imports ${targetFloor}: meet in src/api or src/domain`;
  if (ADAPTER.test(target) && !ASSEMBLERS.test(file) && !typeOnly)
    return "only the file that assembles dependencies imports an adapter: ask for its port";
  return brokenLadder(floor, rest, targetFloor, targetRest);
}

function brokenLadder(floor: string, from: string[], targetFloor: string, to: string[]): string | null {
  const feature = from[0] ?? "";
  const other = (to[0] ?? "").replace(/\.ts$/, "");
  if (floor === "api" || ROOF[floor]?.includes(feature)) return null;
  if (floor === "server" && targetFloor === "server" && feature === "auth" && other === "auth")
    return brokenAuthRoom(from.slice(1).join("/"), to.slice(1).join("/"));
  if (targetFloor === "api" || feature === other) return null;
  const place = LADDER.indexOf(feature);
  const otherPlace = LADDER.indexOf(other);
  if (targetFloor === floor && GROUND[floor]?.includes(feature) && otherPlace >= 0)
    return `${feature}/ is ground: it must not know the feature ${other}/`;
  if (place < 0 || otherPlace < 0 || otherPlace < place) return null;
  return `${feature} stands above ${other} in the ladder: let them meet in src/web/app/routes.tsx, in a SQL join, or move the rule up`;
}

function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier).replace(/^src\//, "");
  return null;
}

/** Every import of a source text, static, dynamic and re-export. */
export function importsOf(file: string, text: string): Import[] {
  const bare = text.replace(/\/\*[^]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const found = bare.matchAll(
    /(?:^|[;\n])\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/g,
  );
  return [...found].map(([, type, fixed, dynamic]) => ({
    file,
    specifier: fixed ?? dynamic ?? "",
    typeOnly: type !== undefined,
  }));
}

/** True when a source text of the domain reads a clock or a dice; the moment and the id are passed in. */
export function readsClockOrDice(text: string): boolean {
  return /\bDate\.now\b|new Date\(\s*\)|\bMath\.random\b|\bcrypto\.|\bperformance\./.test(
    text.replace(/^\s*(\/\/|\*).*$/gm, ""),
  );
}

/** All broken rules under `root`, one line each: `file: sentence`. */
export function brokenRules(root: string): string[] {
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .map((name) => `src/${name.replaceAll("\\", "/")}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const broken = importsOf(file, text).flatMap((line) => {
      const rule = brokenRule(line);
      return rule === null ? [] : [`${file} imports ${line.specifier}: ${rule}`];
    });
    if (file.startsWith("src/domain/") && readsClockOrDice(text))
      broken.push(`${file}: domain reads no clock and throws no dice: pass the moment or the id in`);
    if (/\/index\.tsx?$/.test(file)) broken.push(`${file}: no index files: import the file that holds the thing`);
    return broken;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const broken = brokenRules(fileURLToPath(new URL("..", import.meta.url)));
  for (const line of broken) console.error(line);
  console.log(
    broken.length === 0 ? "imports: every floor and every rung respected" : `imports: ${broken.length} broken`,
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
}
