import type { Node, Source } from "./source-code.ts";
import { lineFinder, programOf, visit } from "./source-code.ts";

// A boolean is a question, so that a condition reads as a sentence: `if (isOpen)`, `if (lacksNumber)`. Without types,
// a boolean is known by what is written: its type, its value (`true`, a comparison, `!`, `&&`), or `z.boolean()` in a
// contract.

/** What a question begins with: a verb that asks, or a verb in the third person. A new one is added here. */
const ASKING_VERBS = words(
  "is are was were has have had can may must should will does did " +
    "asks counts creates differs ends goes greets hides holds includes keeps lacks manages needs prices prints reads " +
    "refers runs says sees serves shows starts streams takes ticks trusts uses wants writes",
);

/**
 * What the name of a function may begin with besides: another verb in the third person (`matchesPattern`), that of a
 * hook, or that of an action that answers whether it was done.
 */
const VERBS_OF_FUNCTIONS = /^(?:[a-z]+s|use|allow|copy|end|run|show)(?=[A-Z]|$)/;

/** A name that is decided elsewhere: why, and in which files it may stand. */
type FixedNames = { why: string; under: readonly string[]; names: ReadonlySet<string> };

/** The only booleans that may ask nothing. A name that no file bears any more is removed from here. */
export const FIXED_NAMES: readonly FixedNames[] = [
  {
    why: "programs of others read them in the contract",
    under: ["src/api/", "src/server/auth/own-sessions/own-sessions.test.ts", "test/"],
    names: words("after_acceptance available connected current me not_transmissible set_aside"),
  },
  {
    why: "a task is ticked by the contract's names, from its table to the assistant",
    under: [
      "src/api/",
      "src/domain/assistant/",
      "src/domain/projects/task.ts",
      "src/server/assistant/actions/project.actions.ts",
      "src/server/projects/tick-task.test.ts",
    ],
    names: words("done doneByMaitre done_by_maitre"),
  },
  {
    why: "the view of a document is answered as it is printed",
    under: ["src/domain/assistant/conversation/effect.ts", "src/domain/documents/", "src/web/assistant/living/"],
    names: words("strong"),
  },
  {
    why: "a function of the database or a column of one of its tables bears them",
    under: ["src/server/http/caller.repository.ts", "src/server/mcp/personal-tokens.repository.ts"],
    names: words("email_confirmed programs_open second_factor_needed"),
  },
  {
    why: "rows of auth.login_changes keep them as JSON",
    under: ["src/server/auth/changes/"],
    names: words("confirmed proved"),
  },
  {
    why: "conversations keep them, two of them under the name of the question that they answer",
    under: ["src/domain/assistant/conversation/flow.ts"],
    names: words("invoiceConfirm quoteConfirmed quotePreference requireQuote tasksGenerationAttempted tasksStarted"),
  },
  {
    why: "the sentences of bench/phrasings say under these names what is expected",
    under: ["src/domain/assistant/understanding.ts", "bench/"],
    names: words("cancel negated nothing yes"),
  },
  {
    why: "each is called as its setting, AUTH_SIGNUP_ENABLED",
    under: ["src/server/auth/ground/auth-config.ts"],
    names: words(
      "anonymousEnabled apiKeyRequired currentPasswordRequired emailEnabled mailAutoconfirm manualLinkingEnabled " +
        "mfaPhoneEnabled mfaTotpEnabled phoneAutoconfirm phoneEnabled reauthenticationRequired secureEmailChange " +
        "showCodes signupEnabled smsEnabled",
    ),
  },
  {
    why: "the protocol of the sign-in server answers them",
    under: ["src/web/auth/ground/use-auth-settings.ts"],
    names: words("disable_signup mailer_failing manual_linking_enabled mfa_phone_enabled mfa_totp_enabled show_codes"),
  },
  {
    why: "they stand in the address of a page",
    under: ["src/web/auth/pages/return-path.ts"],
    names: words("first"),
  },
  {
    why: "they are attributes of HTML, which components and forms hand on",
    under: [
      "src/api/assistant/assistant.ts",
      "src/domain/assistant/conversation/message.ts",
      "src/web/app/command-palette.tsx",
      "src/web/app/shortcut-list.tsx",
      "src/web/auth/codes/",
      "src/web/ui/",
    ],
    names: words("autoFocus open required"),
  },
  {
    why: "browsers name them: recognition of speech",
    under: ["src/web/assistant/dictation/speech.ts"],
    names: words("continuous interimResults"),
  },
  {
    why: "a result says `ok`, as the answer of fetch does",
    under: ["src/domain/"],
    names: words("ok"),
  },
  {
    why: "the parser, the library of checks, axe and the protocol of models name them",
    under: ["scripts/", "test/"],
    names: words("abort async computed enabled shorthand stream"),
  },
  {
    why: "browsers name what they say of the network",
    under: ["src/web/client/outbox/page-outbox.ts"],
    names: words("saveData"),
  },
];

/** Every boolean whose name is no question, `file:line`, with what to do. */
export function unaskingBooleans(sources: readonly Source[]): string[] {
  return sources.filter(isCode).flatMap(({ path, text }) => {
    const lineAt = lineFinder(text);
    return booleansIn(path, text)
      .filter(({ name, isFunction }) => !asks(name) && !(isFunction && VERBS_OF_FUNCTIONS.test(name)))
      .filter(({ name }) => !isFixed(name, path))
      .map(({ name, start }) => `${path}:${lineAt(start)} ${advice(name)}`);
  });
}

/** Every name of the list that no boolean bears any more, with what to do. `sources`: the whole repository. */
export function unusedFixedNames(sources: readonly Source[], list: readonly FixedNames[] = FIXED_NAMES): string[] {
  const borneNames = sources
    .filter(isCode)
    .map(({ path, text }) => ({ path, names: new Set(booleansIn(path, text).map(({ name }) => name)) }));
  return list.flatMap(({ under, names }) =>
    [...names]
      .filter((name) => !borneNames.some((source) => isUnder(source.path, under) && source.names.has(name)))
      .map((name) => `« ${name} » names no boolean under ${under.join(", ")}: remove it from FIXED_NAMES`),
  );
}

function isCode({ path }: Source): boolean {
  return /\.(tsx?|mjs)$/.test(path);
}

type BooleanName = { name: string; start: number; isFunction?: boolean };

/** The booleans that a source names, with their places. */
function booleansIn(path: string, text: string): BooleanName[] {
  const booleans = new Map<string, BooleanName>();
  visit(programOf({ path, text }), (node) => {
    const name = booleanName(node);
    if (name !== null) booleans.set(`${name.name} ${name.start}`, name);
  });
  return [...booleans.values()];
}

type AnyNode = Node & {
  id?: NamedNode | null;
  init?: ValueNode | null;
  left?: NamedNode;
  right?: ValueNode;
  key?: NamedNode;
  computed?: boolean;
  name?: string;
  value?: ValueNode | null;
  typeAnnotation?: { typeAnnotation?: TypeNode } | null;
  returnType?: { typeAnnotation?: TypeNode } | null;
};
type NamedNode = Node & { name?: string; value?: unknown; elements?: (NamedNode | null)[] };
type TypeNode = Node & { types?: TypeNode[]; literal?: { value?: unknown } };
const COMPARISONS = words("== != === !== < <= > >= in instanceof");

type ValueNode = Node & {
  value?: unknown;
  name?: string;
  callee?: ValueNode;
  arguments?: ValueNode[];
  object?: ValueNode;
  property?: NamedNode;
  operator?: string;
  left?: ValueNode;
  right?: ValueNode;
  expression?: ValueNode;
};

function booleanName(node: AnyNode): BooleanName | null {
  const { type, id, init, left, right, key, computed, value, typeAnnotation } = node;
  if (type === "FunctionDeclaration") return functionName(node);
  const isTyped = isBooleanType(typeAnnotation?.typeAnnotation);
  // `const enabled = true`, `(quiet = false) => …`, `{ busy = false }: Props`.
  if (type === "VariableDeclarator") return isBoolean(init) ? nameOf(id) : stateName(id, init);
  if (type === "AssignmentPattern") return isBoolean(right) ? nameOf(left) : null;
  // A parameter or a variable with its type.
  if (type === "Identifier") return isTyped ? nameOf(node) : null;
  // `[consentMark]: true` has no name of its own.
  if (computed) return null;
  if (type === "TSPropertySignature") return isTyped ? nameOf(key) : null;
  if (type === "PropertyDefinition") return isTyped || isBoolean(value) ? nameOf(key) : null;
  // `done: z.boolean()` in the contract.
  if (type === "Property") return isBooleanSchema(value) ? nameOf(key) : null;
  return null;
}

// `function sameText(one: string, other: string): boolean`.
function functionName({ id, returnType }: AnyNode): BooleanName | null {
  const name = returnType?.typeAnnotation?.type === "TSBooleanKeyword" ? nameOf(id) : null;
  return name && { ...name, isFunction: true };
}

// `const [busy, setBusy] = useState(false)`.
function stateName(id: NamedNode | null | undefined, init: ValueNode | null | undefined): BooleanName | null {
  const isState = init?.type === "CallExpression" && init.callee?.name === "useState" && isBoolean(init.arguments?.[0]);
  return isState ? nameOf(id?.elements?.[0]) : null;
}

function nameOf(node: NamedNode | null | undefined): BooleanName | null {
  const name = node?.name ?? node?.value;
  return node && typeof name === "string" ? { name, start: node.start } : null;
}

// `true`, `!isOpen`, `count > 0`, and what `&&` or `||` makes of them.
function isBoolean(node: ValueNode | null | undefined): boolean {
  if (node?.type === "ParenthesizedExpression") return isBoolean(node.expression);
  if (node?.type === "UnaryExpression") return node.operator === "!";
  if (node?.type === "BinaryExpression") return COMPARISONS.has(node.operator ?? "");
  if (node?.type === "LogicalExpression")
    return isBoolean(node.right) && (node.operator === "&&" || (node.operator === "||" && isBoolean(node.left)));
  return typeof node?.value === "boolean";
}

// `boolean`, `true`, `boolean | null`, `boolean | undefined`.
function isBooleanType(node: TypeNode | undefined): boolean {
  if (node?.type === "TSBooleanKeyword") return true;
  if (node?.type === "TSLiteralType") return typeof node.literal?.value === "boolean";
  const members = node?.types?.filter(({ type }) => type !== "TSNullKeyword" && type !== "TSUndefinedKeyword") ?? [];
  return node?.type === "TSUnionType" && members.length > 0 && members.every(isBooleanType);
}

// `z.boolean()`, and what follows it: `z.boolean().optional()`.
function isBooleanSchema(node: ValueNode | null | undefined): boolean {
  if (node?.type === "CallExpression") return isBooleanSchema(node.callee);
  if (node?.type !== "MemberExpression") return false;
  return (node.object?.name === "z" && node.property?.name === "boolean") || isBooleanSchema(node.object);
}

function asks(name: string): boolean {
  return ASKING_VERBS.has(/^_?([a-z]+)/.exec(name)?.[1] ?? "");
}

function isFixed(name: string, path: string): boolean {
  return FIXED_NAMES.some(({ under, names }) => names.has(name) && isUnder(path, under));
}

function isUnder(path: string, under: readonly string[]): boolean {
  return under.some((place) => path.startsWith(place));
}

function advice(name: string): string {
  const question = name.includes("_") ? `is_${name}` : `is${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  return (
    `is a boolean named « ${name} »: make it a question (${question}, has…, can…, or a verb as in lacksNumber), ` +
    "add its verb to ASKING_VERBS of scripts/boolean-names.ts, or say in FIXED_NAMES there who decides it"
  );
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
