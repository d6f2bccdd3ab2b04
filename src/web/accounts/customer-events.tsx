import { listAccountEvents } from "#api/accounts.ts";
import { eventWords } from "#domain/projects/story/event.messages.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { linkLook } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

const SHOWN = 8;

/** What happened last with a customer. */
export function CustomerEvents({ customerId }: { customerId: string }) {
  const { data, error, refetch } = useAnswer(listAccountEvents, { params: { id: customerId } });
  const [isWhole, setWhole] = useState(false);
  const events = data?.events ?? [];
  if (data && events.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-title">Historique</h2>
      {error && <Failure error={error} retry={() => void refetch()} />}
      <ol aria-label="Historique" className="flex flex-col gap-2 border-l border-line pl-4">
        {events.slice(0, isWhole ? events.length : SHOWN).map((event) => (
          <li key={`${event.kind} ${event.at} ${event.number}`}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>{eventWords(event.kind, event.number, event.amount_cents)}</span>
              {event.amount_cents !== null && (
                <span className="figures ml-auto">{formatMoney(event.amount_cents)}</span>
              )}
            </p>
            <p className="text-fine text-quiet [overflow-wrap:anywhere]">
              {formatDate(dayAt(new Date(event.at), FRENCH_TIME_ZONE))} ·{" "}
              <Link to="/project/$id" params={{ id: event.project_id }} className="underline underline-offset-2">
                {event.project_name}
              </Link>
            </p>
          </li>
        ))}
      </ol>
      {!isWhole && events.length > SHOWN && (
        <button type="button" className={linkLook} onClick={() => setWhole(true)}>
          Tout l'historique
        </button>
      )}
    </section>
  );
}
