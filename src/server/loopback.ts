const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** True for a host of the machine itself, as an address writes it: plain HTTP is no risk there. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOSTS.has(host);
}

/** A host as it is connected to: an address of IPv6 without the brackets that a URL writes around it. */
export function hostWithoutBrackets(host: string): string {
  return host.replace(/^\[(.*)\]$/, "$1");
}
