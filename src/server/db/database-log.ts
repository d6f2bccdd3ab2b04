/** Says what happens to the database; `info` for the normal course, `warn` for what was repaired. */
export type DatabaseLog = { info: (text: string) => void; warn: (text: string) => void };
