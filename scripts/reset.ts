import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";

// Forgets the data of this folder, after being told so twice: `npm run reset -- --yes`.
const dataDir = resolve(process.env.DATA_DIR ?? "./data");
if (!process.argv.includes("--yes")) {
  console.log(`Ceci efface définitivement ${dataDir}. Pour confirmer : npm run reset -- --yes`);
} else if (existsSync(dataDir)) {
  rmSync(dataDir, { recursive: true });
  console.log(`${dataDir} est effacé.`);
}
