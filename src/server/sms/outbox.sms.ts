import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SmsSender } from "./sms-sender.ts";

/** Adapter: writes each SMS to a file of `<dataDir>/outbox`, readable by its owner only. */
export function outboxSmsSender(dataDir: string): SmsSender {
  const folder = join(dataDir, "outbox");
  return async (sms) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${sms.id}.sms.txt`);
    await writeFile(`${path}.part`, `+${sms.to}\n\n${sms.text}\n`, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
}
