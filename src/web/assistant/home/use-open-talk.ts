import { useOnPhone } from "#web/ui/on-phone.ts";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { Conversation } from "../shown-conversation.ts";

const OPEN_AT = "etabli.open-talk";

/**
 * Whether the conversation has the room of the home page, and what gives it. On a phone the page opens on what is to be
 * done: the conversation is open where somebody spoke in it, also after « back » or a reload. Whoever opens the product
 * again, or comes by a tap on « Accueil », finds the day, with the conversation a tap away.
 */
export function useOpenTalk(conversation: Conversation | null): { isOpen: boolean; openTalk: () => void } {
  const onPhone = useOnPhone();
  const key = useLocation({ select: ({ state }) => state.__TSR_key });
  const [openKey, setOpenKey] = useState(() => readOpenKey());
  const id = conversation?.id;
  const openedId = useRef(id);
  const openTalk = () => {
    keepOpenKey(key);
    setOpenKey(key);
  };
  useEffect(() => {
    if (conversation === null) return;
    // Another one was chosen among the recent conversations.
    if (openedId.current !== undefined && openedId.current !== id && conversation.history.length > 0) {
      keepOpenKey(key);
      setOpenKey(key);
    }
    openedId.current = id;
  }, [conversation, id, key]);
  useEffect(() => {
    // The router does not move whoever taps « Accueil » there.
    const fold = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('nav a[href="/app"]') === null) return;
      keepOpenKey("");
      setOpenKey(undefined);
    };
    document.addEventListener("click", fold);
    return () => document.removeEventListener("click", fold);
  }, []);
  const isOfPlace = key !== undefined && key === openKey;
  return { isOpen: !onPhone || isOfPlace, openTalk };
}

// A browser that keeps nothing shows the day again after a reload.
function readOpenKey(): string | undefined {
  try {
    return sessionStorage.getItem(OPEN_AT) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepOpenKey(key: string | undefined): void {
  try {
    if (key !== undefined) sessionStorage.setItem(OPEN_AT, key);
  } catch {
    // It stays open until the page is left.
  }
}
