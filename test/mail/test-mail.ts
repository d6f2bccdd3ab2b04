/** A mail to put in a test mailbox. What is left out is that of a usual mail. */
export type TestMail = {
  from?: string;
  to?: string;
  subject?: string;
  messageId?: string;
  inReplyTo?: string;
  references?: string;
  date?: string;
  text?: string;
  flags?: string[];
  /** When its server received it. */
  receivedAt?: Date;
  attachments?: { name: string; type: string; content: string | Buffer }[];
  /** The whole mail as it stands on the server, in place of the fields above. */
  raw?: string;
};

const BOUNDARY = "----cut-here";

/** A mail as its sender writes it. */
export function writeMail(mail: TestMail): string {
  if (mail.raw !== undefined) return mail.raw.replace(/\r?\n/g, "\r\n");
  const { attachments = [], text = "Bonjour" } = mail;
  const textPart = `Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${text}\r\n`;
  if (attachments.length === 0) return `${headOf(mail)}${textPart}`;
  const parts = [textPart, ...attachments.map(attachmentPart)].map((part) => `--${BOUNDARY}\r\n${part}`);
  const head = `${headOf(mail)}Content-Type: multipart/mixed; boundary="${BOUNDARY}"\r\n\r\n`;
  return `${head}${parts.join("")}--${BOUNDARY}--\r\n`;
}

function headOf(mail: TestMail): string {
  const lines: [string, string | undefined][] = [
    ["From", mail.from ?? "Claire Roux <claire@roux.example>"],
    ["To", mail.to ?? "Jean <jean@etabli.example>"],
    ["Subject", mail.subject ?? "Devis"],
    ["Date", mail.date ?? "Mon, 23 Nov 2026 08:00:00 +0100"],
    ["Message-ID", mail.messageId],
    ["In-Reply-To", mail.inReplyTo],
    ["References", mail.references],
    ["MIME-Version", "1.0"],
  ];
  return lines
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
}

function attachmentPart({ name, type, content }: NonNullable<TestMail["attachments"]>[number]): string {
  const codedContent = Buffer.from(content).toString("base64");
  return (
    `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\n` +
    `Content-Transfer-Encoding: base64\r\n\r\n${codedContent}\r\n`
  );
}
