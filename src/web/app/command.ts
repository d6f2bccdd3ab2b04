import type { FoundKind } from "#domain/search/search-rank.ts";

/**
 * Something that the palette does. `kind`: what it leads to. `detail` tells homonyms apart. `amount`: the total of a
 * document.
 */
export type Command = {
  id: string;
  kind: FoundKind | "page" | "action" | "question";
  label: string;
  detail?: string;
  amount?: string | null;
  act: () => void;
};

/** Commands under one name. One list that is ranked has none. */
export type CommandGroup = { value: string; items: Command[] };
