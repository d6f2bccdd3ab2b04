import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";

const ROUNDS = 4_096;

/**
 * The text that PostgreSQL stores for a password (RFC 5803). We send this text instead of the password, so the password
 * is in no statement, log or error message. `password` must be plain ASCII.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const saltedPassword = pbkdf2Sync(password, salt, ROUNDS, 32, "sha256");
  const keyOf = (name: string) => createHmac("sha256", saltedPassword).update(name).digest();
  const storedKey = createHash("sha256").update(keyOf("Client Key")).digest("base64");
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString("base64")}$${storedKey}:${keyOf("Server Key").toString("base64")}`;
}
