/**
 * The rooms of sign-in (`src/server/auth`), lowest first: a room imports from itself and from rooms before it. Files
 * beside the rooms put them together and may import any of them.
 */
export const AUTH_ROOMS = [
  "ground",
  "users",
  "keys",
  "passwords",
  "sessions",
  "messages",
  "devices",
  "changes",
  "first-proof",
  "flow-codes",
  "codes",
  "factors",
  "identities",
  "providers",
  "way-back",
  "accounts",
  "admin",
  "hosted",
  "own-sessions",
  "proxies",
  "gate",
];

/**
 * What to do about an import from one file of sign-in to another that runs upward, or that a room unknown to the list
 * holds; null when it may stay. Paths from `src/server/auth`.
 */
export function brokenAuthRoom(file: string, target: string): string | null {
  const [room, targetRoom] = [roomOf(file), roomOf(target)];
  if (room === null || room === targetRoom) return null;
  if (!AUTH_ROOMS.includes(room)) return `put ${room}/ in AUTH_ROOMS of scripts/auth-rooms.ts, above what it imports`;
  if (targetRoom === null)
    return `${room}/ imports ${target}, which puts the rooms together: move what both need into a room below ${room}/`;
  if (!AUTH_ROOMS.includes(targetRoom))
    return `put ${targetRoom}/ in AUTH_ROOMS of scripts/auth-rooms.ts, below what imports it`;
  if (AUTH_ROOMS.indexOf(targetRoom) < AUTH_ROOMS.indexOf(room)) return null;
  return `${room}/ stands below ${targetRoom}/ in AUTH_ROOMS: move what both need into a room below ${room}/`;
}

function roomOf(file: string): string | null {
  const slash = file.indexOf("/");
  return slash < 0 ? null : file.slice(0, slash);
}
