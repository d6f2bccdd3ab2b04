// What another installation may have made: dearer ones would keep a server busy at every sign-in.
const MOST = { memoryKiB: 262_144, passes: 10, lanes: 16, bcryptCost: 14 };

/** True for a password hash that signing in can verify: Argon2id (PHC string) or bcrypt, of reasonable cost. */
export function isPasswordHash(text: string): boolean {
  const argon = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86}$/.exec(text);
  if (argon) return Number(argon[1]) <= MOST.memoryKiB && Number(argon[2]) <= MOST.passes && Number(argon[3]) <= MOST.lanes;
  const bcrypt = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(text);
  return bcrypt !== null && Number(bcrypt[1]) >= 4 && Number(bcrypt[1]) <= MOST.bcryptCost;
}
