import { amountMark, bareSchema } from "#api/amounts.ts";
import type { Endpoint } from "#api/endpoint.ts";
import { rightOf } from "#api/endpoint.ts";
import { hasRight, ROLES } from "#domain/company/team.ts";
import { canBeBlank, WITHOUT_INSIDE } from "#server/http/contract/without-amounts.ts";
import type { Inside } from "#server/http/contract/without-amounts.ts";
import type { z } from "zod";

// Amounts are declared in the contract. A number that reads like money is marked where it is declared, in the unit of
// its name. Every amount that a role without amounts reads can be blanked. Such a role reads nothing of unknown shape.

const MONEY_WORDS = words(`
  amount amounts price prices total totals subtotal rate rates cent cents euro euros eur net vat gross due paid prepaid
  cost costs fee fees margin discount discounts deposit deposits capital turnover revenue balance invoiced credited
  retention owed budget salary wage tariff expense expenses income profit debt credit debit payment payments payable
  refund montant prix tva acompte remise solde
`);

// A text named « vat » or « due » may be a kind of VAT or a day. Only these words prove that a text is an amount.
const MONEY_WORDS_OF_TEXTS = words("amount amounts price prices total totals cent cents euro euros cost iban bic");

/** The numbers that the specification names in euros. Any other amount is an integer. */
const EUROS = words("hourly_rate capital rate estimation_rate estimation_total total");

const SUFFIX = { cents: "_cents", e4: "_e4", e6: "_e6" } as const;

type Line = Pick<Endpoint, "path" | "access" | "right" | "showsAmountsByLink" | "body" | "answer"> & { method: string };

/** What is wrong with the amounts of these endpoints, one sentence each: where, and what to do. */
export function amountFaults(lines: readonly Line[]): string[] {
  const faults = lines.flatMap((line) => [
    ...(line.showsAmountsByLink && line.access !== "public"
      ? [`${nameOf(line)} has showsAmountsByLink and is not public: remove it, the caller's role decides`]
      : []),
    ...(line.body ? fieldsOf(line.body).flatMap((field) => declarationFaults(field, `${nameOf(line)}, body`)) : []),
    ...fieldsOf(line.answer).flatMap((field) => [
      ...declarationFaults(field, `${nameOf(line)}, answer`),
      ...textFaults(field, `${nameOf(line)}, answer`),
    ]),
    ...(isReadWithoutAmounts(line) ? fieldsOf(line.answer).flatMap((field) => blankFaults(field, nameOf(line))) : []),
  ]);
  return [...new Set(faults)];
}

/** One field: the names on the path to it, `[]` for an item of a list, and whether an object around it is hidden. */
type Field = { path: readonly string[]; schema: z.ZodType; isHiddenAbove: boolean };

function fieldsOf(schema: z.ZodType, path: readonly string[] = [], isHiddenAbove = false): Field[] {
  const inner = bareSchema(schema).def as unknown as Partial<Inside>;
  const isHidden = isHiddenAbove || amountMark(schema)?.isHidden === true;
  const inside = ([name, field]: readonly [string, z.ZodType]) => fieldsOf(field, [...path, name], isHidden);
  return [
    { path, schema, isHiddenAbove },
    ...Object.entries(inner.shape ?? {}).flatMap(inside),
    ...(inner.catchall ? inside(["*", inner.catchall]) : []),
    ...(inner.element ? inside(["[]", inner.element]) : []),
    ...(inner.valueType ? inside(["*", inner.valueType]) : []),
    ...(inner.options ?? []).flatMap((option) => fieldsOf(option, path, isHidden)),
  ];
}

function declarationFaults({ path, schema }: Field, where: string): string[] {
  const { type } = bareSchema(schema).def;
  if (type !== "number" && type !== "int" && type !== "bigint") return [];
  const name = path.findLast((segment) => segment !== "[]" && segment !== "*") ?? "";
  const mark = amountMark(schema);
  const at = `${where}: ${path.join(".")}`;
  if (mark?.unit === "euros" && !EUROS.has(name))
    return [
      `${at} is in euros and no field of the specification: name it ${name}_cents and declare it with moneyCents()`,
    ];
  if (mark?.unit && mark.unit !== "euros" && !name.endsWith(SUFFIX[mark.unit]))
    return [`${at} is declared in ${mark.unit}: end its name with ${SUFFIX[mark.unit]}`];
  if (mark && (mark.unit || !mark.isHidden)) return [];
  const readsLikeMoney = path.some((segment) => readsLike(segment, MONEY_WORDS) || /_(cents|e4|e6)$/.test(segment));
  return readsLikeMoney
    ? [
        `${at} reads like money and is not declared so: write \`${inCents(name)}: moneyCents()\` (or moneyE4(), ` +
          "moneyE6(); money() when the specification names it in euros) of src/api/amounts.ts; noAmount(…) when it " +
          "is no money",
      ]
    : [];
}

// The name that a field in cents has on the wire: `amountDue` becomes `amount_due_cents`.
function inCents(name: string): string {
  const wireName = name.replace(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
  return `${wireName.replace(/_(cents|e4|e6)$/, "")}${SUFFIX.cents}`;
}

function textFaults({ path, schema, isHiddenAbove }: Field, where: string): string[] {
  if (bareSchema(schema).def.type !== "string" || isHiddenAbove || amountMark(schema)) return [];
  return readsLike(path.at(-1) ?? "", MONEY_WORDS_OF_TEXTS)
    ? [
        `${where}: ${path.join(".")} reads like money and may be read by all: declare it with amountsOnly(…) of ` +
          "src/api/amounts.ts, or with noAmount(…) when it is no money",
      ]
    : [];
}

function blankFaults({ path, schema, isHiddenAbove }: Field, name: string): string[] {
  if (isHiddenAbove) return [];
  const at = `${name}, answer: ${path.join(".") || "the whole of it"}`;
  const mark = amountMark(schema);
  if (mark?.isHidden)
    return canBeBlank(schema)
      ? []
      : [
          `${at} is an amount that somebody without the right "amounts" asks for, and cannot be blank: add ` +
            '.nullable(), or say right: "amounts" (of a public endpoint showsAmountsByLink: true) in the endpoint',
        ];
  const { type } = bareSchema(schema).def;
  return mark || WITHOUT_INSIDE.has(type) || KNOWN_INSIDE.has(type)
    ? []
    : [
        `${at} is ${type}, which has no known shape: give it one, or declare it with amountsOnly(…) or ` +
          "noAmount(…) of src/api/amounts.ts",
      ];
}

const KNOWN_INSIDE = words("object array record union");

function isReadWithoutAmounts({ method, path, access, right, showsAmountsByLink }: Line): boolean {
  if (access === "public") return showsAmountsByLink !== true;
  if (access === "person") return true;
  const neededRight = rightOf({ method, path, right } as Endpoint);
  return ROLES.some((role) => hasRight(role, neededRight) && !hasRight(role, "amounts"));
}

function readsLike(name: string, money: ReadonlySet<string>): boolean {
  return name
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split("_")
    .some((word) => money.has(word));
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

function nameOf({ method, path }: Line): string {
  return `${method} ${path}`;
}
