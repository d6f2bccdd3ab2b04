import type { eventBatch } from "#api/events/events.ts";
import type { z } from "zod";

/** What was heard at once. */
export type EventBatch = z.output<typeof eventBatch>;

/**
 * How long the page may be hidden, and how long nothing may be said, before the stream is closed. The waits between
 * tries.
 */
export type StreamPace = { hiddenMs: number; silenceMs: number; waitsMs: readonly number[] };

const USUAL_PACE: StreamPace = { hiddenMs: 20_000, silenceMs: 60_000, waitsMs: [500, 2_000, 5_000, 15_000, 30_000] };

/**
 * Opens a stream and reads it to its end: `hear` is given what comes, `sign` is called at every sign of life.
 * `isRefused` tells of an error that will come again.
 */
export type OpenStream = {
  read: (how: {
    lastEventId: string | null;
    signal: AbortSignal;
    hear: (batch: EventBatch) => void;
    sign: () => void;
  }) => Promise<void>;
  isRefused: (error: unknown) => boolean;
};

/** Tells when the page is seen or hidden. */
export type Sight = { isSeen: () => boolean; onChange: (listener: () => void) => void };

/** A listener of the page. Null: anything may have happened. */
export type HearEvents = (heard: EventBatch["events"] | null) => void;

/** The stream of the page, shared by its screens. */
export type LiveStream = {
  /**
   * Hears events until the answered function is called. The stream is open while somebody listens and the page is seen.
   */
  follow: (hear: HearEvents) => () => void;
  /** True while events arrive. */
  isOpen: () => boolean;
  /** Calls a function when that changes. Gives the function that stops it. */
  onOpenChange: (listener: () => void) => () => void;
};

/**
 * The stream of a page. It goes on from the last event that was heard, waits longer after each failure, and is left
 * when the server refuses it (a session that ended), until somebody else listens.
 */
export function openLiveStream({ read, isRefused }: OpenStream, sight: Sight, pace = USUAL_PACE): LiveStream {
  const hearers = new Set<HearEvents>();
  const watchers = new Set<() => void>();
  let lastEventId: string | null = null;
  let isOpen = false;
  let reading: AbortController | null = null;
  let closing: ReturnType<typeof setTimeout> | null = null;

  function show(isNowOpen: boolean): void {
    if (isOpen === isNowOpen) return;
    isOpen = isNowOpen;
    for (const watcher of watchers) watcher();
  }

  function hear({ events, is_whole, last_id }: EventBatch): void {
    lastEventId = last_id;
    show(true);
    if (is_whole && events.length === 0) return;
    for (const hearer of hearers) hearer(is_whole ? events : null);
  }

  function begin(): void {
    if (closing) clearTimeout(closing);
    closing = null;
    if (reading || hearers.size === 0 || !sight.isSeen()) return;
    reading = new AbortController();
    void keepReading(reading).finally(() => show(false));
  }

  function end(): void {
    reading?.abort();
    reading = null;
    show(false);
  }

  async function keepReading(controller: AbortController): Promise<void> {
    let failures = 0;
    while (!controller.signal.aborted) {
      const outcome = await readOnce(
        { read, isRefused },
        { lastEventId, hear, signal: controller.signal, silenceMs: pace.silenceMs },
      );
      if (controller.signal.aborted) return;
      show(false);
      if (outcome === "refused") return void (reading = null);
      failures = outcome === "heard" ? 0 : failures + 1;
      await pause(pace.waitsMs[Math.min(failures, pace.waitsMs.length - 1)] ?? 0, controller.signal);
    }
  }

  sight.onChange(() => {
    if (sight.isSeen()) begin();
    else closing ??= setTimeout(end, pace.hiddenMs);
  });

  return {
    follow: (hearer) => {
      hearers.add(hearer);
      begin();
      return () => {
        hearers.delete(hearer);
        // The next screen often listens a moment later.
        if (hearers.size === 0) setTimeout(() => hearers.size === 0 && end(), 0);
      };
    },
    isOpen: () => isOpen,
    onOpenChange: (watcher) => (watchers.add(watcher), () => void watchers.delete(watcher)),
  };
}

type Reading = {
  lastEventId: string | null;
  hear: (batch: EventBatch) => void;
  signal: AbortSignal;
  silenceMs: number;
};

async function readOnce(
  { read, isRefused }: OpenStream,
  { lastEventId, hear, signal, silenceMs }: Reading,
): Promise<"heard" | "failed" | "refused"> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const sign = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  let hasHeard = false;
  const hearWhileWanted = (batch: EventBatch) => {
    hasHeard = true;
    if (!signal.aborted) hear(batch);
  };
  try {
    const ownSignal = AbortSignal.any([signal, silence.signal]);
    await read({ lastEventId, signal: ownSignal, hear: hearWhileWanted, sign });
  } catch (error) {
    if (isRefused(error)) return "refused";
  } finally {
    clearTimeout(timer);
  }
  return hasHeard ? "heard" : "failed";
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
