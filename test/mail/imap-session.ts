import type { Socket } from "node:net";
import { envelopeOf, headerOf, sectionOf, splitPart, structureOf } from "./imap-answers.ts";
import type { ImapState, StoredFolder, StoredMail } from "./imap-state.ts";
import { addMail } from "./imap-state.ts";

// One connection to the test server of IMAP. A command is read whole, with its literals, and answered at once.

type Session = {
  state: ImapState;
  write: (text: string) => void;
  socket: Socket;
  folder: StoredFolder | null;
  isIdle: boolean;
  /** What changed in its folder while it did not wait. It is told once it does, as real servers do. */
  untoldLines: string[];
  /** The tag of a command that waits for another line, and what is done with it. */
  waiting: ((line: string) => void) | null;
};

/** Serves a connection. */
export function imapSession(socket: Socket, state: ImapState): void {
  const write = (text: string) => void (socket.writable && socket.write(Buffer.from(text, "latin1")));
  const session: Session = { state, write, socket, folder: null, isIdle: false, untoldLines: [], waiting: null };
  const place = {
    socket,
    tell: (changedFolder: StoredFolder, line: string) => tellChange(session, changedFolder, line),
  };
  state.sessions.add(place);
  socket.on("error", () => {});
  socket.on("close", () => state.sessions.delete(place));
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
    for (let command = takeCommand(text, session); command !== null; command = takeCommand(text, session)) {
      text = text.slice(command.length + 2);
      runLine(session, command);
    }
  });
  if (!misbehaves(session, "greeting")) write("* OK ready\r\n");
}

function tellChange(session: Session, changedFolder: StoredFolder, line: string): void {
  if (session.folder !== changedFolder) return;
  if (session.isIdle) session.write(`* ${line}\r\n`);
  else session.untoldLines.push(line);
}

// A line, with every literal that it announces and the lines that follow them. Null while some of it is to come.
function takeCommand(text: string, { write }: Session): string | null {
  let end = text.indexOf("\r\n");
  while (end >= 0) {
    const literal = /\{(\d+)(\+?)\}$/.exec(text.slice(0, end));
    if (!literal) return text.slice(0, end);
    const after = end + 2 + Number(literal[1]);
    if (text.length < after + 2) {
      if (text.length === end + 2 && literal[2] === "") write("+ go on\r\n");
      return null;
    }
    end = text.indexOf("\r\n", after);
  }
  return null;
}

function tellOthers({ state, socket }: Session, folder: StoredFolder, line: string): void {
  for (const other of state.sessions) if (other.socket !== socket) other.tell(folder, line);
}

function misbehaves({ state, socket }: Session, name: string): boolean {
  if (state.hangsUpAt === name) socket.destroy();
  return state.hangsUpAt === name || state.silentAt === name;
}

function runLine(session: Session, line: string): void {
  if (session.waiting) {
    const { waiting } = session;
    session.waiting = null;
    return waiting(line);
  }
  const [, tag = "*", rest = ""] = /^(\S+) ([^]*)$/.exec(line) ?? [];
  const [, isUid, name = "", args = ""] = /^(UID )?(\S+) ?([^]*)$/i.exec(rest) ?? [];
  const command = name.toUpperCase();
  session.state.commands.push(command);
  if (misbehaves(session, command)) return;
  const done = (text = "OK done") => session.write(`${tag} ${text}\r\n`);
  const act = COMMANDS[command];
  if (!act) return done("BAD unknown command");
  act(session, args, done, isUid !== undefined);
}

type Act = (session: Session, args: string, done: (text?: string) => void, isUid: boolean) => void;

const COMMANDS: Readonly<Record<string, Act>> = {
  CAPABILITY: ({ write, state }, _args, done) => {
    const more = state.countsChanges ? " ENABLE CONDSTORE" : "";
    // Exchange says no use of folders.
    const sort = state.ownerOfToken ? "AUTH=XOAUTH2 SASL-IR" : "AUTH=PLAIN SPECIAL-USE";
    write(`* CAPABILITY IMAP4rev1 ${sort} IDLE MOVE UIDPLUS${more}\r\n`);
    done();
  },
  AUTHENTICATE: (session, args, done) => {
    if (session.state.ownerOfToken) return signInByToken(session, args, done);
    session.write("+ \r\n");
    session.waiting = (line) => {
      const [, username = "", password = ""] = Buffer.from(line, "base64").toString().split("\0");
      const { login, refusal } = session.state;
      done(username === login.username && password === login.password ? "OK in" : `NO ${refusal}`);
    };
  },
  ENABLE: ({ write }, args, done) => (write(`* ENABLED ${args}\r\n`), done()),
  NOOP: (_session, _args, done) => done(),
  LIST: ({ write, state }, args, done) => {
    const wantedName = /"?([^"\s]*)"?(?: RETURN.*)?$/.exec(args)?.[1] ?? "*";
    for (const { path, use } of state.folders)
      if (wantedName === "*" || wantedName === path)
        write(`* LIST (\\HasNoChildren${use && ` ${use}`}) "/" "${path}"\r\n`);
    done();
  },
  LSUB: ({ write, state }, _args, done) => {
    for (const { path } of state.folders) write(`* LSUB () "/" "${path}"\r\n`);
    done();
  },
  SELECT: (session, args, done) => selectFolder(session, args, done),
  EXAMINE: (session, args, done) => selectFolder(session, args, done),
  FETCH: ({ write, socket, state, folder }, args, done, isUid) => {
    const [, range = "", items = ""] = /^(\S+) ([^]*)$/.exec(args) ?? [];
    const since = Number(/CHANGEDSINCE (\d+)/.exec(args)?.[1] ?? -1);
    const mails = folder?.mails ?? [];
    mails.forEach((mail, index) => {
      if (!isIn(range, isUid ? mail.uid : index + 1, mails, isUid) || mail.modSeq <= since) return;
      const answer = `* ${index + 1} FETCH (${fetchAnswer(mail, items, state)})\r\n`;
      const isCut = state.breaksOffAfter !== null && /BODY\.PEEK\[(?!HEADER)/.test(items);
      write(isCut ? answer.slice(0, answer.indexOf("}") + 3 + (state.breaksOffAfter ?? 0)) : answer);
      if (isCut) socket.end();
    });
    done();
  },
  STORE: (session, args, done, isUid) => {
    const { folder } = session;
    const [, range = "", sign = "", list = ""] = /^(\S+) ([+-]?)FLAGS(?:\.SILENT)? \(([^)]*)\)/i.exec(args) ?? [];
    for (const mail of inRange(folder, range, isUid)) {
      for (const flag of list.split(" "))
        if (sign === "-") mail.flags.delete(flag);
        else mail.flags.add(flag);
      if (!folder) continue;
      mail.modSeq = ++folder.modSeq;
      const flags = `FLAGS (${[...mail.flags].join(" ")})`;
      tellOthers(session, folder, `${folder.mails.indexOf(mail) + 1} FETCH (UID ${mail.uid} ${flags})`);
    }
    done();
  },
  MOVE: (session, args, done, isUid) => {
    const { folder, state } = session;
    const [range = "", name = ""] = args.split(" ");
    const target = state.folders.find(({ path }) => path === name.replaceAll('"', ""));
    if (!target || !folder) return done("NO [TRYCREATE] no such folder");
    const movedMails = inRange(folder, range, isUid);
    const numbers = movedMails.map((mail) => folder.mails.indexOf(mail) + 1);
    folder.mails = folder.mails.filter((mail) => !movedMails.includes(mail));
    folder.modSeq++;
    for (const number of numbers.toReversed()) tellOthers(session, folder, `${number} EXPUNGE`);
    for (const { text, flags } of movedMails) addMail(target, Buffer.from(text, "latin1").toString(), [...flags]);
    tellOthers(session, target, `${target.mails.length} EXISTS`);
    done();
  },
  SEARCH: ({ write, folder }, args, done) => {
    const [, header = ""] = /HEADER "?message-id"? "?([^"\s]+)"?/i.exec(args) ?? [];
    const [, range = "1:*"] = /\bUID (\S+)/i.exec(args) ?? [];
    const mails = inRange(folder, range, true).filter(({ text }) => text.includes(header));
    write(`* SEARCH${mails.map(({ uid }) => ` ${uid}`).join("")}\r\n`);
    done();
  },
  APPEND: (session, args, done) => {
    const [, name = "", flags = "", mail = ""] =
      /^"?([^"]+?)"? (?:\(([^)]*)\) )?(?:"[^"]*" )?\{\d+\+?\}\r\n([^]*)$/.exec(args) ?? [];
    const target = session.state.folders.find(({ path }) => path === name);
    if (!target) return done("NO [TRYCREATE] no such folder");
    addMail(target, Buffer.from(mail, "latin1").toString(), flags.split(" ").filter(Boolean));
    tellOthers(session, target, `${target.mails.length} EXISTS`);
    done();
  },
  IDLE: (session, _args, done) => {
    session.state.beforeWaiting?.();
    session.state.beforeWaiting = null;
    session.isIdle = true;
    session.write("+ waiting\r\n");
    for (const line of session.untoldLines.splice(0)) session.write(`* ${line}\r\n`);
    session.waiting = () => {
      session.isIdle = false;
      done();
    };
  },
  CLOSE: (session, _args, done) => ((session.folder = null), done()),
  LOGOUT: ({ write, socket }, _args, done) => {
    write("* BYE\r\n");
    done();
    socket.end();
  },
};

// SASL XOAUTH2: the mailbox and the token in one word.
function signInByToken({ state }: Session, args: string, done: (text?: string) => void): void {
  const words = Buffer.from(args.split(" ")[1] ?? "", "base64").toString();
  const [, username = "", token = ""] = /^user=([^\x01]*)\x01auth=Bearer ([^\x01]*)\x01\x01$/.exec(words) ?? [];
  const isIn = args.startsWith("XOAUTH2 ") && state.ownerOfToken?.(token) === username;
  done(isIn ? "OK in" : `NO ${state.refusal}`);
}

function selectFolder(session: Session, args: string, done: (text?: string) => void): void {
  const name = /^"([^"]+)"/.exec(args)?.[1] ?? /^\S+/.exec(args)?.[0];
  const folder = session.state.folders.find(({ path }) => path === name) ?? null;
  session.folder = folder;
  session.untoldLines = [];
  if (!folder) return done("NO [NONEXISTENT] no such folder");
  const { write, state } = session;
  write("* FLAGS (\\Seen \\Flagged \\Answered \\Draft \\Deleted)\r\n");
  write(`* ${folder.mails.length} EXISTS\r\n* 0 RECENT\r\n`);
  write(`* OK [UIDVALIDITY ${folder.uidValidity}] valid\r\n* OK [UIDNEXT ${folder.uidNext}] next\r\n`);
  write(state.countsChanges ? `* OK [HIGHESTMODSEQ ${folder.modSeq}] highest\r\n` : "* OK [NOMODSEQ] none\r\n");
  done("OK [READ-WRITE] open");
  if (state.arrivesOnOpen === null) return;
  addMail(folder, state.arrivesOnOpen, []);
  state.arrivesOnOpen = null;
  write(`* ${folder.mails.length} EXISTS\r\n`);
}

function inRange(folder: StoredFolder | null, range: string, isUid: boolean): StoredMail[] {
  const mails = folder?.mails ?? [];
  return mails.filter((mail, index) => isIn(range, isUid ? mail.uid : index + 1, mails, isUid));
}

function isIn(range: string, number: number, mails: readonly StoredMail[], isUid: boolean): boolean {
  const highest = isUid ? (mails.at(-1)?.uid ?? 0) : mails.length;
  return range.split(",").some((part) => {
    const [from = 0, to = from] = part.split(":").map((end) => (end === "*" ? highest : Number(end)));
    return number >= Math.min(from, to) && number <= Math.max(from, to);
  });
}

function fetchAnswer(mail: StoredMail, items: string, { countsChanges, claimedSize }: ImapState): string {
  const literal = (text: string) => `{${text.length}}\r\n${text}`;
  const answers = [`UID ${mail.uid}`];
  if (/\bFLAGS\b/.test(items)) answers.push(`FLAGS (${[...mail.flags].join(" ")})`);
  if (/INTERNALDATE/.test(items)) answers.push(`INTERNALDATE "${internalDate(mail.receivedAt)}"`);
  if (/RFC822\.SIZE/.test(items)) answers.push(`RFC822.SIZE ${claimedSize ?? mail.text.length}`);
  if (/ENVELOPE/.test(items)) answers.push(`ENVELOPE ${envelopeOf(mail.text)}`);
  if (/BODYSTRUCTURE/.test(items)) answers.push(`BODYSTRUCTURE ${structureOf(mail.text)}`);
  if (countsChanges) answers.push(`MODSEQ (${mail.modSeq})`);
  for (const [, section = "", start, length] of items.matchAll(/BODY\.PEEK\[([^\]]*)\](?:<(\d+)\.(\d+)>)?/g)) {
    if (section.startsWith("HEADER.FIELDS")) {
      answers.push(`BODY[${section}] ${literal(fieldsOf(mail.text, section))}`);
      continue;
    }
    const whole = sectionOf(mail.text, section.toUpperCase());
    const part = start === undefined ? whole : whole.slice(Number(start), Number(start) + Number(length));
    answers.push(`BODY[${section}]${start === undefined ? "" : `<${start}>`} ${literal(part)}`);
  }
  return answers.join(" ");
}

function fieldsOf(mail: string, section: string): string {
  const names = /\(([^)]*)\)/.exec(section)?.[1]?.split(" ") ?? [];
  const { head } = splitPart(mail);
  const lines = names.map((name) => [name, headerOf(head, name)] as const).filter(([, value]) => value !== undefined);
  return `${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function internalDate(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const day = `${two(moment.getUTCDate())}-${MONTHS[moment.getUTCMonth()]}-${moment.getUTCFullYear()}`;
  return `${day} ${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}:${two(moment.getUTCSeconds())} +0000`;
}
