import { parseSync } from "oxc-parser";
import type { Node, Source } from "./source-code.ts";
import { isProduct, lineFinder, visit } from "./source-code.ts";

// A cast is believed by the compiler, so a reader must be told why it holds. A cast to a shape of `unknown` values
// (`error as { code?: unknown }`) claims nothing of what is in it, and needs no reason.

type TypeNode = Node & {
  typeName?: { name?: string };
  typeArguments?: { params?: TypeNode[] } | null;
  elementType?: TypeNode;
  types?: TypeNode[];
  members?: { typeAnnotation?: { typeAnnotation?: TypeNode } | null }[];
};
type CastNode = Node & { typeAnnotation?: TypeNode };

/** A comment further above is read with something else. */
const NEAR_LINES = 8;

/** Every cast of the product that says nothing of why it holds, as `file:line` with what to do. */
export function bareCasts(sources: readonly Source[]): string[] {
  return sources.filter(({ path }) => isProduct(path)).flatMap(bareCastsOf);
}

function bareCastsOf({ path, text }: Source): string[] {
  const { program, comments } = parseSync(path, text);
  const lineAt = lineFinder(text);
  const commentEnds = comments.map(({ end }) => lineAt(end));
  const statements: Node[] = [];
  const casts: CastNode[] = [];
  visit(program, (node) => {
    if (isStatement(node)) statements.push(node);
    if (node.type === "TSAsExpression" && !isHarmless(node)) casts.push(node);
  });
  const hasReason = (cast: Node) => {
    const lastLine = lineAt(cast.end);
    const firstLine = Math.max(lineAt(headOf(cast, statements, text).start) - 1, lineAt(cast.start) - NEAR_LINES);
    return commentEnds.some((line) => line >= firstLine && line <= lastLine);
  };
  const lines = new Set(casts.filter((cast) => !hasReason(cast)).map(({ end }) => lineAt(end)));
  return [...lines].map(
    (line) =>
      `${path}:${line} casts without a reason: say on the line above why the compiler cannot know, ` +
      "or cast to a shape of unknown values and read it",
  );
}

function isStatement({ type }: Node): boolean {
  return /(?:Statement|Declaration)$/.test(type) && type !== "BlockStatement";
}

// What the comment of a cast stands above: its statement, or the function whose first statement it is.
function headOf({ start, end }: Node, statements: readonly Node[], text: string): Node {
  const around = statements.filter((one) => one.start <= start && one.end >= end).toReversed();
  const [inmost, ...outer] = around;
  if (!inmost) return { type: "", start, end };
  let head = inmost;
  for (const one of outer) {
    if (!isHeadedBy(text.slice(one.start, head.start))) break;
    head = one;
  }
  return head;
}

// `export `, or a signature that opens its body.
function isHeadedBy(words: string): boolean {
  return /^(?:export )?$/.test(words) || (/^(?:export )?(?:async )?function\b/.test(words) && /\{\s*$/.test(words));
}

function isHarmless(node: Node): boolean {
  const { typeAnnotation } = node as CastNode;
  return isConst(typeAnnotation) || claimsNothing(typeAnnotation);
}

function isConst(type: TypeNode | undefined): boolean {
  return type?.type === "TSTypeReference" && type.typeName?.name === "const";
}

const NOTHING = new Set(["TSUnknownKeyword", "TSNullKeyword", "TSUndefinedKeyword"]);

function claimsNothing(type: TypeNode | undefined): boolean {
  if (!type) return false;
  if (NOTHING.has(type.type)) return true;
  if (type.type === "TSArrayType") return claimsNothing(type.elementType);
  if (type.type === "TSUnionType") return (type.types ?? []).every(claimsNothing);
  if (type.type === "TSTypeReference")
    return type.typeName?.name === "Record" && claimsNothing(type.typeArguments?.params?.[1]);
  if (type.type !== "TSTypeLiteral") return false;
  return (type.members ?? []).every(({ typeAnnotation }) => claimsNothing(typeAnnotation?.typeAnnotation));
}
