import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { imapSession } from "./imap-session.ts";
import type { ImapState, StoredFolder } from "./imap-state.ts";
import { addMail, newFolder } from "./imap-state.ts";
import { LOCALHOST_CERT, LOCALHOST_KEY } from "./localhost-certificate.ts";
import type { TestMail } from "./test-mail.ts";
import { writeMail } from "./test-mail.ts";

// A small server of IMAP for tests, in this process: folders, flags, counts of changes, IDLE. It misbehaves on demand.

export type ImapServer = Awaited<ReturnType<typeof imapServer>>;

/** Starts one. `usesTls`: every connection is encrypted, with this certificate of « localhost ». */
export async function imapServer({ usesTls = false, cert = LOCALHOST_CERT } = {}) {
  const state: ImapState = {
    folders: [
      newFolder("INBOX", ""),
      newFolder("Sent", "\\Sent"),
      newFolder("Archives", "\\Archive"),
      newFolder("Trash", "\\Trash"),
    ],
    login: { username: "jean@etabli.example", password: "secret" },
    ownerOfToken: null,
    refusal: "[AUTHENTICATIONFAILED] Authentication failed.",
    countsChanges: true,
    claimedSize: null,
    breaksOffAfter: null,
    silentAt: null,
    hangsUpAt: null,
    arrivesOnOpen: null,
    beforeWaiting: null,
    commands: [],
    sessions: new Set(),
  };
  const accept = (socket: Socket) => imapSession(socket, state);
  // An answer is written in several pieces: with Nagle's algorithm each would wait up to 40 ms for the one before.
  const server = usesTls
    ? createTlsServer({ key: LOCALHOST_KEY, cert, noDelay: true }, accept)
    : createServer({ noDelay: true }, accept);
  server.on("tlsClientError", () => {});
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const find = (path: string) => {
    const foundFolder = state.folders.find((one) => one.path === path);
    if (!foundFolder) throw new Error(`the test server has no folder ${path}`);
    return foundFolder;
  };
  const tell = (changedFolder: StoredFolder, line: string) =>
    state.sessions.forEach((session) => session.tell(changedFolder, line));
  const close = async (): Promise<void> => {
    state.sessions.forEach(({ socket }) => socket.destroy());
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return {
    state,
    port,
    /** Puts mails in a folder, the newest last. Answers the number of the last one. */
    deliver: (path: string, ...mails: TestMail[]): number => {
      const target = find(path);
      for (const mail of mails) addMail(target, writeMail(mail), mail.flags ?? [], mail.receivedAt);
      tell(target, `${target.mails.length} EXISTS`);
      return target.uidNext - 1;
    },
    /** Marks a mail, as another program would. */
    mark: (path: string, uid: number, ...flags: string[]): void => {
      const target = find(path);
      const mail = target.mails.find((one) => one.uid === uid);
      if (!mail) throw new Error(`no mail ${uid} in ${path}`);
      mail.flags = new Set(flags);
      mail.modSeq = ++target.modSeq;
      tell(target, `${target.mails.indexOf(mail) + 1} FETCH (UID ${uid} FLAGS (${flags.join(" ")}))`);
    },
    /** Removes a mail. */
    remove: (path: string, uid: number): void => {
      const target = find(path);
      const number = target.mails.findIndex((mail) => mail.uid === uid) + 1;
      target.mails = target.mails.filter((mail) => mail.uid !== uid);
      target.modSeq++;
      tell(target, `${number} EXPUNGE`);
    },
    /** Gives the mails of a folder new numbers, as a server that was put back from a backup. */
    renumber: (path: string): void => {
      const target = find(path);
      target.uidValidity++;
      target.mails.forEach((mail, index) => (mail.uid = index + 1));
      target.uidNext = target.mails.length + 1;
    },
    listUids: (path: string): number[] => find(path).mails.map(({ uid }) => uid),
    flagsOf: (path: string, uid: number): string[] => [
      ...(find(path).mails.find((one) => one.uid === uid)?.flags ?? []),
    ],
    /** Cuts every connection. */
    dropAll: (): void => state.sessions.forEach(({ socket }) => socket.destroy()),
    close,
    /** Listens again where it did before it was closed. What it holds stayed. */
    restart: () => listen(port),
  };
}
