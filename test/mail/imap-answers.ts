import { readAddressList } from "#domain/mail/mail-address.ts";

// What a server of IMAP says of a mail, from its text (RFC 9051, section 7.5.2).

type Part = { head: string; body: string };

/** Cuts a mail, or one of its parts, into its header lines and what follows. */
export function splitPart(text: string): Part {
  const at = text.indexOf("\r\n\r\n");
  return at < 0 ? { head: text, body: "" } : { head: text.slice(0, at + 4), body: text.slice(at + 4) };
}

/** The value of a header line, unfoldedHead. Undefined without one. */
export function headerOf(head: string, name: string): string | undefined {
  const unfoldedHead = head.replace(/\r\n[ \t]+/g, " ");
  return new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(unfoldedHead)?.[1]?.trim();
}

/** A text as a quoted string, or as a literal when it cannot be one. */
function quote(text: string | undefined): string {
  if (text === undefined) return "NIL";
  return /^[\x20-\x7e]*$/.test(text)
    ? `"${text.replace(/["\\]/g, "\\$&")}"`
    : `{${Buffer.byteLength(text, "latin1")}}\r\n${text}`;
}

/** The envelope of a mail. */
export function envelopeOf(mail: string): string {
  const { head } = splitPart(mail);
  const value = (name: string) => headerOf(head, name);
  const from = peopleOf(value("From"));
  const fields = [
    quote(value("Date")),
    quote(value("Subject")),
    from,
    from,
    from,
    peopleOf(value("To")),
    peopleOf(value("Cc")),
    "NIL",
    quote(value("In-Reply-To")),
    quote(value("Message-ID")),
  ];
  return `(${fields.join(" ")})`;
}

function peopleOf(line: string | undefined): string {
  const people = readAddressList(line ?? "");
  if (people.length === 0) return "NIL";
  const one = ({ name, address }: { name: string; address: string }) => {
    const [local = "", host = ""] = address.split("@");
    return `(${quote(name === "" ? undefined : name)} NIL ${quote(local)} ${quote(host)})`;
  };
  return `(${people.map(one).join("")})`;
}

/** The parts of a mail: itself alone, or those between its boundaries. */
function partsOf(mail: string): string[] {
  const { head, body } = splitPart(mail);
  const boundary = /boundary="([^"]+)"/.exec(headerOf(head, "Content-Type") ?? "")?.[1];
  if (boundary === undefined) return [mail];
  const pieces = body.split(`--${boundary}`).slice(1, -1);
  return pieces.map((piece) => piece.replace(/^\r\n/, "").replace(/\r\n$/, ""));
}

/** The structure of a mail. */
export function structureOf(mail: string): string {
  const parts = partsOf(mail);
  const [only] = parts;
  if (parts.length === 1 && only === mail) return simpleStructure(mail);
  return `(${parts.map(simpleStructure).join("")} "MIXED" ("BOUNDARY" "x") NIL NIL NIL)`;
}

function simpleStructure(part: string): string {
  const { head, body } = splitPart(part);
  const [type = "text", subtype = "plain"] = /^[\w.+-]+\/[\w.+-]+/
    .exec(headerOf(head, "Content-Type") ?? "text/plain")?.[0]
    .split("/") ?? ["text", "plain"];
  const encoding = headerOf(head, "Content-Transfer-Encoding") ?? "7bit";
  const name = /filename="([^"]*)"/.exec(head)?.[1];
  const lines = type === "text" ? ` ${body.split("\r\n").length}` : "";
  const disposition = name === undefined ? "NIL" : `("ATTACHMENT" ("FILENAME" ${quote(name)}))`;
  return (
    `(${quote(type)} ${quote(subtype)} ("CHARSET" "utf-8") NIL NIL ${quote(encoding)} ` +
    `${Buffer.byteLength(body, "latin1")}${lines} NIL ${disposition} NIL NIL)`
  );
}

/** What stands under a section of a mail: `""`, `HEADER`, `TEXT`, `1`, `1.MIME`. Empty for one that is not there. */
export function sectionOf(mail: string, section: string): string {
  const { head, body } = splitPart(mail);
  if (section === "") return mail;
  if (section === "HEADER") return head;
  if (section === "TEXT") return body;
  const [, number = "0", isMime] = /^(\d+)(\.MIME)?$/.exec(section) ?? [];
  const parts = partsOf(mail);
  const part = parts[Number(number) - 1];
  if (part === undefined) return "";
  return isMime ? splitPart(part).head : splitPart(part).body;
}
