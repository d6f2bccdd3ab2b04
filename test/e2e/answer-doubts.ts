import type { Page } from "playwright-core";

const ANSWERS = /^(Pas encore achevée|Continuer sans lui|Oui, je la ferai signer|Oui, cette TVA est la bonne)$/;

/** Answers what the page of an invoice asks before it can be issued, until it can. */
export async function answerDoubts(page: Page): Promise<void> {
  const issuing = page.getByRole("button", { name: /^(Émettre la facture|Facturer [0-9])/ });
  const answers = page.getByRole("button", { name: ANSWERS });
  await issuing.or(answers).first().waitFor();
  while ((await issuing.count()) === 0) await answers.click();
}
