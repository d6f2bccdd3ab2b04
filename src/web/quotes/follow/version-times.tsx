import type { QuoteVersion } from "#api/quotes.ts";
import { withdrawalTerms } from "#domain/projects/story/withdrawal-terms.messages.ts";
import { isReminderDue } from "#domain/quotes/reminder.ts";
import { FRENCH_TIME_ZONE, dayAt, daysBetween } from "#domain/shared/calendar-date.ts";
import { todayInFrance } from "#web/client/today.ts";
import { mailedLines } from "#web/documents/mailing/mailing-view.ts";
import { useDocumentMails } from "#web/documents/mailing/use-document-mails.ts";
import { unbrokenDate } from "#web/ui/unbroken-date.ts";
import { cx } from "class-variance-authority";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { versionName } from "../version-name.ts";
import { silenceWords } from "./silence.messages.ts";

/** What became of a version, as a line of time. `isLone`: it is named by no number. `sentId`: whose mails are told. */
export function VersionTimes({ version, isLone }: { version: QuoteVersion & { sentId?: string }; isLone: boolean }) {
  const { dated_on, valid_until, sent_at, viewed_at, decision } = version;
  const isAnswered = decision !== null;
  const mails = useDocumentMails(version.sentId ?? version.id);
  const mailLines = mails ? mailedLines(mails) : [];
  return (
    <div className="@container">
      <ol className={TIMES}>
        <Moment isDone>
          {isLone ? "Établi" : drawnUpWords(version)} le {unbrokenDate(dated_on)}, valable jusqu'au{" "}
          {unbrokenDate(valid_until)}
        </Moment>
        {mailLines.map(({ words, isDelivered }) => (
          <Moment key={words} isDone={isDelivered} isRefused={!isDelivered}>
            {words}
          </Moment>
        ))}
        {/* Who opened it by its link has it, whatever was noted of its sending. */}
        {mailLines.length === 0 && (sent_at !== null || (!isAnswered && viewed_at === null)) && (
          <Moment isDone={sent_at !== null}>{sent_at ? `Envoyé le ${dayOf(sent_at)}` : "Pas encore envoyé"}</Moment>
        )}
        {viewed_at !== null && <Moment isDone>Vu par le client le {dayOf(viewed_at)}</Moment>}
        {decision && (
          <Moment isDone={decision.decision === "accepted"} isRefused={decision.decision === "declined"}>
            <strong>{decision.decision === "accepted" ? "Accepté" : "Refusé"}</strong>
            {decision.signer && ` par ${decision.signer}`} le {unbrokenDate(decision.decided_on)}
          </Moment>
        )}
        {decision?.withdrawable && <Moment isDone={false}>{withdrawalTerms.until(decision.withdrawable)}</Moment>}
      </ol>
      {!isAnswered && (sent_at ?? viewed_at) !== null && <Silence version={version} />}
      {decision?.withdrawable && (
        <p className="mt-3 text-fine text-quiet">
          {withdrawalTerms.begin(decision.withdrawable)} {withdrawalTerms.payment(decision.decided_on)}
        </p>
      )}
    </div>
  );
}

// What the customer has not done is no step of the path. Once they had days enough, it asks for attention.
function Silence({ version: { sent_at: sentAt, viewed_at: viewedAt, status } }: { version: QuoteVersion }) {
  // One that was only opened by its link was sent on no known day.
  const sentOn = sentAt === null ? null : dayAt(new Date(sentAt), FRENCH_TIME_ZONE);
  const days = sentOn === null ? 0 : daysBetween(sentOn, todayInFrance());
  const isExpired = status === "expired";
  if (isExpired && viewedAt !== null) return null;
  const isDue = sentOn !== null && isReminderDue(sentOn, todayInFrance());
  return (
    <p className={cx("mt-4 font-[550]", isDue ? "text-alert" : "text-quiet")}>
      {silenceWords(viewedAt !== null, isExpired ? 0 : days)}
    </p>
  );
}

// « Version » is feminine, « avenant » is not.
function drawnUpWords(version: QuoteVersion): string {
  return `${versionName(version)} ${version.change_order_rank === null ? "établie" : "établi"}`;
}

function Moment({
  isDone,
  isRefused = false,
  children,
}: {
  isDone: boolean;
  isRefused?: boolean;
  children: ReactNode;
}) {
  const mark = isRefused ? "border-bad bg-bad" : isDone ? "border-good bg-good" : "border-dashed border-edge bg-paper";
  const Icon = isRefused ? X : isDone ? Check : null;
  return (
    <li className={MOMENT}>
      <span className={`relative flex size-6 shrink-0 items-center justify-center rounded-full border ${mark}`}>
        {Icon && <Icon aria-hidden className="size-4 text-paper" />}
      </span>
      <span className={`min-w-0 [overflow-wrap:anywhere] ${isDone || isRefused ? "" : "text-quiet"}`}>{children}</span>
    </li>
  );
}

const TIMES = cx(
  "flex flex-col",
  "@2xl:grid @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:has-[>:nth-child(6)]:grid-flow-row",
);

// A line leads from each moment to the next one: down where it is narrow, across where there is room.
const MOMENT = cx(
  "relative flex items-start gap-3 pb-4 last:pb-0 @2xl:flex-col @2xl:gap-2 @2xl:pr-4 @2xl:pb-0",
  "not-last:before:absolute not-last:before:border-line",
  "@max-2xl:not-last:before:inset-y-0 @max-2xl:not-last:before:left-3 @max-2xl:not-last:before:border-l",
  "@2xl:not-last:before:inset-x-0 @2xl:not-last:before:top-3 @2xl:not-last:before:border-t",
);

const dayOf = (moment: string) => unbrokenDate(dayAt(new Date(moment), FRENCH_TIME_ZONE));
