import type { FoundKind } from "#domain/search/search-rank.ts";

/**
 * Something that the palette does. `kind`: what it leads to. `detail` tells homonyms apart. `amount`: the total of a
 * document. `state`: where it stands, and what is left to pay. `isLate`: it is past its day.
 */
export type Command = {
  id: string;
  kind: FoundKind | "page" | "action" | "question";
  label: string;
  detail?: string;
  amount?: string | null;
  state?: string;
  isLate?: boolean;
  act: () => void;
};

/** Commands under one name. One list that is ranked has none. */
export type CommandGroup = { value: string; items: Command[] };
