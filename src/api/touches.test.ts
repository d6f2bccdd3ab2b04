import { contract } from "#server/http/contract/contract.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoint } from "./endpoint.ts";

type TouchingCall = Pick<Endpoint, "method" | "path" | "touches">;

/** A sentence for each path that a change touches and that no read answers. */
function readsNobodyAnswers(lines: readonly TouchingCall[]): string[] {
  const reads = lines.filter(({ method }) => method === "GET").map(({ path }) => `${path}/`);
  return lines.flatMap(({ method, path, touches = [] }) =>
    touches
      .filter((touch) => !reads.some((read) => read.startsWith(`${touch}/`)))
      .map((touch) => `${method} ${path} touches ${touch}, which no GET answers: write the path of a read`),
  );
}

test("a change touches the path of a read or a folder of reads", () => {
  expect(readsNobodyAnswers(contract)).toEqual([]);
});

test("a touched path without a read is reported", () => {
  const reads: TouchingCall = { method: "GET", path: "/api/tools/{id}" };
  const change = (touch: `/api/${string}`): TouchingCall => ({ method: "POST", path: "/api/tools", touches: [touch] });
  expect(readsNobodyAnswers([reads, change("/api/tools"), change("/api/tools/{id}")])).toEqual([]);
  expect(readsNobodyAnswers([reads, change("/api/tool")])).toEqual([
    "POST /api/tools touches /api/tool, which no GET answers: write the path of a read",
  ]);
});

test("an endpoint that changes data without `touches` does not compile", () => {
  const line = { path: "/api/tools", access: "signed-in", summary: "", answer: z.object({}) } as const;
  expect(endpoint({ ...line, method: "GET" }).method).toBe("GET");
  expect(endpoint({ ...line, method: "POST", touches: [] }).touches).toEqual([]);
  // @ts-expect-error -- `touches` is missing
  endpoint({ ...line, method: "POST" });
  // @ts-expect-error -- a read changes nothing
  endpoint({ ...line, method: "GET", touches: [] });
});
