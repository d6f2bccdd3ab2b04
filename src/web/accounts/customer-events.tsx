import { listAccountEvents } from "#api/accounts.ts";
import { eventWords } from "#domain/projects/story/event.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Timeline } from "#web/projects/dossier/timeline.tsx";
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
      <Timeline
        label="Historique"
        events={events.slice(0, isWhole ? events.length : SHOWN).map((event) => ({
          key: `${event.kind} ${event.at} ${event.number}`,
          at: new Date(event.at),
          words: eventWords(event.kind, event.number, event.amount_cents, "", ""),
          amountCents: event.amount_cents,
          about: (
            <Link to="/project/$id" params={{ id: event.project_id }} className="underline underline-offset-2">
              {event.project_name}
            </Link>
          ),
        }))}
      />
      {!isWhole && events.length > SHOWN && (
        <button type="button" className={linkLook} onClick={() => setWhole(true)}>
          Tout l'historique
        </button>
      )}
    </section>
  );
}
