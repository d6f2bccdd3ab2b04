import { hostWithoutBrackets } from "#server/loopback.ts";
import { BlockList, isIP } from "node:net";

// What the registries of IANA reserve: this machine, private networks, metadata of hosting companies, tests, multicast.
const RESERVED_IPV4 = blockList("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
]);

// Only 2000::/3 is given to the public. Parts of it carry an IPv4 address or lead nowhere.
const GIVEN_IPV6 = blockList("ipv6", [["2000::", 3]]);
const RESERVED_IPV6 = blockList("ipv6", [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
]);

/** True for an IP address that anybody on the internet reaches. False for any other text. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !RESERVED_IPV4.check(address, "ipv4");
  return version === 6 && GIVEN_IPV6.check(address, "ipv6") && !RESERVED_IPV6.check(address, "ipv6");
}

/** True when a page at that address can be opened by somebody elsewhere: neither this machine nor its own network. */
export function isReachedFromOutside(url: string): boolean {
  const host = hostWithoutBrackets(new URL(url).hostname);
  if (isIP(host) > 0) return isPublicAddress(host);
  return host.includes(".") && !/\.(?:localhost|local|internal|lan|home\.arpa)$/.test(host);
}

function blockList(family: "ipv4" | "ipv6", ranges: [address: string, bits: number][]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of ranges) list.addSubnet(address, bits, family);
  return list;
}
