import { ANY_ADDRESS, PUBLIC_BY_HTTPS, openCheckedFetch } from "#server/outside/checked-fetch.ts";
import { withoutTrailingSlash } from "#server/settings-group.ts";
import type { RegisterPlace } from "./register-settings.ts";

/** A public register, asked over the network. */
export type Register<Row> = {
  /** False while it rests after a call that failed: what is typed is then kept as typed. */
  isAvailable: () => boolean;
  /** What it has for these words, the best first. Null when it cannot say now. */
  look: (words: string) => Promise<readonly Row[] | null>;
};

/** A register that is never asked. */
export const NO_REGISTER: Register<never> = { isAvailable: () => false, look: async () => null };

/** How long somebody who types waits for it. */
const PATIENCE_MS = 1_500;

/** After a failure it is not asked for this long: everybody types at once by hand. */
const REST_MS = 30_000;

/** How long an answer is kept, and how many are. */
const KEPT_MS = 24 * 3_600_000;
const MOST_KEPT = 1_000;

/** The calls that wait for it at once, and those of a second: it accepts seven (its documentation). */
const MOST_WAITING = 6;
const MOST_A_SECOND = 6;

/** Its longest answers are far below. */
const LONGEST_ANSWER_BYTES = 300_000;

type RegisterCall<Row> = {
  place: RegisterPlace;
  /** The path under its address, and the parameters beside the words. */
  path: string;
  parameters: Record<string, string>;
  /** Reads an answer for these words. Throws on one that has not the documented shape. */
  read: (json: unknown, words: string) => readonly Row[];
  clock: () => Date;
  patienceMs?: number;
};

/**
 * A client of a register. Its address and path are those of the settings: what is typed is only ever a parameter, and a
 * redirection is not followed. The same words are asked once a day. No call waits long, few wait at once, and after a
 * failure none is made for a while.
 */
export function openRegister<Row>(registerCall: RegisterCall<Row>): Register<Row> {
  const { place, path, parameters, read, clock, patienceMs = PATIENCE_MS } = registerCall;
  const checkedFetch = openCheckedFetch(
    place.isChosen ? ANY_ADDRESS : PUBLIC_BY_HTTPS,
    undefined,
    LONGEST_ANSWER_BYTES,
  );
  const answers = new Map<string, { at: number; rows: Promise<readonly Row[] | null> }>();
  const share = secondShare(clock);
  let restsUntil = 0;
  let waitingCount = 0;
  const isAvailable = () => clock().getTime() >= restsUntil;

  const ask = async (words: string): Promise<readonly Row[] | null> => {
    const url = `${withoutTrailingSlash(place.url)}${path}?${new URLSearchParams({ ...parameters, q: words })}`;
    waitingCount++;
    try {
      const answer = await checkedFetch(url, {
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return read(JSON.parse(await answer.text()), words);
    } catch {
      restsUntil = clock().getTime() + REST_MS;
      answers.delete(words);
      return null;
    } finally {
      waitingCount--;
    }
  };

  return {
    isAvailable,
    look: async (words) => {
      const now = clock().getTime();
      const lastAnswer = answers.get(words);
      if (lastAnswer && now - lastAnswer.at < KEPT_MS) return lastAnswer.rows;
      // A call too many is not asked, and says nothing of the register.
      if (!isAvailable() || waitingCount >= MOST_WAITING || !share.take()) return null;
      const rows = ask(words);
      answers.delete(words);
      answers.set(words, { at: now, rows });
      // The map is in order of asking, so its first entry is the oldest.
      if (answers.size > MOST_KEPT) answers.delete(answers.keys().next().value!);
      return rows;
    },
  };
}

function secondShare(clock: () => Date): { take: () => boolean } {
  let [second, count] = [0, 0];
  return {
    take: () => {
      const now = Math.floor(clock().getTime() / 1_000);
      if (now !== second) [second, count] = [now, 0];
      return ++count <= MOST_A_SECOND;
    },
  };
}
