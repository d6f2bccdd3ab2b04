import { formatMoney } from "#domain/shared/french-format.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { List } from "#web/ui/list.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { BriefLine } from "./brief-view.ts";

// In a narrow list the button is under the amount, in a wide one beside it, in large type under everything.
const ROW = cx(
  "relative grid grid-cols-[1fr_auto] items-center gap-x-3 px-4 py-2.5 hover:bg-sunk @max-[15rem]:flex",
  "@max-[15rem]:flex-col @max-[15rem]:items-start @min-[28rem]:grid-cols-[1fr_auto_7.5rem]",
);
const NAME = cx(
  "col-start-1 row-start-1 line-clamp-2 min-w-0 font-[550] [overflow-wrap:anywhere]",
  "after:absolute after:inset-0 after:content-['']",
);
const AMOUNT = "figures col-start-2 row-start-1 text-right font-[550] @min-[28rem]:row-end-3";
const WHY = "col-start-1 row-start-2 line-clamp-3 self-start text-fine [overflow-wrap:anywhere]";
const ACT = cx(
  "relative z-10 col-start-2 row-end-3 justify-self-end px-3 @max-[28rem]:text-fine",
  "@min-[28rem]:col-start-3 @min-[28rem]:row-start-1",
);

/** What waits today. Each line leads to the page that deals with it, and so does its button. */
export function ToDo({ label, lines }: { label: string; lines: readonly BriefLine[] }) {
  return (
    <div className="@container">
      <List label={label}>
        {lines.map(({ what, why, amountCents, to, show, hash, action, isLate = false }) => {
          const place = { to, hash, ...(show && { search: { show } }) };
          return (
            <li key={`${what} ${why}`} className={ROW}>
              <Link {...place} className={NAME}>
                {what}
              </Link>
              {amountCents !== null && <span className={AMOUNT}>{formatMoney(amountCents)}</span>}
              <span className={cx(WHY, isLate ? "text-bad" : "text-quiet")}>{why}</span>
              <Link
                {...place}
                aria-label={`${action} : ${what}`}
                className={buttonLook({ className: cx(ACT, amountCents === null ? "row-start-1" : "row-start-2") })}
              >
                {action}
              </Link>
            </li>
          );
        })}
      </List>
    </div>
  );
}
