import { MAIL_FLAG_KEY } from "#web/client/stored-mail-flag.ts";

/** Whether a mailbox of the user is connected, and whether that is being asked of the server. */
export type MailFlag = { isConnected: boolean; isChecking: boolean };

/** The flag of the page, with what changes it (docs/specification.md#mailboxes). */
export type MailFlagStore = {
  read: () => MailFlag;
  /** Calls a function at each change. Gives the function that stops it. */
  subscribe: (listener: () => void) => () => void;
  set: (isConnected: boolean) => void;
  /** Asks the server. A failed question leaves the flag as it is, and gives false. */
  refresh: () => Promise<boolean>;
  /** The session of the page is now that of this user, or none: null. */
  followSession: (userId: string | null) => Promise<void>;
};

type Storage = { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void };

/** Opens the flag as it was stored. `askServer`: whether a mailbox is connected. */
export function openMailFlag(
  storage: Storage & { removeItem: (key: string) => void },
  askServer: () => Promise<boolean>,
): MailFlagStore {
  const listeners = new Set<() => void>();
  let flag: MailFlag = { isConnected: attempt(() => storage.getItem(MAIL_FLAG_KEY)) === "true", isChecking: false };
  let owner: string | null = null;
  /** Answers to an earlier question are not taken. */
  let turn = 0;

  function show(more: Partial<MailFlag>): void {
    flag = { ...flag, ...more };
    for (const listener of listeners) listener();
  }

  function set(isConnected: boolean): void {
    attempt(() => storage.setItem(MAIL_FLAG_KEY, String(isConnected)));
    show({ isConnected });
  }

  async function refresh(): Promise<boolean> {
    const ownTurn = ++turn;
    show({ isChecking: true });
    try {
      const isConnected = await askServer();
      if (ownTurn === turn) set(isConnected);
      return isConnected;
    } catch {
      return false;
    } finally {
      if (ownTurn === turn) show({ isChecking: false });
    }
  }

  async function followSession(userId: string | null): Promise<void> {
    if (userId === null) {
      owner = null;
      turn++;
      attempt(() => storage.removeItem(MAIL_FLAG_KEY));
      show({ isConnected: false, isChecking: false });
    } else if (userId !== owner) {
      owner = userId;
      await refresh();
    }
  }

  return {
    read: () => flag,
    subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    set,
    refresh,
    followSession,
  };
}

// Without storage, the flag lasts as long as the page.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
