import { join, resolve } from "node:path";
import { DEVELOPMENT_FOLDER, eraseDevelopmentData } from "./development-data.ts";

// `npm run reset -- --yes` erases the data of `npm run dev`, so that the next start migrates an empty database.
// DATA_DIR names another development folder. Real data is never erased.
const folder = resolve(process.env.DATA_DIR || join(import.meta.dirname, "..", DEVELOPMENT_FOLDER));
if (!process.argv.includes("--yes")) {
  console.log(`Ceci efface définitivement ${folder}. Pour confirmer : npm run reset -- --yes`);
} else {
  const refusal = eraseDevelopmentData(folder);
  console.log(refusal ?? `${folder} est effacé. « npm run dev » le crée de nouveau.`);
  process.exitCode = refusal === null ? 0 : 1;
}
