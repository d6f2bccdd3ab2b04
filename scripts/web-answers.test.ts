import { lintFaults } from "#test/planted-lint.ts";
import { expect, test } from "vitest";

// A query key written by hand is never refreshed. The lint keeps keys in the one file that derives them from endpoints.

test.each([
  'import { useQuery } from "@tanstack/react-query"; export const useTools = () => useQuery({ queryKey: ["tools"] });',
  'import { useQueryClient } from "@tanstack/react-query"; export const use = () => useQueryClient();',
  'import { useMutation } from "@tanstack/react-query"; export const use = () => useMutation({});',
  'import * as queries from "@tanstack/react-query"; export const use = () => queries.useQueryClient();',
  'import { QueryClient } from "@tanstack/react-query"; export const queries = new QueryClient();',
])("a screen that writes its own query key is refused with what to use instead: %s", (text) => {
  expect(lintFaults(text, "src/web/tools/tools.screen.tsx").join()).toContain("read with useAnswer");
});

test("only the file of query keys imports the query library, except for types and the placeholder", () => {
  const text = 'import { useQuery } from "@tanstack/react-query"; export const use = () => useQuery({ queryKey: [] });';
  expect(lintFaults(text, "src/web/client/answers.tsx")).toEqual([]);
  const screen =
    'import type { UseQueryResult } from "@tanstack/react-query"; ' +
    'import { keepPreviousData } from "@tanstack/react-query"; ' +
    "export const before = keepPreviousData; export type Shown = UseQueryResult;";
  expect(lintFaults(screen, "src/web/tools/tools.screen.tsx")).toEqual([]);
});
