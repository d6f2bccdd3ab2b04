/**
 * Waiting tasks of several shares, for example companies. The shares take turns, and a share has at most one task in
 * work.
 */
export type FairQueue<Task> = {
  /** The number of tasks that wait or are in work, of one share or of all. */
  size: (share?: string) => number;
  add: (share: string, task: Task) => void;
  /**
   * The next task whose share has no task in work. The share is then in work until `end`. Null when there is no such
   * task.
   */
  begin: () => { share: string; task: Task } | null;
  end: (share: string) => void;
  /** Removes and gives all waiting tasks. */
  clear: () => Task[];
};

/** An empty queue. However many tasks one share adds, another share waits for at most one of them. */
export function fairQueue<Task>(): FairQueue<Task> {
  // A map keeps the order of insertion. The share that was served moves to its end.
  const tasksOfShare = new Map<string, Task[]>();
  const busyShares = new Set<string>();
  const sizeOf = (share: string) => (tasksOfShare.get(share)?.length ?? 0) + Number(busyShares.has(share));

  return {
    size: (share) =>
      share === undefined
        ? [...tasksOfShare.values()].reduce((sum, tasks) => sum + tasks.length, busyShares.size)
        : sizeOf(share),
    add: (share, task) => {
      const tasks = tasksOfShare.get(share);
      if (tasks) tasks.push(task);
      else tasksOfShare.set(share, [task]);
    },
    begin: () => {
      const share = [...tasksOfShare.keys()].find((one) => !busyShares.has(one));
      const tasks = share === undefined ? undefined : tasksOfShare.get(share);
      if (share === undefined || tasks === undefined) return null;
      const task = tasks.shift()!;
      tasksOfShare.delete(share);
      if (tasks.length > 0) tasksOfShare.set(share, tasks);
      busyShares.add(share);
      return { share, task };
    },
    end: (share) => {
      busyShares.delete(share);
      const tasks = tasksOfShare.get(share);
      if (!tasks) return;
      tasksOfShare.delete(share);
      tasksOfShare.set(share, tasks);
    },
    clear: () => {
      const all = [...tasksOfShare.values()].flat();
      tasksOfShare.clear();
      return all;
    },
  };
}
