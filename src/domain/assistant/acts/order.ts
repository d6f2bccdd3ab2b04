import type { Intent } from "../understanding.ts";

/**
 * An order found in a message. `isNegated`: it is forbidden (« n'émets pas la facture »). `head` says how it is said: a
 * verb of its own (« fais »), an infinitive alone (« faire le devis »), a request or a wish (« tu peux », « je veux
 * »), or a noun alone
 * (« devis pour Mme Roux »).
 */
export type Order = { intent: Intent; isNegated: boolean; head: "imperative" | "infinitive" | "frame" | "noun" };
