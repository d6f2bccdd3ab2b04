/**
 * The service that knows stolen passwords, and how long it may take. It speaks the protocol of Have I Been Pwned
 * (`/range/` and five characters of a SHA-1).
 */
export type BreachLookUp = { url: string; timeoutMs: number };

/** The work of hashing a password: memory, and passes over that memory, on one lane. */
export type HashCost = { memoryKib: number; passes: number };
