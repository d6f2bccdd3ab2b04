import { hasInstallationKey, StartRefused } from "#server/installation-key.ts";
import { macFor } from "#server/sealed.ts";
import type { AuthDeps } from "../ground/auth-deps.ts";
import type { AuthDb } from "../ground/auth.repository.ts";
import { findInstallationValue, hasSigningKeys, insertInstallationValue } from "./keys.repository.ts";

const NAME = "installation_key_mark";

type KeyDeps = Pick<AuthDeps, "pool" | "installationKey">;

/**
 * Throws `StartRefused` when there is no installation key and the database was filled with one: a new key would find
 * every sealed secret unreadable, and every document altered. Asked before a key is made.
 */
export async function assertKeyIsThere(db: AuthDb, dataDir: string, hexKey: string | null): Promise<void> {
  // In this order: another server that starts on this folder writes its key first, then its mark.
  const isKeyKnown = (await findInstallationValue(db, NAME)) !== null || (await hasSigningKeys(db));
  if (!isKeyKnown || hasInstallationKey(dataDir, hexKey)) return;
  throw new StartRefused(
    `Établi ne démarre pas : ${dataDir}/secret.key manque, et cette base de données a été remplie avec cette clé. ` +
      "Sans elle, aucun document ne peut être vérifié et personne ne peut se connecter. " +
      "Remets ce fichier depuis ta sauvegarde, ou règle INSTALLATION_KEY sur la même clé, puis relance Établi " +
      "(docs/install/backup.md). Aucune nouvelle clé n'a été créée.",
  );
}

/**
 * Throws `StartRefused` when the database was filled with another installation key: it would find every sealed secret
 * unreadable, and every document altered.
 */
export async function assertKeyOfDatabase(deps: KeyDeps): Promise<void> {
  const mark = await findInstallationValue(deps.pool, NAME);
  if (mark !== null && mark !== markOf(deps))
    throw new StartRefused(
      "Établi ne démarre pas : sa clé n'est pas celle de cette base de données. " +
        "Remets dans DATA_DIR le fichier secret.key de la même sauvegarde que la base, " +
        "ou règle INSTALLATION_KEY sur cette clé, puis relance Établi (docs/install/backup.md).",
    );
}

/** Notes which key the database is filled with, without telling anything of the key. The first note stays. */
export function noteKeyOfDatabase(deps: KeyDeps): Promise<void> {
  return insertInstallationValue(deps.pool, NAME, markOf(deps));
}

function markOf({ installationKey }: KeyDeps): string {
  return macFor(installationKey, "mark of the key")("1");
}
