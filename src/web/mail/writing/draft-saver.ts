import { saveMailDraft } from "#api/mail/mail-drafts.ts";
import type { getMailDraft } from "#api/mail/mail-drafts.ts";
import type { Answer } from "#web/client/call.ts";
import { CallError, call } from "#web/client/call.ts";
import { useCallback, useEffect, useRef, useState } from "react";

export type Draft = Answer<typeof getMailDraft>["draft"];

/** What is written in a mail. */
export type MailContent = Pick<Draft, "to" | "cc" | "bcc" | "subject" | "text" | "quote" | "files">;

/**
 * `untouched`: nothing was ever written in it. `changed`: another page kept something since. `failed`: it is not kept,
 * and is tried again with the next letter.
 */
export type SaverState = "untouched" | "saved" | "saving" | "changed" | "failed";

/** How long the keys rest before what was written is kept. */
const REST_MS = 700;

/** Keeps a mail while it is written. `flush` keeps the rest now. It gives the revision to send, null when it cannot. */
export function useDraftSaver(draft: Draft) {
  const [content, setContent] = useState<MailContent>(() => contentOf(draft));
  const [state, setState] = useState<SaverState>(draft.revision === 1 ? "untouched" : "saved");
  const [failure, setFailure] = useState<string | null>(null);
  const keptMail = useRef({ content, revision: draft.revision });
  const latest = useRef(content);
  const running = useRef<Promise<boolean> | null>(null);

  const tell = useCallback((nextState: SaverState, error?: unknown) => {
    setState(nextState);
    setFailure(nextState === "failed" && error instanceof CallError ? error.message : null);
    // The server names the files that joined, and knows their sizes.
    setContent(latest.current);
  }, []);

  const flush = useCallback(async (): Promise<number | null> => {
    running.current ??= keepAll(draft.id, keptMail, latest, tell).finally(() => (running.current = null));
    return (await running.current) ? keptMail.current.revision : null;
  }, [draft.id, tell]);

  const write = (more: Partial<MailContent>) => {
    latest.current = { ...latest.current, ...more };
    setContent(latest.current);
    // What was just typed is not kept yet, and is not said to be.
    setState((current) => (current === "changed" ? current : "saving"));
  };

  useEffect(() => {
    if (keptMail.current.content === content || state === "changed") return undefined;
    const timer = setTimeout(() => void flush(), REST_MS);
    return () => clearTimeout(timer);
  }, [content, state, flush]);

  // Who leaves the page loses nothing.
  useEffect(() => {
    const keepWhenHidden = () => void (document.visibilityState === "hidden" && flush());
    document.addEventListener("visibilitychange", keepWhenHidden);
    return () => {
      document.removeEventListener("visibilitychange", keepWhenHidden);
      void flush();
    };
  }, [flush]);

  return { content, write, state, failure, flush };
}

type KeptMail = { current: { content: MailContent; revision: number } };

// What is typed while it is kept is kept after it.
async function keepAll(
  id: string,
  keptMail: KeptMail,
  latest: { current: MailContent },
  tell: (state: SaverState, error?: unknown) => void,
): Promise<boolean> {
  if (keptMail.current.content === latest.current) return true;
  while (keptMail.current.content !== latest.current) {
    const content = latest.current;
    tell("saving");
    try {
      const { draft } = await call(saveMailDraft, {
        params: { id },
        body: { ...content, revision: keptMail.current.revision, files: content.files.map(originOf) },
      });
      const isSettled = latest.current === content;
      const keptContent = isSettled ? { ...content, files: draft.files } : content;
      if (isSettled) latest.current = keptContent;
      keptMail.current = { content: keptContent, revision: draft.revision };
    } catch (error) {
      tell(error instanceof CallError && error.code === "draft_changed" ? "changed" : "failed", error);
      return false;
    }
  }
  tell("saved");
  return true;
}

/** The content of a mail as it is kept. */
function contentOf({ to, cc, bcc, subject, text, quote, files }: Draft): MailContent {
  return { to, cc, bcc, subject, text, quote, files };
}

/** Where a file comes from. */
export function originOf({ kind, id, place }: MailContent["files"][number]) {
  return { kind, id, place };
}
