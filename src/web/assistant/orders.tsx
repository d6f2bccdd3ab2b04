import { getBrief } from "#api/analytics/brief.ts";
import type { HistoryMessage } from "#api/assistant/assistant.ts";
import { quoteFlow } from "#domain/assistant/flows/quote.flow.ts";
import { firstOrders, oneTapOrders } from "#domain/assistant/offers.ts";
import { suggestedQuestions } from "#domain/assistant/suggestions.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { Link, useLocation } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { placeOf } from "./messages/place-of.ts";
import { nextAct } from "./place/next-act.ts";

const CHIP =
  "min-h-11 rounded-full border border-line bg-paper px-4 text-fine text-ink transition-colors duration-150 " +
  "hover:border-act hover:bg-act-pale hover:text-act disabled:cursor-not-allowed disabled:opacity-50";

type Props = {
  isBusy: boolean;
  isAtRest: boolean;
  isInSight: boolean;
  give: (order: string) => void;
  history: readonly HistoryMessage[];
};

/**
 * Buttons for what can be asked while nothing is under way: about the page and what waits, then the orders. A question
 * that was just asked is not offered again, and right after a document was made it is sent rather than made again.
 * `isInSight`: all are shown at once, while nothing was said.
 * `isAtRest`: under the home page, where a phone leaves their place to what waits.
 */
export function Orders({ isBusy, isAtRest, isInSight, give, history }: Props) {
  const may = useMay();
  const { pathname } = useLocation();
  const brief = useAnswer(getBrief).data?.brief;
  const waitingCounts = brief
    ? { late: brief.late.count, finished: brief.finished.count, unanswered: brief.unanswered.count }
    : null;
  const questions = suggestedQuestions(pathname, waitingCounts, may("amounts")).filter(
    (question) => question !== history.findLast(({ role }) => role === "user")?.content,
  );
  const next = isAtRest ? null : nextAct(history);
  const allOrders = may("manage") ? (brief?.has_projects === false ? firstOrders() : oneTapOrders()) : [];
  const orders = allOrders.filter((order) => next === null || order !== quoteFlow.chip.text);
  if (questions.length + orders.length === 0) return null;
  return (
    <ul
      aria-label="Ce que l'assistant sait faire"
      // Disabled buttons take no focus, so the keyboard then scrolls the list itself.
      tabIndex={isBusy ? 0 : undefined}
      className={cx(
        "flex shrink-0 gap-2 px-3 pt-2 max-md:keyboard:hidden @max-[17rem]:hidden",
        "md:in-data-asleep:hidden",
        isAtRest && brief?.has_projects !== false && "max-md:hidden",
        isInSight ? "flex-wrap pb-2" : "overflow-x-auto",
      )}
    >
      {next && (
        <li className="shrink-0">
          <Link {...placeOf(next.href)} className={cx(CHIP, "flex items-center")}>
            {next.label}
          </Link>
        </li>
      )}
      {[...questions, ...orders].map((order) => (
        <li key={order} className="shrink-0">
          <button type="button" disabled={isBusy} onClick={() => give(order)} className={CHIP}>
            {order}
          </button>
        </li>
      ))}
    </ul>
  );
}
