import { isPhone } from "../../shared/phone.ts";
import { isSirenNumber, isSiretNumber } from "../../shared/siren.ts";
import type { ImportField } from "./import-fields.ts";

const LOOKS: readonly { field: ImportField; isLike: (cell: string) => boolean }[] = [
  { field: "email", isLike: (cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell) },
  { field: "siret", isLike: (cell) => isSiretNumber(cell.replace(/[\s.]/g, "")) },
  { field: "siren", isLike: (cell) => isSirenNumber(cell.replace(/[\s.]/g, "")) },
  { field: "phone", isLike: (cell) => /\d{6}/.test(cell.replace(/\D/g, "")) && isPhone(cell) },
];

/** What the cells of a column look like: at least half of those that are filled. Null for nothing that is known. */
export function likelyField(cells: readonly string[]): ImportField | null {
  const filledCells = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const look = LOOKS.find(({ isLike }) => filledCells.filter(isLike).length * 2 >= filledCells.length);
  return filledCells.length === 0 ? null : (look?.field ?? null);
}
