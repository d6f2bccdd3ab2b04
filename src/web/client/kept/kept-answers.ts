import { actingCompany } from "../acting-company.ts";
import { answers } from "../answers.tsx";
import { CallError } from "../call.ts";
import { OF_USER, runOnDevice } from "./device-database.ts";

// What the screens of a site have read is kept on the device, so that they open without a network.

/** An answer that this browser keeps. `id`: whose it is, and of what. `readAt`: milliseconds. */
type KeptAnswer = { id: string; userId: string; content: unknown; readAt: number };

const KEPT_PATHS = [
  "companies",
  "company",
  "projects",
  "project-times",
  "project-photos",
  "used-supplies",
  "timer",
  "closures",
  "team",
];
const MOST_ANSWERS = 80;
const LONGEST_KEPT_MS = 7 * 24 * 3_600_000;

let keeperId: string | null = null;
let stopFollowing: (() => void) | null = null;

/** Keeps for a user what the screens of a site read. What another user left here is erased first. */
export async function keepAnswersFor(userId: string): Promise<void> {
  if (keeperId === userId) return;
  keeperId = userId;
  stopFollowing ??= followAnswers();
  await eraseAnswers((answer) => answer.userId !== userId || answer.readAt < Date.now() - LONGEST_KEPT_MS).catch(
    () => {},
  );
}

/** Erases all answers that this browser keeps: the user signs out. */
export async function forgetKeptAnswers(): Promise<void> {
  keeperId = null;
  await runOnDevice("answers", "readwrite", (store) => store.clear()).catch(() => {});
}

function followAnswers(): () => void {
  // What was read, or waits for the network, since before somebody followed.
  for (const { queryKey, state } of answers
    .getQueryCache()
    .getAll()
    .filter((query) => isKept(query.queryKey))) {
    if (state.data !== undefined) void keep(queryKey, state.data);
    else if (state.fetchStatus === "paused" || state.error !== null) void restore(queryKey);
  }
  return answers.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || !isKept(event.query.queryKey)) return;
    const { queryKey, state } = event.query;
    if (event.action.type === "success" && event.action.manual !== true) void keep(queryKey, state.data);
    const isWithoutNetwork =
      event.action.type === "pause" || (event.action.type === "failed" && isOfNetwork(event.action.error));
    if (isWithoutNetwork && state.data === undefined) void restore(queryKey);
  });
}

function isOfNetwork(error: unknown): boolean {
  return error instanceof CallError && [0, 502, 503, 504].includes(error.status);
}

// Of photos the small ones alone: whole ones have a key with a version.
function isKept([floor, noun, ...rest]: readonly unknown[]): boolean {
  const isWholePhoto = noun === "project-photos" && rest.includes("{photoId}");
  return floor === "api" && KEPT_PATHS.includes(String(noun)) && !isWholePhoto;
}

function idOf(userId: string, queryKey: readonly unknown[]): string {
  return `${userId} ${actingCompany() ?? ""} ${JSON.stringify(queryKey)}`;
}

async function keep(queryKey: readonly unknown[], content: unknown): Promise<void> {
  if (keeperId === null) return;
  const answer: KeptAnswer = { id: idOf(keeperId, queryKey), userId: keeperId, content, readAt: Date.now() };
  try {
    await runOnDevice("answers", "readwrite", (store) => store.put(answer));
    const count = await runOnDevice("answers", "readonly", (store) => store.count());
    if (count > MOST_ANSWERS) await eraseOldest();
  } catch {
    // Without storage, or without room in it, nothing is kept.
  }
}

// A query that waits for the network shows what was read last. It is read anew when the network is back.
async function restore(queryKey: readonly unknown[]): Promise<void> {
  if (keeperId === null) return;
  const id = idOf(keeperId, queryKey);
  const answer = await runOnDevice<KeptAnswer | undefined>("answers", "readonly", (store) => store.get(id)).catch(
    () => undefined,
  );
  const isStillWanted = answer?.userId === keeperId && answers.getQueryData(queryKey) === undefined;
  if (answer && isStillWanted) answers.setQueryData(queryKey, answer.content, { updatedAt: answer.readAt });
}

async function eraseOldest(): Promise<void> {
  const all = await listAnswers();
  const [limit] = all
    .map(({ readAt }) => readAt)
    .toSorted((one, other) => other - one)
    .slice(MOST_ANSWERS / 2);
  await eraseAnswers(({ readAt }) => readAt <= (limit ?? 0));
}

async function eraseAnswers(mustGo: (answer: KeptAnswer) => boolean): Promise<void> {
  for (const answer of (await listAnswers()).filter(mustGo))
    await runOnDevice("answers", "readwrite", (store) => store.delete(answer.id));
}

function listAnswers(): Promise<KeptAnswer[]> {
  return runOnDevice<KeptAnswer[]>("answers", "readonly", (store) => store.index(OF_USER).getAll());
}
