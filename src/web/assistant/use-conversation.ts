import { auth, useSession } from "#web/auth/ground/session.tsx";
import { useEffect, useSyncExternalStore } from "react";
import { ConversationStore } from "./conversation.ts";
import { unsavedTalks } from "./unsaved/unsaved-talks.ts";

let sharedStore: ConversationStore | null = null;

/** The conversation, shared by the widget and the full page. It is loaded on first use. */
export function useConversation() {
  const owner = useSession().user?.id ?? null;
  const store = (sharedStore ??= new ConversationStore(unsavedTalks(owner)));
  const conversation = useSyncExternalStore(store.subscribe, store.current);
  const early = useSyncExternalStore(store.subscribe, store.typedEarly);
  useEffect(() => {
    const openMissing = () => {
      if (store.current() === null) void store.open();
    };
    openMissing();
    addEventListener("online", openMissing);
    return () => removeEventListener("online", openMissing);
  }, [store]);
  return { store, conversation, early };
}

// Signing out, in any tab, removes the conversation.
auth.onAuthStateChange((event) => {
  if (event !== "SIGNED_OUT") return;
  sharedStore?.close();
  sharedStore = null;
});
