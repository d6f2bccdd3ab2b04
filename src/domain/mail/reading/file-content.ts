import { withoutAccents } from "../../shared/search-text.ts";

/** Beginnings of files that a browser shows without running anything of them. */
const BEGINNINGS: readonly (readonly [type: string, bytes: readonly number[], at: number])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 0],
  ["image/jpeg", [0xff, 0xd8, 0xff], 0],
  ["image/gif", [0x47, 0x49, 0x46, 0x38], 0],
  ["image/webp", [0x57, 0x45, 0x42, 0x50], 8],
  ["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d], 0],
];

/**
 * The type of a file by its content, whatever its sender claims. What is neither a picture nor a PDF is bytes, which a
 * browser saves and never opens.
 */
export function contentTypeOf(bytes: Uint8Array): string {
  const beginning = BEGINNINGS.find(([, first, at]) => first.every((byte, index) => bytes[at + index] === byte));
  return beginning?.[0] ?? "application/octet-stream";
}

/**
 * The header by which a browser saves a file under its name (RFC 6266). The name in plain letters is for programs that
 * read no other.
 */
export function savedAs(name: string): string {
  const plainName = withoutAccents(name).replace(/[^\w .()+-]/g, "_");
  const codedName = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, codeOf);
  return `attachment; filename="${plainName}"; filename*=UTF-8''${codedName}`;
}

function codeOf(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
}
