import type { Endpoint } from "#api/endpoint.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { keyOfPath } from "./answers.tsx";
import type { Answer, CallInput } from "./call.ts";
import { call } from "./call.ts";

/** A read that answers in pages. */
type PagedEndpoint = Endpoint & { method: "GET"; answer: z.ZodType<{ next_cursor: string | null }> };

/**
 * The answers of an endpoint that answers in pages. The first page is read at once, the following ones on request. With
 * `keepsBefore`, the former answer stays while something else is searched. Nothing is read while `isWanted` is false.
 */
export function useAnswerPages<E extends PagedEndpoint>(
  endpoint: E,
  query: Omit<NonNullable<CallInput<E>["query"]>, "cursor">,
  {
    keepsBefore = false,
    isWanted = true,
    params,
  }: { keepsBefore?: boolean; isWanted?: boolean; params?: CallInput<E>["params"] } = {},
) {
  return useInfiniteQuery({
    queryKey: [...keyOfPath(endpoint.path), "pages", query, ...(params ? [params] : [])],
    queryFn: ({ pageParam, signal }): Promise<Answer<E>> => {
      const input: object = { params, query: { ...query, cursor: pageParam }, signal };
      // The query is that of the endpoint, whose `cursor` the parameter leaves out.
      return call(endpoint, input as CallInput<E>);
    },
    // The first page has no cursor; the type of this value is that of all cursors.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    // Coming back to the window would read again every page that is held, one after the other.
    refetchOnWindowFocus: false,
    enabled: isWanted,
    ...(keepsBefore && { placeholderData: keepPreviousData }),
  });
}
