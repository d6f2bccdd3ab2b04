import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { KnownMail } from "./train-kinds.ts";

/** The file of the product that holds the weights. */
export const WEIGHTS_FILE = join(import.meta.dirname, "../../src/domain/mail/recognition/weights/trained.ts");

/** Where `hashOfTraining` is kept when the weights are written. */
export const HASH_FILE = join(import.meta.dirname, "training-hash.txt");

const TRAINING_SOURCES = ["train-kinds.ts", "../spans/random.ts"];

/**
 * A SHA-256 of what training learned from, of how it learns and of the weights that it wrote. Another hash than the
 * kept one means that training would write other weights, or that somebody else wrote these.
 */
export function hashOfTraining(mails: readonly KnownMail[]): string {
  const hash = createHash("sha256").update(JSON.stringify(mails));
  const files = [...TRAINING_SOURCES.map((name) => join(import.meta.dirname, name)), WEIGHTS_FILE];
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}
