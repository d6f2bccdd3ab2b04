/**
 * Where stolen passwords are looked up, by the protocol of Have I Been Pwned (`/range/` and five characters of a
 * SHA-1), and for how long.
 */
export type BreachLookUp = { url: string; timeoutMs: number };

/** What hashing a password takes: memory, and passes over it, on one lane. */
export type HashCost = { memoryKib: number; passes: number };
