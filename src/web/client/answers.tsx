import type { Endpoint } from "#api/endpoint.ts";
import type { UseMutationOptions, UseQueryOptions } from "@tanstack/react-query";
import { notifyManager, QueryClient, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useRef } from "react";
import type { Answer, CallInput } from "./call.ts";
import { CallError, call, onChangingCall } from "./call.ts";
import { refreshQueue } from "./refresh-queue.ts";

// What the screens have read. The key of an answer is the path of its endpoint, then its parameters. No key is written
// by hand. After a change, the paths that its endpoint `touches` are read again.

/** What the screens have read. For what keeps it on the device. */
export const answers = new QueryClient({
  defaultOptions: {
    // Without network a change fails at once, with its sentence, instead of waiting in silence.
    mutations: { networkMode: "always" },
    queries: {
      staleTime: 5_000,
      retry: (count, error) => count < 2 && !(error instanceof CallError && error.status >= 400 && error.status < 500),
    },
  },
});

// A change shows before the next paint: a box that is ticked never shows its old state again for a moment.
notifyManager.setScheduler(queueMicrotask);

/** Keeps the answers for all screens. */
export function AnswersProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={answers}>{children}</QueryClientProvider>;
}

/** The key of all answers of a path and of the paths under it. */
export function keyOfPath(path: string): string[] {
  return path.split("/").slice(1);
}

/** How a screen reads an answer, besides its parameters. */
export type AnswerOptions<Data, Shown> = Omit<UseQueryOptions<Data, Error, Shown>, "queryKey" | "queryFn"> & {
  /** The version of the content. Under one version it is read once, whatever changes touch it. */
  version?: string | null;
};

/** The answer of an endpoint. It is read when first shown, and again after each change that touches it. */
export function useAnswer<E extends Endpoint & { method: "GET" }, Shown = Answer<E>>(
  endpoint: E,
  input: CallInput<E> = {},
  options: AnswerOptions<Answer<E>, Shown> = {},
) {
  return useLateAnswer(endpoint.path, async () => endpoint, input, options);
}

/** The same for an endpoint that is loaded on first use: the first page must not load the whole contract. */
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

/** The last answer that a screen has read. Undefined when none has. For code outside components. */
export function lastAnswer<E extends Endpoint & { method: "GET" }>(
  { path }: E,
  input: CallInput<E> = {},
): Answer<E> | undefined {
  return answers.getQueryData([...keyOfPath(path), input, undefined]);
}

/** Shows at once an answer that a change gave. It is then read again. */
export function showAnswer<E extends Endpoint & { method: "GET" }>(
  { path }: E,
  input: CallInput<E>,
  answer: Answer<E>,
): void {
  answers.setQueryData([...keyOfPath(path), input, undefined], answer);
}

/** An action of a screen: whether it is under way and how it ended. `change` makes the calls. */
export function useChange<Wanted, Data>(
  change: (wanted: Wanted) => Promise<Data>,
  options: Omit<UseMutationOptions<Data, Error, Wanted>, "mutationFn"> = {},
) {
  return useMutation<Data, Error, Wanted>({ ...options, mutationFn: change });
}

/** The same for what must be done once: a tap while the change is under way does nothing more. */
export function useSingleChange<Wanted, Data>(
  change: (input: Wanted) => Promise<Data>,
  options: Omit<UseMutationOptions<Data, Error, Wanted>, "mutationFn"> = {},
) {
  // The button is disabled by the next render, and a second tap may come before it.
  const isRunning = useRef(false);
  const single = useChange((input: Wanted) => change(input).finally(() => (isRunning.current = false)), options);
  const mutate = (input: Wanted) => {
    if (isRunning.current) return;
    isRunning.current = true;
    single.mutate(input);
  };
  return { ...single, mutate };
}

type SignInAnswer = "settings" | "person" | "identities" | "shown-code";

/** An answer of the sign-in service, which has its own contract. `question` distinguishes the answers. */
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

/** Reads the answers of the sign-in service again. */
export function refreshSignIn(name: SignInAnswer): Promise<void> {
  return answers.invalidateQueries({ queryKey: ["sign-in", name] });
}

/** Forgets every answer: another user may sign in. */
export function forgetAnswers(): void {
  answers.clear();
}

/** Reads again what is under these paths: at once where a screen shows it, otherwise when next shown. */
export async function refresh(paths: Iterable<string>): Promise<void> {
  await Promise.all(Array.from(paths, (path) => answers.invalidateQueries({ queryKey: keyOfPath(path) })));
}

const queue = refreshQueue(refresh);
onChangingCall(({ touches }, done) => queue.follow(touches, done));

/** Waits until what the last changes touched has been read again. */
export const whenRefreshed = queue.refreshed;
