import { formatMoney } from "#domain/shared/french-format.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { List } from "#web/ui/list.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import {
  AlarmClock,
  Building2,
  Calculator,
  FileCheck,
  Landmark,
  ListChecks,
  MailX,
  MessageCircleQuestion,
  ReceiptText,
  Send,
  ShieldCheck,
  TriangleAlert,
  Wallet,
} from "lucide-react";
import type { BriefLine, BriefSign } from "./brief-view.ts";

const ICONS: Readonly<Record<BriefSign, LucideIcon>> = {
  alert: TriangleAlert,
  confirm: ListChecks,
  mail: MailX,
  late: AlarmClock,
  signed: FileCheck,
  invoice: ReceiptText,
  send: Send,
  answer: MessageCircleQuestion,
  price: Calculator,
  collect: Wallet,
  company: Building2,
  insurance: ShieldCheck,
  bank: Landmark,
};

// In a narrow list the button is under the amount, in a wide one beside it, in large type under everything.
const ROW = cx(
  "relative grid grid-cols-[auto_1fr_auto] items-center gap-x-3 px-4 py-3 hover:bg-sunk @max-[15rem]:flex",
  "@min-[28rem]:py-1.5",
  "@max-[15rem]:flex-col @max-[15rem]:items-start @min-[28rem]:grid-cols-[auto_1fr_auto_7.5rem]",
);
const ICON = cx(
  "col-start-1 row-span-2 row-start-1 grid size-9 place-items-center self-start rounded-full",
  "@min-[28rem]:self-center @max-[20rem]:hidden",
);
const NAME = cx(
  "col-start-2 row-start-1 line-clamp-2 min-w-0 font-[550] [overflow-wrap:anywhere]",
  "after:absolute after:inset-0 after:content-['']",
);
const AMOUNT = "figures col-start-3 row-start-1 text-right font-[550] @min-[28rem]:row-end-3";
const WHY = cx(
  "col-start-2 row-start-2 line-clamp-3 self-start text-fine [overflow-wrap:anywhere]",
  "@min-[28rem]:line-clamp-2",
);
const ACT = cx(
  "relative z-10 col-start-3 row-end-3 justify-self-end px-3 @max-[28rem]:text-fine",
  "@min-[28rem]:col-start-4 @min-[28rem]:row-start-1 @min-[28rem]:w-full",
);

type Props = { label: string; lines: readonly BriefLine[]; hasMain?: boolean };

/**
 * What waits today. Each line leads to the page that deals with it, and so does its button. `hasMain`: the first line
 * is the main action of the page.
 */
export function ToDo({ label, lines, hasMain = false }: Props) {
  return (
    <div className="@container">
      <List label={label}>
        {lines.map((line, place) => (
          <Row key={`${line.what} ${line.why} ${line.about}`} line={line} isMain={hasMain && place === 0} />
        ))}
      </List>
    </div>
  );
}

function Row({ line, isMain }: { line: BriefLine; isMain: boolean }) {
  const { sign, what, why, about, amountCents, to, show, hash, action, isLate = false } = line;
  const place = { to, hash, ...(show && { search: { show } }) };
  const Icon = ICONS[sign];
  const isUrgent = isLate || sign === "alert" || sign === "mail";
  return (
    <li className={ROW}>
      <span aria-hidden className={cx(ICON, isUrgent ? "bg-bad/10 text-bad" : "bg-act-pale text-act")}>
        <Icon className="size-5" />
      </span>
      <Link {...place} className={NAME}>
        {what}
      </Link>
      {amountCents !== null && <span className={AMOUNT}>{formatMoney(amountCents)}</span>}
      <span className={WHY}>
        <span className={isUrgent ? "text-bad" : "text-quiet"}>{why}</span>
        {about !== undefined && (
          <span className="text-quiet @max-[28rem]:block @max-[28rem]:truncate">
            <span className="@max-[28rem]:hidden"> · </span>
            {about}
          </span>
        )}
      </span>
      <Link
        {...place}
        aria-label={`${action} : ${what}`}
        className={buttonLook({
          look: isMain ? "primary" : "plain",
          className: cx(ACT, amountCents === null ? "row-start-1" : "row-start-2"),
        })}
      >
        {action}
      </Link>
    </li>
  );
}
