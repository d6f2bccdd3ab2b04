import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { importedPath } from "./source-code.ts";

// Reads the SQL of a source as the compiler does. Templates are followed to their constants, functions and conditions.
// The result is every text that may be sent to PostgreSQL.

/** A node of the syntax tree, with its parent. */
export type LinkedNode = {
  type: string;
  start: number;
  end: number;
  parent: LinkedNode | null;
  [part: string]: unknown;
};

/** A parsed source. `path` from the root of the repository. */
export type SourceFile = { path: string; text: string; program: LinkedNode };

/** A place that sends SQL to PostgreSQL: its possible texts (none when they cannot be read), and its row type. */
export type Statement = { file: SourceFile; node: LinkedNode; texts: string[]; rowType: LinkedNode | null };

/** Reads files by their path from the root, and parses each once. */
export function sourceReader(root: string): (path: string) => SourceFile {
  const files = new Map<string, SourceFile>();
  return (path) => {
    const parsedFile = files.get(path);
    if (parsedFile) return parsedFile;
    const file = parseSource(path, readFileSync(join(root, path), "utf8"));
    files.set(path, file);
    return file;
  };
}

/** A source as a tree in which every node has its parent. */
export function parseSource(path: string, text: string): SourceFile {
  const program = parseSync(path, text).program as unknown as LinkedNode;
  linkParents(program, null);
  return { path, text, program };
}

/** The line of a node, from 1. */
export function lineOf({ text }: SourceFile, { start }: LinkedNode): number {
  return text.slice(0, start).split("\n").length;
}

/** The children of a node. */
export function childrenOf(node: LinkedNode): LinkedNode[] {
  const children: LinkedNode[] = [];
  for (const part in node) {
    const value = part === "parent" ? null : node[part];
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) children.push(child);
  }
  return children;
}

/** A node and every node under it, in the order of the text. */
export function nodesUnder(node: LinkedNode): LinkedNode[] {
  const nodes: LinkedNode[] = [];
  const waitingNodes = [node];
  for (let current = waitingNodes.pop(); current; current = waitingNodes.pop()) {
    nodes.push(current);
    waitingNodes.push(...childrenOf(current).reverse());
  }
  return nodes;
}

/** The declaration of a name at its use, and its file. Null when none is found. */
export function declarationOf(
  name: string,
  from: LinkedNode,
  file: SourceFile,
  read: (path: string) => SourceFile,
): { node: LinkedNode; file: SourceFile } | null {
  for (let at: LinkedNode | null = from; at; at = at.parent) {
    const node = declaredIn(at, name);
    if (node?.type === "ImportSpecifier") {
      const source = (node.parent as unknown as { source: { value: string } }).source.value;
      const path = importedPath({ file: file.path, specifier: source });
      if (path === null) return null;
      const target = read(path);
      return declarationOf((node["imported"] as { name: string }).name, target.program, target, read);
    }
    if (node) return { node, file };
  }
  return null;
}

function declaredIn(at: LinkedNode, name: string): LinkedNode | null {
  if (at.type === "BlockStatement" || at.type === "Program") {
    for (const statement of at["body"] as LinkedNode[]) {
      const inner =
        (statement.type === "ExportNamedDeclaration" && (statement["declaration"] as LinkedNode)) || statement;
      if (inner.type === "VariableDeclaration") {
        const declarator = (inner["declarations"] as LinkedNode[]).find((declarator) =>
          declares(declarator["id"] as LinkedNode, name),
        );
        if (declarator) return declarator;
      }
      if (/^(FunctionDeclaration|TSTypeAliasDeclaration|TSInterfaceDeclaration)$/.test(inner.type))
        if (nameOf(inner["id"]) === name) return inner;
      if (inner.type === "ImportDeclaration") {
        const specifier = (inner["specifiers"] as LinkedNode[]).find(
          (specifier) => nameOf(specifier["local"]) === name,
        );
        if (specifier) return specifier;
      }
    }
  }
  if (/Function/.test(at.type)) return parameters(at).find((parameter) => nameOf(parameter) === name) ?? null;
  if (at.type === "ForOfStatement") {
    const [variable] = (at["left"] as { declarations?: LinkedNode[] }).declarations ?? [];
    return variable && nameOf(variable["id"]) === name ? at : null;
  }
  return null;
}

/** Whether a name is declared plainly, or destructured under its own name. */
function declares(id: LinkedNode, name: string): boolean {
  if (id.type !== "ObjectPattern") return nameOf(id) === name;
  return (id["properties"] as LinkedNode[]).some(
    (property) => nameOf(property["key"]) === name && nameOf(property["value"]) === name,
  );
}

/** The parameters of a function, without their default values. */
export function parameters(node: LinkedNode): LinkedNode[] {
  return (node["params"] as LinkedNode[]).map((parameter) =>
    parameter.type === "AssignmentPattern" ? (parameter["left"] as LinkedNode) : parameter,
  );
}

/** The name of an identifier, or null. */
export function nameOf(node: unknown): string | null {
  return isNode(node) && node.type === "Identifier" ? (node["name"] as string) : null;
}

function linkParents(node: LinkedNode, parent: LinkedNode | null): void {
  node.parent = parent;
  for (const child of childrenOf(node)) linkParents(child, node);
}

function isNode(value: unknown): value is LinkedNode {
  return typeof value === "object" && value !== null && typeof (value as LinkedNode).type === "string";
}
