import { gmailStatus } from "#api/mail/mail.ts";
import { useSession } from "#web/auth/ground/session.tsx";
import { call } from "#web/client/call.ts";
import type { ReactNode } from "react";
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { openMailFlag } from "./mail-flag.ts";

// One flag for the whole page, whatever asks for it.
const flag = openMailFlag(
  { getItem: (key) => localStorage.getItem(key), setItem: store, removeItem: (key) => localStorage.removeItem(key) },
  async () => (await call(gmailStatus)).connected,
);

function store(key: string, value: string): void {
  localStorage.setItem(key, value);
}

/** Whether a mailbox of the user is connected (docs/specification.md#mailboxes). */
export type MailState = {
  isConnected: boolean;
  isChecking: boolean;
  setConnected: (isConnected: boolean) => void;
  /** Asks the server again. False when it could not be asked. */
  refresh: () => Promise<boolean>;
};

const MailContext = createContext<MailState>({
  isConnected: false,
  isChecking: false,
  setConnected: flag.set,
  refresh: flag.refresh,
});

/** Gives the flag to the screens of mails, and checks it whenever a session exists. */
export function MailProvider({ children }: { children?: ReactNode }) {
  const { user, isLoading } = useSession();
  const userId = user?.id ?? null;
  const state = useSyncExternalStore(flag.subscribe, flag.read);
  useEffect(() => {
    if (!isLoading) void flag.followSession(userId);
  }, [isLoading, userId]);
  const mail = useMemo(() => ({ ...state, setConnected: flag.set, refresh: flag.refresh }), [state]);
  return <MailContext value={mail}>{children}</MailContext>;
}

/** The mail flag of the page. */
export function useMail(): MailState {
  return useContext(MailContext);
}
