import { formatMoney } from "../../shared/french-format.ts";
import { aidNoticeTexts } from "./aid-notices.messages.ts";
import type { Aid } from "./quote-conditions.ts";

/** The notices at the foot of a quote that announces aids: those of each aid whose law asks for words of its own. */
export function aidNotices(aids: readonly Aid[] = []): string[] {
  return aids.flatMap(({ kind, label, cents }) => {
    if (kind === "cee") return aidNoticeTexts.cee(label || aidNoticeTexts.unnamedPayer, formatMoney(cents));
    return kind === "maprimerenov" ? aidNoticeTexts.maprimerenov(formatMoney(cents)) : [];
  });
}
