import { formatMoney } from "#domain/shared/french-format.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
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
import { useState } from "react";
import type { BriefLine } from "./brief-view.ts";
import type { BriefSign } from "./group-words-view.ts";

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

// A narrow list says what and why, each in two lines at most, with the button beside them. In a wide one the amount has
// its column, in large type everything is under the other.
const ROW = cx(
  "relative grid grid-cols-[auto_1fr_auto] items-center gap-x-3 px-4 py-2 hover:bg-sunk @max-[15rem]:flex",
  "@min-[28rem]:py-1.5 @max-[28rem]:gap-x-0",
  "@max-[15rem]:flex-col @max-[15rem]:items-start @min-[28rem]:grid-cols-[auto_1fr_auto_7.5rem]",
);
const ICON = cx(
  "col-start-1 row-span-2 row-start-1 grid size-9 place-items-center rounded-full",
  "@min-[28rem]:self-center @max-[28rem]:hidden",
);
const NAME = cx(
  "col-start-2 row-start-1 min-w-0 self-end leading-snug font-[550] [overflow-wrap:anywhere]",
  "@min-[15rem]:line-clamp-2",
  "after:absolute after:inset-0 after:content-['']",
);
const SECOND = cx(
  "col-start-2 row-start-2 min-w-0 self-start leading-snug [overflow-wrap:anywhere]",
  "@min-[15rem]:@max-[28rem]:line-clamp-2 @min-[28rem]:contents",
);
const AMOUNT = cx(
  "figures font-[550] whitespace-nowrap @max-[28rem]:mr-2 @max-[28rem]:text-fine",
  "@min-[28rem]:col-start-3 @min-[28rem]:row-start-1 @min-[28rem]:row-end-3 @min-[28rem]:text-right",
);
const WHY = cx(
  "min-w-0 text-fine [overflow-wrap:anywhere]",
  "@min-[28rem]:col-start-2 @min-[28rem]:row-start-2 @min-[28rem]:line-clamp-2 @min-[28rem]:self-start",
);
const ACT = cx(
  "relative z-10 col-start-3 row-start-1 row-end-3 justify-self-end px-3 @max-[28rem]:ml-3 @max-[28rem]:text-fine",
  "@min-[28rem]:col-start-4 @min-[28rem]:w-full",
);

type Props = { label: string; lines: readonly BriefLine[]; hasMain?: boolean };

/**
 * What waits today. Each line leads to the page that deals with it, and so does its button, or it opens the lines that
 * it stands for. `hasMain`: the first line
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
  const { sign, what, why, about, amountCents, to, show, hash, action, isLate = false, isGroup = false, lines } = line;
  const [isOpen, setOpen] = useState(false);
  const opener = { "aria-expanded": isOpen, onClick: () => setOpen(!isOpen) };
  const place = { to, hash, ...(show && { search: { show } }) };
  const Icon = ICONS[sign];
  const isUrgent = isLate || sign === "alert" || sign === "mail";
  const row = (
    <li className={ROW}>
      <span aria-hidden className={cx(ICON, isUrgent ? "bg-bad/10 text-bad" : "bg-act-pale text-act")}>
        <Icon className="size-5" />
      </span>
      {lines ? (
        <button type="button" {...opener} className={cx(NAME, "text-left")}>
          {what}
        </button>
      ) : (
        <Link {...place} className={NAME}>
          {what}
        </Link>
      )}
      <span className={SECOND}>
        {amountCents !== null && <span className={AMOUNT}>{formatMoney(amountCents)}</span>}
        {/* The number says enough where the names would be cut. */}
        <span className={cx(WHY, isGroup && amountCents !== null && "@max-[28rem]:hidden")}>
          <span className={isUrgent ? "text-bad" : "text-quiet"}>{why}</span>
          {about !== undefined && <span className="text-quiet"> · {about}</span>}
        </span>
      </span>
      {lines ? (
        <Button {...opener} look={isMain ? "primary" : "plain"} aria-label={`${action} : ${what}`} className={ACT}>
          {action}
        </Button>
      ) : (
        <Link
          {...place}
          aria-label={`${action} : ${what}`}
          className={buttonLook({
            look: isMain ? "primary" : "plain",
            className: ACT,
          })}
        >
          {action}
        </Link>
      )}
    </li>
  );
  return (
    <>
      {row}
      {isOpen && lines?.map((one) => <Row key={`${one.what} ${one.about}`} line={one} isMain={false} />)}
    </>
  );
}
