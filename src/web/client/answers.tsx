import type { Endpoint } from "#api/endpoint.ts";
import type { UseMutationOptions, UseQueryOptions } from "@tanstack/react-query";
import { QueryClient, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Answer, CallInput } from "./call.ts";
import { CallError, call, whenChanging } from "./call.ts";
import { refreshQueue } from "./refresh-queue.ts";

// What screens have read. The key of an answer is the path of its endpoint, then what was asked: nobody writes one by
// hand, and a change reads again what its endpoint says that it touches.

const answers = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) => count < 2 && !(error instanceof CallError && error.status >= 400 && error.status < 500),
    },
  },
});

/** Keeps what is read for all screens. */
export function AnswersProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={answers}>{children}</QueryClientProvider>;
}

/** The key of all answers of a path and of those under it. */
export function keyOfPath(path: string): string[] {
  return path.split("/").slice(1);
}

/** What a screen may say of how an answer is read, beside what is asked. */
export type AnswerOptions<Data, Shown> = Omit<UseQueryOptions<Data, Error, Shown>, "queryKey" | "queryFn"> & {
  /** What tells this content from the one before: under one version it is read once, whatever changes touch it. */
  version?: string | null;
};

/** The answer of an endpoint, read when it is first shown and again after each change that touches it. */
export function useAnswer<E extends Endpoint & { method: "GET" }, Shown = Answer<E>>(
  endpoint: E,
  input: CallInput<E> = {},
  options: AnswerOptions<Answer<E>, Shown> = {},
) {
  return useLateAnswer(endpoint.path, async () => endpoint, input, options);
}

/**
 * The same for an endpoint that is loaded when it is first asked: the contract must not be part of what every first
 * page loads.
 */
export function useLateAnswer<E extends Endpoint & { method: "GET" }, Shown = Answer<E>>(
  path: E["path"],
  load: () => Promise<E>,
  input: CallInput<E> = {},
  { version, ...options }: AnswerOptions<Answer<E>, Shown> = {},
) {
  return useQuery<Answer<E>, Error, Shown>({
    ...options,
    ...(version !== undefined && { staleTime: "static" }),
    queryKey: [...keyOfPath(path), input, version],
    queryFn: async ({ signal }) => call(await load(), { ...input, signal }),
  });
}

/** Shows an answer at once, as it is known from a change; it is read again behind. */
export function showAnswer<E extends Endpoint & { method: "GET" }>(
  { path }: E,
  input: CallInput<E>,
  answer: Answer<E>,
): void {
  answers.setQueryData([...keyOfPath(path), input, undefined], answer);
}

/** Something done on a screen: whether it is under way and how it ended; `change` makes the calls. */
export function useChange<Wanted, Data>(
  change: (wanted: Wanted) => Promise<Data>,
  options: Omit<UseMutationOptions<Data, Error, Wanted>, "mutationFn"> = {},
) {
  return useMutation<Data, Error, Wanted>({ ...options, mutationFn: change });
}

type SignInAnswer = "settings" | "person" | "identities" | "shown-code";

/** What the sign-in service answers, which has a contract of its own; `asked` tells one answer from another. */
export function useSignInAnswer<Data, Shown = Data>(
  name: SignInAnswer,
  question: readonly unknown[],
  read: (signal: AbortSignal) => Promise<Data>,
  options: Omit<UseQueryOptions<Data, Error, Shown>, "queryKey" | "queryFn"> = {},
) {
  return useQuery<Data, Error, Shown>({
    ...options,
    queryKey: ["sign-in", name, ...question],
    queryFn: ({ signal }) => read(signal),
  });
}

/** Reads again what the sign-in service answered. */
export function refreshSignIn(name: SignInAnswer): Promise<void> {
  return answers.invalidateQueries({ queryKey: ["sign-in", name] });
}

/** Forgets all that was read: somebody else may sign in. */
export function forgetAnswers(): void {
  answers.clear();
}

/** Reads again what is under these paths, where a screen shows it; the rest when it is next shown. */
export async function refresh(paths: Iterable<string>): Promise<void> {
  await Promise.all(Array.from(paths, (path) => answers.invalidateQueries({ queryKey: keyOfPath(path) })));
}

const queue = refreshQueue(refresh);
whenChanging(({ touches }, done) => queue.follow(touches, done));

/** Waits until what the last changes touched has been read again. */
export const refreshed = queue.refreshed;
