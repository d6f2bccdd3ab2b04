import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { createHash } from "node:crypto";

const PREFIX = 5;
/** With more calls at once, a service that hangs would use memory for nothing. */
const MOST_AT_ONCE = 16;
const LONGEST_ANSWER = 200_000;

let running = 0;

/**
 * True when a password is in a published list of stolen ones. Only the first five characters of its SHA-1 are sent. The
 * answer lists some eight hundred hashes, padded so that its length reveals nothing. When the service is slow, down or
 * wrong, the password is accepted.
 */
export async function isBreached(
  { config, log }: Pick<AuthDeps, "config" | "log">,
  password: string,
): Promise<boolean> {
  const { breaches } = config;
  if (breaches === null || running >= MOST_AT_ONCE) return false;
  const digest = createHash("sha1").update(password).digest("hex").toUpperCase();
  running++;
  try {
    const answer = await fetch(`${breaches.url.replace(/\/?$/, "/")}${digest.slice(0, PREFIX)}`, {
      headers: { "add-padding": "true" },
      redirect: "error",
      signal: AbortSignal.timeout(breaches.timeoutMs),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return isListed(await readText(answer), digest.slice(PREFIX));
  } catch (error) {
    log.warn({ err: error }, "the look-up of breached passwords does not answer: the password was taken unseen");
    return false;
  } finally {
    running--;
  }
}

// Padding lines have a count of zero.
function isListed(lines: string, suffix: string): boolean {
  return lines.split(/\r?\n/).some((line) => {
    const [listedSuffix = "", count = "0"] = line.trim().split(":");
    return listedSuffix.toUpperCase() === suffix && Number(count) > 0;
  });
}

async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of answer.body ?? []) {
    // The body of an answer is bytes; its type leaves them open.
    text += decoder.decode(bytes as Uint8Array, { stream: true });
    if (text.length > LONGEST_ANSWER) throw new Error("too long an answer");
  }
  return text;
}
