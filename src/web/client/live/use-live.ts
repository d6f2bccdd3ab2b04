import type { ApiPath } from "#api/endpoint.ts";
import { eventBatch, readEvents } from "#api/events/events.ts";
import type { EventKind } from "#domain/events/event.ts";
import { createParser } from "eventsource-parser";
import { useEffect, useSyncExternalStore } from "react";
import { refresh } from "../answers.tsx";
import { CallError, call } from "../call.ts";
import type { OpenStream } from "./live-stream.ts";
import { openLiveStream } from "./live-stream.ts";
import { spaceOut } from "./space-out.ts";

/** A mailbox that is read for the first time says something every moment. */
const LEAST_MS = 1_500;

const open: OpenStream = {
  read: async ({ lastEventId, signal, hear, sign }) => {
    const readStream = async (response: Response): Promise<unknown> => {
      let lastContent: unknown = null;
      const parser = createParser({
        onEvent: ({ event, data: text }) => {
          const content: unknown = JSON.parse(text);
          if (event === "happened") hear(eventBatch.parse(content));
          else lastContent = content;
        },
      });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const piece = await reader?.read();
        if (!piece || piece.done) return lastContent;
        sign();
        parser.feed(piece.value);
      }
    };
    await call(readEvents, { readEvents: readStream, signal, ...(lastEventId !== null && { lastEventId }) });
  },
  isRefused: (error) => error instanceof CallError && error.status >= 400 && error.status < 500,
};

const live = openLiveStream(open, {
  isSeen: () => document.visibilityState === "visible",
  onChange: (listener) => document.addEventListener("visibilitychange", listener),
});

/**
 * Reads again what is under these paths whenever something of this kind happens, while the screen is shown. True while
 * news arrive by themselves; otherwise the screen asks for them now and then.
 */
export function useLiveRefresh(kind: EventKind, path: ApiPath): boolean {
  useEffect(() => {
    const again = spaceOut(() => void refresh([path]), LEAST_MS);
    const stop = live.follow((events) => {
      if (events === null || events.some((event) => event.kind === kind)) again.ask();
    });
    return () => {
      stop();
      again.forget();
    };
  }, [kind, path]);
  return useSyncExternalStore(live.onOpenChange, live.isOpen);
}
