import { serverBusy } from "./api-error.ts";

/** Files that are sent for as long as their readers take them. */
export type Downloads = {
  /** Begins one of a company; `end` ends it when another one takes its place. Gives what frees its place. Throws 503. */
  begin: (companyId: string, end: () => void) => () => void;
};

/**
 * Bounds downloads without letting slow readers hold back others: each company has `mostOfOne` at a time, and the next
 * one takes the place of the oldest, which may have been left. `most` is what all companies together may have.
 */
export function boundDownloads({ most = 40, mostOfOne = 2 } = {}): Downloads {
  const ends = new Map<string, Set<() => void>>();
  let count = 0;
  return {
    begin: (companyId, end) => {
      const own = ends.get(companyId) ?? new Set();
      ends.set(companyId, own);
      const [oldest] = own;
      if (own.size >= mostOfOne && oldest) {
        free(companyId, oldest);
        oldest();
      }
      if (count >= most) throw serverBusy();
      const mark = () => end();
      ends.set(companyId, own.add(mark));
      count++;
      return () => free(companyId, mark);
    },
  };

  function free(companyId: string, mark: () => void): void {
    const own = ends.get(companyId);
    if (!own?.delete(mark)) return;
    count--;
    if (own.size === 0) ends.delete(companyId);
  }
}
