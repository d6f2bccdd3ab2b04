const REASONS = {
  full: "too many calls wait for it",
  late: "no answer in time",
  "hung up": "the caller has hung up",
};

/** Calls to another server wait here. `work` must stop when its signal is aborted. */
export type WaitingRoom = <T>(work: (signal: AbortSignal) => Promise<T>, hangUpSignal?: AbortSignal) => Promise<T>;

/** Why a call stopped waiting: too many calls were waiting, it took too long, or the caller has hung up. */
export class GivenUp extends Error {
  readonly reason: keyof typeof REASONS;

  constructor(name: string, reason: keyof typeof REASONS) {
    super(`${name}: ${REASONS[reason]}`);
    this.reason = reason;
  }
}

/** The number of calls that may wait for one provider. More calls would only wait longer. */
const PLACES = 20;

/**
 * A waiting room for one provider, so that a slow provider delays no other. A limited number of calls wait at once,
 * each for at most `patienceMs` and not after its caller has hung up. Do not hold a database connection while waiting.
 * Throws `GivenUp`.
 */
export function waitingRoom({
  name,
  patienceMs,
  places = PLACES,
}: {
  name: string;
  patienceMs: number;
  places?: number;
}): WaitingRoom {
  let waitingCount = 0;
  return async (work, hangUpSignal) => {
    if (hangUpSignal?.aborted === true) throw new GivenUp(name, "hung up");
    if (waitingCount >= places) throw new GivenUp(name, "full");
    waitingCount++;
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(new GivenUp(name, "late")), patienceMs);
    const abortOnHangUp = () => giveUp.abort(new GivenUp(name, "hung up"));
    hangUpSignal?.addEventListener("abort", abortOnHangUp, { once: true });
    try {
      return await Promise.race([work(giveUp.signal), rejectOnAbort(giveUp.signal)]);
    } catch (error) {
      throw giveUp.signal.aborted ? giveUp.signal.reason : error;
    } finally {
      clearTimeout(timer);
      hangUpSignal?.removeEventListener("abort", abortOnHangUp);
      waitingCount--;
    }
  };
}

// Our signals are aborted with an error, which the language does not say.
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
  );
}
