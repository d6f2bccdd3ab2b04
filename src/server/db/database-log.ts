/** Logs what happens to the database. */
export type DatabaseLog = {
  /** The normal course. */
  info: (text: string) => void;
  /** A repair. */
  warn: (text: string) => void;
};
