import { hasRight, ROLES } from "#domain/company/team.ts";
import { contract } from "#server/http/contract/contract.ts";
import { bodyFields, nameOf } from "#test/contract-fields.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { rightOf } from "./endpoint.ts";

// A role that may not see amounts may not set them either. In every call open to such a role, fields named like money,
// VAT, hours or a rate are guarded.

const PRICE = new RegExp(
  "vat|tva|hour|heure|(^|_)h$|rate|tarif|price|prix|amount|montant|total|cents|euro|cost|quantity|" +
    "discount|remise|deposit|acompte|capital|iban|bic|fee|margin",
  "i",
);

/** What was used on a site is noted by who works there: it sells nothing. */
const PRICES_NOTHING = ["PUT /api/used-supplies/{id}/{supplyId}: quantity_e4"];

/** Roles that may call, and see no amounts. */
const blindCallers = (line: Endpoint) =>
  ROLES.filter((role) => line.access !== "signed-in" || (hasRight(role, rightOf(line)) && !hasRight(role, "amounts")));

/** Fields named like money that a role without amounts may send, with the reason. */
function unguardedAmounts(lines: readonly Endpoint[]): string[] {
  return bodyFields(lines)
    .filter(
      ({ endpoint, path }) =>
        path.some((name) => PRICE.test(name)) &&
        !PRICES_NOTHING.includes(`${nameOf(endpoint)}: ${path.join(".")}`) &&
        blindCallers(endpoint).some((role) => hasRight(role, endpoint.guarded?.[path[0]!]?.right ?? rightOf(endpoint))),
    )
    .map(
      ({ endpoint, path }) =>
        `${nameOf(endpoint)}: ${path.join(".")} may be sent by who sees no amounts: ` +
        `guard it in its endpoint, guarded: { ${path[0]}: { right: "manage", called: "…" } }`,
    );
}

test("people who may not see amounts cannot write fields that set amounts", () => {
  expect(unguardedAmounts(contract)).toEqual([]);
  expect(contract.filter((line) => line.body && blindCallers(line).length > 0).length).toBeGreaterThan(2);
});

test("every guarded field exists in its body and needs a right that some roles lack", () => {
  for (const line of contract) {
    const fields = bodyFields([line]).map(({ path }) => path.join("."));
    for (const [name, { right }] of Object.entries(line.guarded ?? {})) {
      expect(fields).toContain(name);
      expect(ROLES.some((role) => hasRight(role, rightOf(line)) && !hasRight(role, right))).toBe(true);
    }
  }
});

const plantEndpoint = (
  body: z.ZodType,
  more: Partial<Pick<Endpoint, "access" | "guarded" | "right">> = {},
): Endpoint[] => [
  {
    method: "POST",
    path: "/api/planted",
    access: "signed-in",
    touches: [],
    right: "work",
    summary: "",
    body,
    answer: z.object({}),
    ...more,
  },
];

test.each(["vat_basis_points", "estimate_h", "hourly_rate", "unit_price", "discount", "total", "quantity"])(
  "a field that sets an amount must be guarded: %s",
  (name) => {
    const field = { [name]: z.number().optional() };
    for (const body of [
      z.object(field),
      z.object({ lines: z.array(z.object(field)) }),
      z.object({ line: z.object(field).nullish() }),
    ]) {
      expect(unguardedAmounts(plantEndpoint(body))).toHaveLength(1);
      expect(unguardedAmounts(plantEndpoint(body, { right: "own" }))).toHaveLength(1);
      expect(unguardedAmounts(plantEndpoint(body, { access: "public" }))).toHaveLength(1);
      expect(unguardedAmounts(plantEndpoint(body, { right: "manage" }))).toEqual([]);
    }
    expect(
      unguardedAmounts(plantEndpoint(z.object(field), { guarded: { [name]: { right: "manage", called: "x" } } })),
    ).toEqual([]);
    expect(
      unguardedAmounts(plantEndpoint(z.object(field), { guarded: { [name]: { right: "work", called: "x" } } })),
    ).toHaveLength(1);
  },
);
