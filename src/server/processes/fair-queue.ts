/** What waits, taken in turns: one of each share after the other, and nothing of a share that is at work. */
export type FairQueue<Task> = {
  /** How much waits and is at work, of that share or of all. */
  size: (share?: string) => number;
  add: (share: string, task: Task) => void;
  /** The next task whose share is not at work, which it then is until `end`; null when there is none. */
  begin: () => { share: string; task: Task } | null;
  end: (share: string) => void;
  /** Takes out all that waits. */
  clear: () => Task[];
};

/** An empty queue. However much one share puts in, the others wait for one task of it at most. */
export function fairQueue<Task>(): FairQueue<Task> {
  // A map keeps the order of insertion: the share that was served goes to its end.
  const waiting = new Map<string, Task[]>();
  const atWork = new Set<string>();
  const sizeOf = (share: string) => (waiting.get(share)?.length ?? 0) + Number(atWork.has(share));

  return {
    size: (share) =>
      share === undefined
        ? [...waiting.values()].reduce((sum, tasks) => sum + tasks.length, atWork.size)
        : sizeOf(share),
    add: (share, task) => {
      const tasks = waiting.get(share);
      if (tasks) tasks.push(task);
      else waiting.set(share, [task]);
    },
    begin: () => {
      const share = [...waiting.keys()].find((one) => !atWork.has(one));
      const tasks = share === undefined ? undefined : waiting.get(share);
      if (share === undefined || tasks === undefined) return null;
      const task = tasks.shift()!;
      waiting.delete(share);
      if (tasks.length > 0) waiting.set(share, tasks);
      atWork.add(share);
      return { share, task };
    },
    end: (share) => {
      atWork.delete(share);
      const tasks = waiting.get(share);
      if (!tasks) return;
      waiting.delete(share);
      waiting.set(share, tasks);
    },
    clear: () => {
      const all = [...waiting.values()].flat();
      waiting.clear();
      return all;
    },
  };
}
