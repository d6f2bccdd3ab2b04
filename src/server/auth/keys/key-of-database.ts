import { macFor } from "#server/sealed.ts";
import type { AuthDeps } from "../ground/auth-deps.ts";
import { findInstallationValue, insertInstallationValue } from "./keys.repository.ts";

const NAME = "installation_key_mark";

type KeyDeps = Pick<AuthDeps, "pool" | "installationKey">;

/**
 * Throws when the database was filled with another installation key: it would find every sealed secret unreadable, and
 * every stored PDF altered.
 */
export async function assertKeyOfDatabase(deps: KeyDeps): Promise<void> {
  const mark = await findInstallationValue(deps.pool, NAME);
  if (mark !== null && mark !== markOf(deps))
    throw new Error(
      "the installation key is not that of this database: put back secret.key of its backup into DATA_DIR, " +
        "or set INSTALLATION_KEY to it (docs/install/backup.md)",
    );
}

/** Notes which key the database is filled with, without telling anything of the key. The first note stays. */
export function noteKeyOfDatabase(deps: KeyDeps): Promise<void> {
  return insertInstallationValue(deps.pool, NAME, markOf(deps));
}

function markOf({ installationKey }: KeyDeps): string {
  return macFor(installationKey, "mark of the key")("1");
}
