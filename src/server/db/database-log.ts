/** Logs what happens to the database. */
export type DatabaseLog = {
  /** Messages about normal work. */
  info: (text: string) => void;
  /** Messages about a repair. */
  warn: (text: string) => void;
};
