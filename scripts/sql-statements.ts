import type { LinkedNode, SourceFile, Statement } from "./sql-texts.ts";
import { declarationOf, nameOf, nodesUnder, parameters } from "./sql-texts.ts";

// Finds the statements of a source: the arguments of `….query(…)`, templates tagged `sql`, and any other text that
// begins like a statement.

const VERB = new RegExp(
  [
    String.raw`^\s*\(?\s*select\s`,
    String.raw`^\s*insert\s+into\s`,
    String.raw`^\s*update\s+\S+\s+set\s`,
    String.raw`^\s*delete\s+from\s`,
    String.raw`^\s*with\s+(recursive\s+)?\w+(\s*\([^)]*\))?\s+as\s`,
  ].join("|"),
  "i",
);
/** Where Kysely puts a parameter. It is numbered once the whole text is known. */
const PARAMETER = "\u0001";
const MOST_TEXTS = 64;
const OPERATIONS: Record<string, (left: string, right: string) => string> = {
  "+": (left, right) => (isNaN(Number(left)) ? left + right : String(Number(left) + Number(right))),
  "-": (left, right) => String(Number(left) - Number(right)),
  "*": (left, right) => String(Number(left) * Number(right)),
  "/": (left, right) => String(Number(left) / Number(right)),
};

type Scope = { file: SourceFile; names: ReadonlyMap<string, { node: LinkedNode; scope: Scope }>; depth: number };

/**
 * The statements of some files, and the fragments that no statement uses. `read` gives the files they import. A
 * statement without texts could not be read.
 */
export function statementsOf(files: readonly SourceFile[], read: (path: string) => SourceFile): Statement[] {
  /** A fragment of another text is not a statement. */
  const inlinedNodes = new Set<LinkedNode>();
  return files
    .flatMap(statementsOfOne)
    .filter(({ node }) => !inlinedNodes.has(node))
    .map((statement) => ({ ...statement, texts: [...new Set(statement.texts)].map(numberParameters) }));

  function statementsOfOne(file: SourceFile): Statement[] {
    const scope: Scope = { file, names: new Map(), depth: 0 };
    return nodesUnder(file.program).flatMap((node) => {
      const texts = possibleTexts(node, scope);
      return texts === null ? [] : [{ file, node, rowType: typeArgument(node), texts }];
    });
  }

  /** The texts of a node that is a statement, none when it cannot be read. Null for any other node. */
  function possibleTexts(node: LinkedNode, scope: Scope): string[] | null {
    if (isQueryCall(node)) {
      const [argument] = node["arguments"] as LinkedNode[];
      const texts = textsOf(argument!, scope);
      // A text that a function only passes on is read where it is written: there it begins like a statement.
      if (texts === null) return nameOf(argument) === null ? [] : null;
      return texts.some((text) => VERB.test(text)) ? texts : null;
    }
    const isTemplate = isSqlTemplate(node);
    const isPlain = isText(node) && node.parent?.type !== "TaggedTemplateExpression";
    if (inlinedNodes.has(node) || !(isTemplate || (isPlain && startsAsStatement(node)))) return null;
    const texts = isTemplate ? sqlOf(node, scope) : textsOf(node, scope);
    inlinedNodes.delete(node);
    return isTemplate && !startsAsStatement(node["quasi"] as LinkedNode) ? [] : (texts ?? []);
  }

  /** The possible texts of an expression that builds SQL with Kysely. Null for a value, which becomes a parameter. */
  function sqlOf(node: LinkedNode, at: Scope): string[] | null {
    if (at.depth > 8) return null;
    if (isSqlTemplate(node)) {
      inlinedNodes.add(node);
      return joinParts(node["quasi"] as LinkedNode, (expression) => sqlOf(expression, at) ?? [PARAMETER]);
    }
    if (node.type === "ConditionalExpression") return bothBranches(node["consequent"], node["alternate"], at, sqlOf);
    if (node.type === "CallExpression") return sqlCall(node, at);
    return followDeclaration(node, at, sqlOf);
  }

  function sqlCall(node: LinkedNode, at: Scope): string[] | null {
    const callee = node["callee"] as LinkedNode;
    const [first, second] = node["arguments"] as LinkedNode[];
    if (callee.type === "MemberExpression" && nameOf(callee["object"]) === "sql") {
      const method = nameOf(callee["property"]);
      if (method === "ref" || method === "raw") return textsOf(first!, at);
      if (method !== "join") return null;
      const items = itemsOf(first!, at) ?? [PARAMETER];
      const separators = (second && sqlOf(second, at)) ?? [", "];
      return items.flatMap((item) => separators.flatMap((separator) => [item, `${item}${separator}${item}`]));
    }
    return readReturned(node, at, sqlOf);
  }

  /** The texts of a list's items, from `list.map((row) => sql…)`. */
  function itemsOf(node: LinkedNode, at: Scope): string[] | null {
    if (nameOf(node) !== null) return followDeclaration(node, at, itemsOf);
    const callee = node["callee"] as LinkedNode | undefined;
    if (callee?.type !== "MemberExpression" || nameOf(callee["property"]) !== "map") return null;
    const [mapper] = node["arguments"] as LinkedNode[];
    return sqlOf(mapper!["body"] as LinkedNode, at);
  }

  /** The possible texts of a plain text expression. Null when it cannot be read. */
  function textsOf(node: LinkedNode, at: Scope): string[] | null {
    if (at.depth > 8) return null;
    if (isText(node)) {
      inlinedNodes.add(node);
      if (node.type === "Literal") return [String(node["value"])];
      return joinParts(node, (expression, isQuoted) => textsOf(expression, at) ?? (isQuoted ? [PARAMETER] : null));
    }
    if (node.type === "Literal" && typeof node["value"] === "number") return [String(node["value"])];
    if (node.type === "ConditionalExpression") return bothBranches(node["consequent"], node["alternate"], at, textsOf);
    if (node.type === "BinaryExpression") return combineTexts(node, at);
    if (node.type === "CallExpression") return readReturned(node, at, textsOf);
    if (node.type === "MemberExpression") return memberTexts(node, at);
    return followDeclaration(node, at, textsOf);
  }

  /** Texts joined together, or numbers of a calculation. */
  function combineTexts(node: LinkedNode, at: Scope): string[] | null {
    const [left, right] = [textsOf(node["left"] as LinkedNode, at), textsOf(node["right"] as LinkedNode, at)];
    const combine = OPERATIONS[node["operator"] as string];
    return left && right && combine ? left.flatMap((leftText) => right.map((other) => combine(leftText, other))) : null;
  }

  function memberTexts(node: LinkedNode, at: Scope): string[] | null {
    const name = nameOf(node["object"]);
    const declaration = name ? declarationOf(name, node, at.file, read) : null;
    const table = unwrapNode((declaration ? declaration.node["init"] : node["object"]) as LinkedNode | null);
    if (table?.type !== "ObjectExpression") return null;
    const propertyName = node["computed"] ? null : nameOf(node["property"]);
    const inner = { ...at, file: declaration?.file ?? at.file, depth: at.depth + 1 };
    const values = (table["properties"] as LinkedNode[])
      .filter((property) => propertyName === null || nameOf(property["key"]) === propertyName)
      .map((property) => textsOf(property["value"] as LinkedNode, inner));
    return values.every((texts) => texts !== null) ? values.flat() : null;
  }

  type Evaluate = (node: LinkedNode, at: Scope) => string[] | null;

  function bothBranches(first: unknown, second: unknown, at: Scope, evaluate: Evaluate): string[] | null {
    const [branch, other] = [evaluate(first as LinkedNode, at), evaluate(second as LinkedNode, at)];
    return branch && other && [...branch, ...other];
  }

  /** Follows a name to its declaration. */
  function followDeclaration(node: LinkedNode, at: Scope, evaluate: Evaluate): string[] | null {
    const plain = unwrapNode(node)!;
    if (plain !== node) return evaluate(plain, at);
    const name = nameOf(node);
    if (name === null) return null;
    const boundName = at.names.get(name);
    if (boundName) return evaluate(boundName.node, { ...boundName.scope, depth: at.depth + 1 });
    const declaration = declarationOf(name, node, at.file, read);
    if (!declaration) return null;
    const inner: Scope = { ...at, file: declaration.file, depth: at.depth + 1 };
    const isPlain = evaluate === textsOf;
    if (declaration.node.type === "VariableDeclarator" && nameOf(declaration.node["id"]) === null)
      return isPlain ? literalsOf(propertyType(declaration.node["init"] as LinkedNode, name, inner)) : null;
    if (declaration.node.type === "VariableDeclarator" && declaration.node["init"])
      return evaluate(declaration.node["init"] as LinkedNode, inner);
    if (declaration.node.type === "Identifier") return isPlain ? literalsOf(typeOf(declaration.node, inner)) : null;
    if (declaration.node.type !== "ForOfStatement") return null;
    const list = listOf(declaration.node["right"] as LinkedNode, inner);
    const values = list?.map((item) => evaluate(item, inner)) ?? [null];
    return values.every((texts) => texts !== null) ? values.flat() : null;
  }

  type Type = { node: LinkedNode; file: SourceFile } | null;

  function typeOf(typeNode: LinkedNode, at: Scope): Type {
    const annotation = typeNode["typeAnnotation"] as { typeAnnotation: LinkedNode } | null;
    return annotation && resolveAlias({ node: annotation.typeAnnotation, file: at.file });
  }

  /** The type of a destructured property of a parameter: `const { login } = former`. */
  function propertyType(whole: LinkedNode, property: string, at: Scope): Type {
    const name = nameOf(whole);
    const declaration = name ? declarationOf(name, whole, at.file, read) : null;
    const type = declaration && typeOf(declaration.node, { ...at, file: declaration.file });
    const member = ((type?.node["members"] as LinkedNode[] | undefined) ?? []).find(
      (member) => nameOf(member["key"]) === property,
    );
    return type && member ? typeOf(member, { ...at, file: type.file }) : null;
  }

  function resolveAlias(type: NonNullable<Type>): Type {
    if (type.node.type !== "TSTypeReference") return type;
    const name = nameOf(type.node["typeName"]);
    const declaration = name && declarationOf(name, type.node, type.file, read);
    return declaration && declaration.node.type === "TSTypeAliasDeclaration"
      ? resolveAlias({ node: declaration.node["typeAnnotation"] as LinkedNode, file: declaration.file })
      : null;
  }

  function listOf(node: LinkedNode, at: Scope): LinkedNode[] | null {
    const plain = unwrapNode(node)!;
    if (plain.type === "ArrayExpression") return plain["elements"] as LinkedNode[];
    const name = nameOf(plain);
    const declaration = name && declarationOf(name, plain, at.file, read);
    return declaration && declaration.node["init"]
      ? listOf(declaration.node["init"] as LinkedNode, { ...at, file: declaration.file })
      : null;
  }

  /** The texts that a call of our function may return. */
  function readReturned(node: LinkedNode, at: Scope, evaluate: Evaluate): string[] | null {
    const name = nameOf(node["callee"]);
    const declaration = name && declarationOf(name, node, at.file, read);
    const callee =
      declaration &&
      (/Function/.test(declaration.node.type) ? declaration.node : (declaration.node["init"] as LinkedNode | null));
    if (!declaration || !callee || !/Function/.test(callee.type)) return null;
    const args = node["arguments"] as LinkedNode[];
    const names = new Map(at.names);
    for (const [index, parameter] of parameters(callee).entries())
      if (nameOf(parameter) !== null && args[index]) names.set(nameOf(parameter)!, { node: args[index], scope: at });
    const inner: Scope = { file: declaration.file, names, depth: at.depth + 1 };
    const body = callee["body"] as LinkedNode;
    if (body.type !== "BlockStatement") return evaluate(body, inner);
    const values = nodesUnder(body)
      .filter((statement) => statement.type === "ReturnStatement")
      .map((statement) => (statement["argument"] ? evaluate(statement["argument"] as LinkedNode, inner) : null));
    return values.length > 0 && values.every((texts) => texts !== null) ? values.flat() : null;
  }
}

/** The texts of a type that lists them: `"" | "for update"`. Null for any other type. */
function literalsOf(type: { node: LinkedNode } | null): string[] | null {
  const members = type?.node.type === "TSUnionType" ? (type.node["types"] as LinkedNode[]) : type ? [type.node] : [];
  const values = members.map((member) =>
    member.type === "TSLiteralType" ? (member["literal"] as LinkedNode)["value"] : null,
  );
  return values.length > 0 && values.every((value) => typeof value === "string") ? values : null;
}

// In a text without parameters, a value between quotes is read as a parameter.
function joinParts(
  template: LinkedNode,
  evaluate: (expression: LinkedNode, isQuoted: boolean) => string[] | null,
): string[] | null {
  const quasis = (template["quasis"] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  let texts = [quasis[0]!];
  for (const [index, expression] of (template["expressions"] as LinkedNode[]).entries()) {
    const isQuoted = quasis[index]!.endsWith("'") && quasis[index + 1]!.startsWith("'");
    const values = evaluate(expression, isQuoted);
    if (values === null) return null;
    texts = texts.flatMap((text) => values.map((value) => text + value + quasis[index + 1]!)).slice(0, MOST_TEXTS);
  }
  return texts.map((text) => text.replaceAll(`'${PARAMETER}'`, PARAMETER));
}

function unwrapNode(node: LinkedNode | null): LinkedNode | null {
  if (node && /^(TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression)$/.test(node.type))
    return unwrapNode(node["expression"] as LinkedNode);
  return node;
}

function numberParameters(text: string): string {
  let count = 0;
  return text.replaceAll(PARAMETER, () => `$${++count}`);
}

function isQueryCall(node: LinkedNode): boolean {
  const callee = node["callee"] as LinkedNode | undefined;
  return (
    node.type === "CallExpression" && callee?.type === "MemberExpression" && nameOf(callee["property"]) === "query"
  );
}

function isSqlTemplate(node: LinkedNode): boolean {
  return node.type === "TaggedTemplateExpression" && nameOf(node["tag"]) === "sql";
}

function isText(node: LinkedNode): boolean {
  return node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node["value"] === "string");
}

function startsAsStatement(node: LinkedNode): boolean {
  const [first] = (node["quasis"] as { value: { cooked: string } }[] | undefined) ?? [];
  return VERB.test(first ? first.value.cooked : String(node["value"]));
}

function typeArgument(node: LinkedNode): LinkedNode | null {
  return (node["typeArguments"] as { params: LinkedNode[] } | null)?.params[0] ?? null;
}
