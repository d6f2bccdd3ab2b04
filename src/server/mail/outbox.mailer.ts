import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { mailMessage, senderOf } from "./mail-message.ts";
import type { Mailer } from "./mailer.ts";

/**
 * Adapter: writes each letter to a file of `<dataDir>/outbox`, named by its ID and readable by its owner only. Any mail
 * program opens it.
 */
export function outboxMailer({ dataDir, from, clock }: { dataDir: string; from: string; clock: () => Date }): Mailer {
  const folder = join(dataDir, "outbox");
  const sender = senderOf(from);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (letter) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${letter.id}.eml`);
    const { message } = await transport.sendMail(mailMessage(letter, sender, clock()));
    // The rename ensures that a program which watches the folder never sees half a letter.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
}
