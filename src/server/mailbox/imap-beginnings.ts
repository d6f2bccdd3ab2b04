import type { ImapFlow, MessageStructureObject } from "imapflow";
import type { TextPart } from "./reading/read-beginning.ts";
import { readBeginning } from "./reading/read-beginning.ts";

/** Bytes asked of a part: a plain text says what it is about at once, a page has its style before. */
const BYTES: Readonly<Record<TextPart["type"], number>> = { "text/plain": 1_500, "text/html": 12_000 };

/** No mail that people write is as deep. */
const DEEPEST = 6;

type FoundPart = TextPart & { place: string };

/**
 * How mails of the open folder begin, by their number. Of each the first bytes of one part are asked for, without a
 * mark on the mail. Those that are gone, or have no text, are left out.
 */
export async function readBeginnings(client: ImapFlow, uids: readonly number[]): Promise<Map<number, string>> {
  const mails = await client.fetchAll(uids.join(","), { uid: true, bodyStructure: true }, { uid: true });
  const foundParts = new Map(
    mails.flatMap(({ uid, bodyStructure }) => {
      const part = bodyStructure && textPartOf(bodyStructure);
      return part ? [[uid, part] as const] : [];
    }),
  );
  // Mails whose words stand at the same place are asked for at once: most do.
  const groups = Map.groupBy(foundParts, ([, { place, type }]) => `${place} ${type}`);
  const beginnings = new Map<number, string>();
  for (const group of groups.values()) {
    const { place, type } = group[0]?.[1] ?? { place: "1", type: "text/plain" as const };
    const bodyParts = [{ key: place, start: 0, maxLength: BYTES[type] }];
    const numbers = group.map(([uid]) => uid).join(",");
    for (const { uid, bodyParts: parts } of await client.fetchAll(numbers, { uid: true, bodyParts }, { uid: true })) {
      const part = foundParts.get(uid);
      const bytes = parts && [...parts.values()][0];
      // What a server gives beyond what it was asked for is not read.
      if (part && bytes) beginnings.set(uid, await readBeginning(part, bytes.subarray(0, BYTES[type])));
    }
  }
  return beginnings;
}

// The plain text where there is one, else the page. A mail in a mail is not its own words.
function textPartOf(mail: MessageStructureObject): FoundPart | null {
  const parts = textPartsOf(mail);
  return parts.find(({ type }) => type === "text/plain") ?? parts[0] ?? null;
}

function textPartsOf(part: MessageStructureObject, depth = 0): FoundPart[] {
  const type = part.type.toLowerCase();
  if (part.disposition?.toLowerCase() === "attachment" || depth > DEEPEST) return [];
  if (type === "text/plain" || type === "text/html")
    return [
      {
        type,
        place: part.part ?? "1",
        charset: part.parameters?.["charset"] ?? "utf-8",
        encoding: part.encoding ?? "7bit",
      },
    ];
  return type.startsWith("multipart/") ? (part.childNodes ?? []).flatMap((child) => textPartsOf(child, depth + 1)) : [];
}
