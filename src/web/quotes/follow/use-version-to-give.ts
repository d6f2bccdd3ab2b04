import { useRef, useState } from "react";

/** A quote that no longer says what its project does: what it would come to, and what draws its next version up. */
export type Behind = {
  totalCents: number;
  newCents: number;
  /** Gives the ID of the version that says what the project does now. */
  bringUpToDate: () => Promise<string>;
};

/**
 * Which version a button gives: `id`, or the one drawn up first when the quote was said to be `behind` at the press. A
 * quote that fell behind since, while a form was filled, is not brought to a price that nobody has seen.
 */
export function useVersionToGive(id: string, behind: Behind | null) {
  const isToUpdate = useRef(false);
  const [givenId, setGivenId] = useState(id);
  return {
    /** False once another version took the place of the one that was given: what was asked of that one is over. */
    isOfThis: givenId === id,
    /** To be called at the press, before anything is asked. */
    notePress: () => {
      isToUpdate.current = behind !== null;
    },
    idToGive: async () => {
      const nextId = isToUpdate.current && behind !== null ? await behind.bringUpToDate() : id;
      setGivenId(nextId);
      return nextId;
    },
  };
}
