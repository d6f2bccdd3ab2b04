/** Something that the palette does. `detail` tells homonyms apart. */
export type Command = { id: string; label: string; detail?: string; act: () => void };

/** Commands of one kind, under their name. */
export type CommandGroup = { value: string; items: Command[] };
