/**
 * What each room of sign-in (`src/server/auth`) holds, lowest first. A room imports from itself and from lower rooms.
 * The files beside the rooms assemble them and may import any of them. A test compares this list with docs/sign-in.md.
 */
export const AUTH_ROOMS: Record<string, string> = {
  ground: "settings, refusals, limits and what every other room needs",
  users: "people and their identities",
  keys: "API keys, signing keys and access tokens",
  passwords: "how a password is hashed, and which ones are refused",
  sessions: "sessions and refresh tokens",
  messages: "codes, letters and SMS, and how many may leave",
  devices: "browsers, and those that signed in before",
  changes: "the proof asked before a change of how somebody signs in",
  "first-proof": "whose account it is once an address or number is proved",
  "flow-codes": "the codes of PKCE, exchanged for a session",
  codes: "codes and links that sign in, confirm or change an address",
  factors: "second factors",
  identities: "the accounts at providers that a user signs in with",
  providers: "the ways to a sign-in provider and back",
  "way-back": "a change of how somebody signs in, taken back",
  accounts: "sign-in, sign-up and changes to one's own account",
  admin: "the calls of administrators",
  hosted: "a sign-in service elsewhere, in place of this server",
  "own-sessions": "our own list of devices",
  proxies: "proxies that the settings do not name",
  gate: "what every call passes first",
};

const NAMES = Object.keys(AUTH_ROOMS);

/** What to do about a file of sign-in in an unknown room, or null. The path starts from `src/server/auth`. */
export function unknownAuthRoom(file: string): string | null {
  const room = roomOf(file);
  if (room === null || NAMES.includes(room)) return null;
  return `put ${room}/ in AUTH_ROOMS of scripts/auth-rooms.ts, above what it imports and below what imports it`;
}

/**
 * What to do about an import between two files of sign-in. It is refused when it leads upward. Null when the import may
 * stay. Paths start from `src/server/auth`.
 */
export function brokenAuthRoom(file: string, target: string): string | null {
  const [room, targetRoom] = [roomOf(file), roomOf(target)];
  if (room === null || room === targetRoom) return null;
  if (targetRoom === null)
    return `${room}/ imports ${target}, which puts the rooms together: move what both need into a room below ${room}/`;
  if (NAMES.indexOf(targetRoom) < NAMES.indexOf(room)) return null;
  return `${room}/ stands below ${targetRoom}/ in AUTH_ROOMS: move what both need into a room below ${room}/`;
}

/** What to do about each room whose line on the sign-in page (`text`) is missing, moved or different. */
export function unlistedAuthRooms(page: string): string[] {
  const lines = page.split("\n").filter((line) => /^- `[\w-]+`: /.test(line));
  return Object.entries(AUTH_ROOMS)
    .map(([room, sentence]) => `- \`${room}\`: ${sentence}`)
    .filter((line, index) => lines[index] !== line)
    .map((line) => `write this line, in this order, in the list of docs/sign-in.md: ${line}`);
}

function roomOf(file: string): string | null {
  const slash = file.indexOf("/");
  return slash < 0 ? null : file.slice(0, slash);
}
