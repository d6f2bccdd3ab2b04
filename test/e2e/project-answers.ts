import type { Page } from "playwright-core";
import { expect } from "vitest";
import { say } from "./site.ts";

/** What the assistant asks of a new project, and what it is answered. */
export const PROJECT_ANSWERS: readonly (readonly [question: string, answer: string])[] = [
  ["Quel nom", "Menuiserie Roux"],
  ["Pour quelle entreprise", "Menuiserie Roux"],
  ["prénom du contact", "claire"],
  ["nom de famille", "ROUX"],
  ["adresse email", "Claire@Menuiserie-Roux.fr"],
  ["ponctuel ou récurrent", "ponctuel"],
  ["date de début", "01/12/2026"],
];

/** Answers a question of the assistant, once it is asked and the assistant has finished writing. */
export async function answerTo(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole("log").getByText(question).last().waitFor();
  await expect.poll(() => page.getByText("L'assistant écrit…").count()).toBe(0);
  await say(page, answer);
}
