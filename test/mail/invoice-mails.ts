import { filePart, multipart, partMail, TEXT_PART } from "./corpus/corpus-case.ts";

/** A mail that brings these files. Without `messageId` it has none. */
export function mailWithFiles(
  files: readonly [name: string, content: string | Buffer][],
  { messageId = "", subject = "Votre facture" }: { messageId?: string; subject?: string } = {},
): string {
  const parts = files.map(([name, content]) => filePart("application/octet-stream", name, content));
  const mail = partMail(multipart("mixed", [TEXT_PART, ...parts])).replace("Subject: Devis", `Subject: ${subject}`);
  return messageId === "" ? mail : `Message-ID: <${messageId}>\n${mail}`;
}
