import type { Bounce, BounceReason } from "./bounce.ts";

const REASONS: Record<BounceReason, string> = {
  unknown_address: "adresse inconnue",
  unknown_domain: "ce qui suit le @ n'existe pas",
  closed: "cette boîte est fermée",
  full: "sa boîte est pleine",
  too_large: "le mail est trop lourd pour sa boîte",
  silent: "son serveur ne répond pas",
  refused: "son serveur refuse le mail",
};

/** What is said of a mail that did not arrive, in French. */
export const bounceMessages = {
  told: ({ address, outcome, reason }: Pick<Bounce, "address" | "outcome" | "reason">) =>
    outcome === "failed"
      ? `Non remis à ${address} : ${REASONS[reason]}.`
      : `Pas encore remis à ${address} : ${REASONS[reason]}. Le serveur réessaie tout seul.`,
};
