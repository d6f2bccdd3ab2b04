import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The exports of all files of a folder, at any depth, whose name matches. Tests are left out. */
export async function loadExports(folder: string, fileName: RegExp): Promise<unknown[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => fileName.test(name) && !name.endsWith(".test.ts"))
    .sort();
  const modules: object[] = await Promise.all(files.map((name) => import(pathToFileURL(join(folder, name)).href)));
  return modules.flatMap((module) => Object.values(module) as unknown[]);
}
