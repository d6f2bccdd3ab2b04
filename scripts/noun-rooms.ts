/** The rooms of a large noun: the page that lists them, and what each holds, lowest first. */
type Rooms = { page: string; rooms: Record<string, string> };

/**
 * The large nouns, by folder. A room is a folder of the noun, or one file at its top. It imports from itself and from
 * lower rooms. The other files at the top put the rooms together: they may import any room, and no room imports them. A
 * test compares each list with its page.
 */
export const ROOMS: Record<string, Rooms> = {
  "src/domain/assistant": {
    page: "docs/architecture.md",
    rooms: {
      flows: "what each flow is: its nouns, its steps and its rules",
      model: "what is said of a language model, and its words while they arrive",
      words: "a message as tokens, clauses and plain words, and the patterns that read them",
      "understanding.ts": "the types of what a message means",
      acts: "what a message does: it orders, asks, answers, corrects, cancels",
      slots: "the values that a message says, each with its place",
      spans: "names, works and acts that sentences of other people taught to read, where the rules are unsure",
      "understand.ts": "what a message means, from its act and its values",
      measures: "the kinds of messages that were not understood, and their words",
      tools: "the questions that tools answer, and the words of the answers",
      actions: "the actions that a message may propose, and their words",
      conversation: "what conversations are made of: engine, facts, effects, messages and what was said",
      legal: "what the law asks before an invoice",
      card: "the card of a quote, and what words change on it",
      changes: "what words change on a quote that is made",
      proposal: "the proposed tasks that words keep",
      steps: "the steps of the flows",
    },
  },
  "src/server/auth": {
    page: "docs/sign-in.md",
    rooms: {
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
    },
  },
};

/** The folder of the large noun that a file belongs to, or null. */
export function largeNounOf(file: string): string | null {
  return Object.keys(ROOMS).find((noun) => file.startsWith(`${noun}/`)) ?? null;
}

/** What to do about a file in an unknown room of its large noun, or null. */
export function unknownNounRoom(noun: string, file: string): string | null {
  const room = roomOf(noun, file);
  if (room === null || namesOf(noun).includes(room)) return null;
  return (
    `put ${labelOf(room)} among the rooms of ${noun} in scripts/noun-rooms.ts, ` +
    "above what it imports and below what imports it"
  );
}

/** What to do about an import between two files of a large noun that leads upward. Null when the import may stay. */
export function brokenNounRoom(noun: string, file: string, target: string): string | null {
  const [room, targetRoom] = [roomOf(noun, file), roomOf(noun, target)];
  if (room === null || room === targetRoom) return null;
  const advice = `move what both need into a room below ${labelOf(room)}`;
  if (targetRoom === null)
    return `${labelOf(room)} imports ${target.slice(noun.length + 1)}, which puts the rooms together: ${advice}`;
  const names = namesOf(noun);
  if (names.indexOf(targetRoom) < names.indexOf(room)) return null;
  return `${labelOf(room)} stands below ${labelOf(targetRoom)} among the rooms of ${noun}: ${advice}`;
}

/** What to do about each room whose line on its page (`text`) is missing, moved or different. */
export function unlistedRooms({ page, rooms }: Rooms, text: string): string[] {
  const lines = text.split("\n").filter((line) => /^- `[\w.-]+`: /.test(line));
  return Object.entries(rooms)
    .map(([room, sentence]) => `- \`${room}\`: ${sentence}`)
    .filter((line, index) => lines[index] !== line)
    .map((line) => `write this line, in this order, in the list of ${page}: ${line}`);
}

function namesOf(noun: string): string[] {
  return Object.keys(ROOMS[noun]?.rooms ?? {});
}

// Null for a file at the top that is no room.
function roomOf(noun: string, file: string): string | null {
  const [room = "", ...others] = file.slice(noun.length + 1).split("/");
  return others.length > 0 || namesOf(noun).includes(room) ? room : null;
}

function labelOf(room: string): string {
  return room.endsWith(".ts") ? room : `${room}/`;
}
