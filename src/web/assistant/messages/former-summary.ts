import type { ProjectAnswer } from "#api/projects.ts";
import { summaryLabels } from "#domain/assistant/conversation/step.messages.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";

type Items = readonly { label: string; value: string; href?: string | undefined }[];

/** The project whose quote a summary speaks of, or null. One of an invoice stays as it is. */
export function quoteIn(items: Items): { projectId: string } | null {
  const href = items.find(({ label }) => label === summaryLabels.quote)?.href ?? "";
  const projectId = /^\/etape\/([^/#]+)\/quote$/.exec(href)?.[1];
  const isBilled = items.some(({ label }) => label === summaryLabels.invoice);
  return projectId === undefined || isBilled ? null : { projectId };
}

/** True when a summary says amounts, and none of them is the total of the quote as it is now. */
export function isOtherTotal(items: Items, { quote }: Pick<ProjectAnswer, "quote">): boolean {
  const total = quote?.total ?? null;
  if (total === null || !items.some(({ value }) => value.includes("€"))) return false;
  const words = plainly(formatMoney(eurosToCents(total)));
  return !items.some(({ value }) => plainly(value).includes(words));
}

function plainly(text: string): string {
  return text.replace(/\s/g, " ");
}
