import type { ReachedServer } from "./mailbox-server.ts";

/**
 * How a connection to a server that sends is opened, to try it or to send by it: its address, its encryption, and the
 * name that its certificate must bear. No step of it lasts longer than `patienceMs`.
 */
export function smtpOptions(server: ReachedServer, patienceMs: number) {
  return {
    host: server.address,
    port: server.port,
    secure: server.security === "tls",
    requireTLS: server.security === "starttls",
    ignoreTLS: server.security === "none",
    tls: { servername: server.certificateName },
    name: "etabli.localhost",
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
}
