import type { QuoteVersion } from "#api/quotes.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { mailedLines } from "#web/documents/mailing/mailing-view.ts";
import { useDocumentMails } from "#web/documents/mailing/use-document-mails.ts";
import { Check, Circle, X } from "lucide-react";
import type { ReactNode } from "react";

/** What became of a version, as a line of time. `isLone`: it is named by no number. */
export function VersionTimes({ version, isLone }: { version: QuoteVersion; isLone: boolean }) {
  const { dated_on, valid_until, sent_at, viewed_at, decision, status } = version;
  const isAnswered = decision !== null;
  const mails = useDocumentMails(version.id);
  const mailLines = mails ? mailedLines(mails) : [];
  return (
    <ol className="flex flex-col gap-2">
      <Moment isDone>
        {isLone ? "Établi" : `Version ${version.edition} établie`} le {formatDate(dated_on)}, valable jusqu'au{" "}
        {formatDate(valid_until)}
      </Moment>
      {mailLines.map(({ words, isDelivered }) => (
        <Moment key={words} isDone={isDelivered} isRefused={!isDelivered}>
          {words}
        </Moment>
      ))}
      {mailLines.length === 0 && (sent_at !== null || !isAnswered) && (
        <Moment isDone={sent_at !== null}>{sent_at ? `Envoyé le ${dayOf(sent_at)}` : "Pas encore envoyé"}</Moment>
      )}
      {(viewed_at !== null || (!isAnswered && sent_at !== null)) && (
        <Moment isDone={viewed_at !== null}>
          {viewed_at ? `Vu par le client le ${dayOf(viewed_at)}` : "Pas encore ouvert par le client"}
        </Moment>
      )}
      {decision ? (
        <Moment isDone={decision.decision === "accepted"} isRefused={decision.decision === "declined"}>
          <strong>{decision.decision === "accepted" ? "Accepté" : "Refusé"}</strong>
          {decision.signer && ` par ${decision.signer}`} le {formatDate(decision.decided_on)}
        </Moment>
      ) : (
        (sent_at ?? viewed_at) !== null && status !== "expired" && <Moment isDone={false}>Pas encore de réponse</Moment>
      )}
    </ol>
  );
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
  const [Icon, colour] = isRefused ? [X, "text-bad"] : isDone ? [Check, "text-good"] : [Circle, "text-quiet"];
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <span className={`min-w-0 [overflow-wrap:anywhere] ${isDone || isRefused ? "" : "text-quiet"}`}>{children}</span>
    </li>
  );
}

const dayOf = (moment: string) => formatDate(dayAt(new Date(moment), FRENCH_TIME_ZONE));
