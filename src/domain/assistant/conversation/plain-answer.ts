import { searchText } from "../../shared/search-text.ts";
import type { Input } from "./world.ts";

/** The choice, or the typed text without accents or capitals. Empty for a form or a tick. */
export function plainAnswer(input: Input): string {
  if (input.kind === "choice") return input.value;
  return input.kind === "text" ? searchText(input.text) : "";
}
