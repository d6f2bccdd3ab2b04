import type { LinkedNode, SourceFile } from "./sql-texts.ts";
import { declarationOf, nameOf } from "./sql-texts.ts";

// Reads the row type before a statement, `sql<TaskRow>`, to compare it with what PostgreSQL answers.

/** The type of a declared column: one of the driver's types, or null when the type is more precise. */
export type Kind = "string" | "number" | "boolean" | "Date" | "Buffer";

/** The columns of a row type, each with its type. Null when the row type cannot be followed. */
export type DeclaredRow = Map<string, Kind | null>;

const TABLES = ["src/server/db/public-tables.ts", "src/server/db/auth-tables.ts"];

type Read = (path: string) => SourceFile;

/** The columns of a row type where it is used. */
export function declaredRow(type: LinkedNode, file: SourceFile, read: Read): DeclaredRow | null {
  if (type.type === "TSTypeLiteral") return rowOf(type["members"] as LinkedNode[], file, read);
  if (type.type === "TSParenthesizedType") return declaredRow(type["typeAnnotation"] as LinkedNode, file, read);
  if (type.type === "TSIntersectionType") {
    const parts = (type["types"] as LinkedNode[]).map((part) => declaredRow(part, file, read));
    return parts.every((columns) => columns !== null) ? new Map(parts.flatMap((columns) => [...columns])) : null;
  }
  if (type.type !== "TSTypeReference") return null;
  const name = nameOf(type["typeName"]);
  const [first, second] = (type["typeArguments"] as { params: LinkedNode[] } | null)?.params ?? [];
  if (name === "Row" && first) return tableRow(textsOf(first)?.[0] ?? "", read);
  if ((name === "Pick" || name === "Omit") && first && second) {
    const whole = declaredRow(first, file, read);
    const names = textsOf(second);
    if (!whole || !names) return null;
    return name === "Pick"
      ? new Map(names.map((key) => [key, whole.get(key) ?? null]))
      : new Map([...whole].filter(([key]) => !names.includes(key)));
  }
  const declaration = name ? declarationOf(name, type, file, read) : null;
  return declaration?.node.type === "TSTypeAliasDeclaration"
    ? declaredRow(declaration.node["typeAnnotation"] as LinkedNode, declaration.file, read)
    : null;
}

function tableRow(table: string, read: Read): DeclaredRow | null {
  for (const path of TABLES) {
    const file = read(path);
    const [tables] = (file.program["body"] as LinkedNode[]).flatMap((statement): LinkedNode[] => {
      const declaration = statement.type === "ExportNamedDeclaration" ? (statement["declaration"] as LinkedNode) : null;
      return declaration?.type === "TSTypeAliasDeclaration" ? [declaration["typeAnnotation"] as LinkedNode] : [];
    });
    const members = (tables!["members"] as LinkedNode[]).find((member) => keyOf(member) === table);
    if (members) return declaredRow(annotation(members)!, file, read);
  }
  return null;
}

function rowOf(members: LinkedNode[], file: SourceFile, read: Read): DeclaredRow {
  return new Map(members.map((member) => [keyOf(member), kindOf(annotation(member), file, read)]));
}

function kindOf(type: LinkedNode | null, file: SourceFile, read: Read): Kind | null {
  if (type === null) return null;
  if (type.type === "TSStringKeyword") return "string";
  if (type.type === "TSNumberKeyword") return "number";
  if (type.type === "TSBooleanKeyword") return "boolean";
  if (type.type === "TSLiteralType") {
    const value = (type["literal"] as LinkedNode)["value"];
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? (typeof value as Kind)
      : null;
  }
  if (type.type === "TSUnionType") {
    const parts = (type["types"] as LinkedNode[]).filter((part) => part.type !== "TSNullKeyword");
    const kinds = new Set(parts.map((part) => kindOf(part, file, read)));
    return kinds.size === 1 ? [...kinds][0]! : null;
  }
  if (type.type !== "TSTypeReference") return null;
  const name = nameOf(type["typeName"]);
  if (name === "Date" || name === "Buffer") return name;
  if (name === "Generated") return kindOf((type["typeArguments"] as { params: LinkedNode[] }).params[0]!, file, read);
  const declaration = name ? declarationOf(name, type, file, read) : null;
  return declaration?.node.type === "TSTypeAliasDeclaration"
    ? kindOf(declaration.node["typeAnnotation"] as LinkedNode, declaration.file, read)
    : null;
}

function annotation(member: LinkedNode): LinkedNode | null {
  return (member["typeAnnotation"] as { typeAnnotation: LinkedNode } | null)?.typeAnnotation ?? null;
}

function keyOf(member: LinkedNode): string {
  return nameOf(member["key"]) ?? String((member["key"] as LinkedNode)["value"]);
}

function textsOf(type: LinkedNode): string[] | null {
  const members = type.type === "TSUnionType" ? (type["types"] as LinkedNode[]) : [type];
  const values = members.map((member) =>
    member.type === "TSLiteralType" ? (member["literal"] as LinkedNode)["value"] : null,
  );
  return values.every((value) => typeof value === "string") ? values : null;
}
