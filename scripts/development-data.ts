import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The data folder of `npm run dev`, from the root of the repository. */
export const DEVELOPMENT_FOLDER = "data/dev";
const MARK = "development-data";

/** Marks a folder as development data, so that `npm run reset` may erase it. Creates a missing folder. */
export function markAsDevelopment(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MARK), "npm run dev works here; npm run reset may erase this folder.\n");
}

/**
 * Erases a folder of development data. Only a marked folder that no server uses is erased. Answers the French sentence
 * that says why the folder was kept, or null once it is erased.
 */
export function eraseDevelopmentData(folder: string): string | null {
  if (!existsSync(folder)) return `${folder} n'existe pas : il n'y a rien à effacer.`;
  if (!existsSync(join(folder, MARK)))
    return `${folder} n'est pas un dossier de développement : rien n'est effacé. Seul « npm run dev » en crée.`;
  if (isInUse(folder)) return `${folder} est utilisé : arrête d'abord « npm run dev » (Ctrl-C).`;
  rmSync(folder, { recursive: true });
  return null;
}

// While it runs, the embedded PostgreSQL keeps its process id on the first line of this file.
function isInUse(folder: string): boolean {
  const file = join(folder, "postgres/postmaster.pid");
  if (!existsSync(file)) return false;
  try {
    process.kill(Number(readFileSync(file, "utf8").split("\n")[0]), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
