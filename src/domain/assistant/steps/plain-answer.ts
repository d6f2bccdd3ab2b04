import { searchText } from "../../shared/search-text.ts";
import type { Input } from "../world.ts";

/** What was chosen, or typed without accents nor capitals; empty for a form or a tick. */
export function plainAnswer(input: Input): string {
  if (input.kind === "choice") return input.value;
  return input.kind === "text" ? searchText(input.text) : "";
}
