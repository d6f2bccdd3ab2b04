import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folder that `npm run dev` works in, from the root of the repository. */
export const DEVELOPMENT_FOLDER = "data/dev";
const MARK = "development-data";

/** Marks a folder as development data: `npm run reset` may then erase it. Creates the folder when there is none. */
export function markAsDevelopment(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MARK), "npm run dev works here; npm run reset may erase this folder.\n");
}

/**
 * Erases a folder of development data. Returns the French sentence that says why it was left alone, or null once it is
 * erased: only a marked folder that no server uses is erased.
 */
export function eraseDevelopmentData(folder: string): string | null {
  if (!existsSync(folder)) return `${folder} n'existe pas : il n'y a rien à effacer.`;
  if (!existsSync(join(folder, MARK)))
    return `${folder} n'est pas un dossier de développement : rien n'est effacé. Seul « npm run dev » en crée.`;
  if (isInUse(folder)) return `${folder} est utilisé : arrête d'abord « npm run dev » (Ctrl-C).`;
  rmSync(folder, { recursive: true });
  return null;
}

// The embedded PostgreSQL writes its process id on the first line of this file while it runs.
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
