import { domainToASCII } from "node:url";

/** The ID of a mail that is written here. It stays the same however often the mail is sent. */
export function messageIdOf({ id, address }: { id: string; address: string }): string {
  return `<${id}@${domainToASCII(address.slice(address.lastIndexOf("@") + 1)) || "localhost"}>`;
}
