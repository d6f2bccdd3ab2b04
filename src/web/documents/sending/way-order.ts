/** A way to give a document with its link, and how much is known to use it. */
export type WayKey = "share" | "sms" | "mail" | "link";

/**
 * What this device and this customer allow. `hasMailbox`: mails leave from here. `hasMobile`: a phone that reads
 * messages is known. `hasSharing`: the device has a sharing of its own. `sendsTexts`: the device writes messages.
 */
export type Reach = Record<"hasLink" | "hasEmail" | "hasMailbox" | "hasMobile" | "hasSharing" | "sendsTexts", boolean>;

/**
 * The ways to give a document, the one that surely reaches its customer first: the mail to an address that is known,
 * else a message to their mobile, else the link. Those that still lack an address or a number come last.
 */
export function orderWays({ hasLink, hasEmail, hasMailbox, hasMobile, hasSharing, sendsTexts }: Reach): WayKey[] {
  const isShared = hasLink && hasSharing;
  const isTexted = hasLink && sendsTexts;
  const ways: (WayKey | false)[] = [
    hasEmail && hasMailbox && "mail",
    isTexted && hasMobile && "sms",
    isShared && "share",
    hasEmail && "mail",
    hasLink && "link",
    "mail",
    isTexted && "sms",
  ];
  return [...new Set(ways.filter((way) => way !== false))];
}
