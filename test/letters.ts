import { installationKey } from "#server/installation-key.ts";
import { unseal } from "#server/sealed.ts";
import type { TestApp } from "./test-app.ts";

/** A letter of the queue. `link` and `code` are read from its text, and empty when it has none. */
export type WaitingLetter = { to: string; subject: string; text: string; link: string; code: string };

/** The unsent letters of a server, oldest first. It serves tests that run no jobs. */
export async function waitingLetters({ config, database }: TestApp): Promise<WaitingLetter[]> {
  const { rows } = await database.owner.query<{ payload: { sealed: string } }>(
    `select j.payload from jobs._private_jobs j join jobs._private_tasks t on t.id = j.task_id
      where t.identifier = 'send-letter' order by j.updated_at, j.id`,
  );
  const key = installationKey(config.dataDir, config.installationKey);
  return rows
    .map(
      ({ payload }) =>
        JSON.parse(unseal(key, Buffer.from(payload.sealed, "base64")).toString()) as WaitingLetter | null,
    )
    .filter((letter) => letter !== null)
    .map((letter) => ({
      ...letter,
      link: /https?:\S+/.exec(letter.text)?.[0] ?? "",
      code: /^\d{6,10}$/m.exec(letter.text)?.[0] ?? "",
    }));
}

/** The last unsent letter to an address. Fails when there is none. */
export async function lastLetter(app: TestApp, to: string): Promise<WaitingLetter> {
  const letter = (await waitingLetters(app)).findLast((letter) => letter.to === to);
  if (!letter) throw new Error(`no letter to ${to}`);
  return letter;
}

/** The plain text of a message as a mail program shows it: the first part of several. */
export function plainTextOf(message: string): string {
  const part = message.slice(message.indexOf("Content-Type: text/plain"));
  const [head = "", rest = ""] = part.split(/\r\n\r\n([^]*)/);
  const body = rest.split(/\r\n----_NmP-/)[0]!;
  if (head.includes("base64")) return Buffer.from(body, "base64").toString();
  if (!head.includes("quoted-printable")) return body;
  return Buffer.from(
    body
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString();
}
