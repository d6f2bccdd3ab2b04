import { serverBusy } from "../api-error.ts";

/** Files that are sent for as long as their readers take them. */
export type Downloads = {
  /** Begins one of a company. `end` is called when another takes its place. Gives what frees it. Throws 503. */
  begin: (companyId: string, end: () => void) => () => void;
};

/**
 * Bounds downloads without letting slow readers hold back others. Each company has `mostOfOne` at a time, and the next
 * one takes the place of the oldest, which may have been left. `most` is what all companies together may have.
 */
export function boundDownloads({ most = 40, mostOfOne = 2 } = {}): Downloads {
  const endsByCompany = new Map<string, Set<() => void>>();
  let count = 0;
  return {
    begin: (companyId, end) => {
      const [oldest] = endsByCompany.get(companyId) ?? [];
      if (oldest && endsByCompany.get(companyId)!.size >= mostOfOne) {
        free(companyId, oldest);
        oldest();
      }
      if (count >= most) throw serverBusy();
      const mark = () => end();
      endsByCompany.set(companyId, (endsByCompany.get(companyId) ?? new Set()).add(mark));
      count++;
      return () => free(companyId, mark);
    },
  };

  function free(companyId: string, mark: () => void): void {
    const ends = endsByCompany.get(companyId);
    if (!ends?.delete(mark)) return;
    count--;
    if (ends.size === 0) endsByCompany.delete(companyId);
  }
}
