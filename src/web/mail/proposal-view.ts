import type { readMailBody } from "#api/mail/mails.ts";
import type { Answer } from "#web/client/call.ts";

type About = Answer<typeof readMailBody>["about"];

/** What a mail proposes to do, and where its link leads. */
export type Proposal = { sentence: string; link: { words: string; to: "project" | "quote" } | null };

/**
 * What is proposed for a mail, or null when there is nothing to propose. Nothing is done before a person does it.
 * `hasProject`: its conversation is with a project already.
 */
export function proposalOf({ kind, quote, invoices }: About, sender: string, hasProject: boolean): Proposal | null {
  // An invoice that was read says more than a guess.
  if (invoices.length > 0) return null;
  if (kind === "request")
    return {
      sentence: "On dirait une demande de travaux.",
      link: { words: hasProject ? "Préparer un autre projet" : "Préparer le projet", to: "project" },
    };
  if (kind === "supplier_invoice") return { sentence: "On dirait une facture de fournisseur.", link: null };
  if (quote === null) return null;
  const answer = { words: "Noter sa réponse", to: "quote" } as const;
  if (kind === "acceptance" && !quote.is_answered)
    return { sentence: `On dirait que ${sender} accepte le devis ${quote.number}.`, link: answer };
  if (kind === "refusal" && !quote.is_answered)
    return { sentence: `On dirait que ${sender} décline le devis ${quote.number}.`, link: answer };
  return { sentence: `Ce mail parle du devis ${quote.number}.`, link: { words: "Voir le devis", to: "quote" } };
}
