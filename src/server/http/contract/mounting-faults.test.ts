import type { Endpoint } from "#api/endpoint.ts";
import { testApp } from "#test/test-app.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { publicRoute } from "../route.ts";
import { contract } from "./contract.ts";
import { mountingFaults } from "./mounting-faults.ts";
import { findRoutes } from "./product-routes.ts";

const tools = {
  method: "GET",
  path: "/api/planted",
  access: "public",
  summary: "",
  answer: z.object({}),
} satisfies Endpoint;
const toolsRoute = publicRoute(tools, async () => ({}));
const routes = await findRoutes();

test("the routes are exactly the endpoints of the contract", () => {
  expect(contract.length).toBeGreaterThan(30);
  expect(mountingFaults(contract, routes)).toEqual([]);
});

test("a mounted endpoint that the contract lacks is named, with what to do", () => {
  expect(mountingFaults(contract, [...routes, toolsRoute])).toEqual([
    "GET /api/planted has a route but is not in the contract: export its endpoint({ … }) from src/api/<noun>.ts, " +
      "and import it in the routes file",
  ]);
});

test("an endpoint of the contract without a route is named, with what to do", () => {
  expect(mountingFaults([...contract, tools], routes)).toEqual([
    "GET /api/planted is in the contract but no route answers it: write its route(…) " +
      "in an exported list of src/server/<noun>/<noun>.routes.ts, or remove its endpoint from src/api",
  ]);
});

test("two endpoints or two routes for the same call are named", () => {
  expect(mountingFaults([...contract, tools, { ...tools }], [...routes, toolsRoute, toolsRoute])).toEqual([
    expect.stringMatching(/^GET \/api\/planted is in the contract but no route answers it/),
    "GET /api/planted is in the contract twice: keep one of its endpoints in src/api",
    "GET /api/planted has two routes: keep one of them in the *.routes.ts files",
  ]);
});

test("the application refuses only API addresses mounted by hand", async () => {
  const app = await testApp();
  expect(() => app.server.get("/api/planted", async () => ({}))).toThrow(
    "GET /api/planted is mounted by hand and is not in the contract: export its endpoint({ … }) from src/api/<noun>.ts",
  );
  expect(() => app.server.route({ method: "POST", url: "/api/docs", handler: async () => ({}) })).toThrow("by hand");
  app.server.get("/tools", async () => ({}));
  await app.close();
});
