import type { HistoryMessage } from "#api/assistant/assistant.ts";
import { readFollowUps } from "#api/assistant/assistant.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Link } from "@tanstack/react-router";
import { placeOf } from "./place-of.ts";

const MissingFactsForm = onDemand(async () => (await import("./missing-facts.tsx")).MissingFactsForm);

/** What is under the last answer: two buttons for another question or a page, or the form of what is missing. */
export function FollowUps({ message, ask }: { message: HistoryMessage; ask: (question: string) => void }) {
  const followUps = readFollowUps(message);
  if (followUps.length === 0) return null;
  return (
    <div className="mt-2 flex flex-col gap-2 md:flex-row md:flex-wrap">
      {followUps.map((one) =>
        "missing" in one ? (
          <MissingFactsForm key={one.label} missing={one.missing} onSaved={() => ask(one.ask)} />
        ) : "path" in one ? (
          <Link key={one.label} {...placeOf(one.path)} className={buttonLook()}>
            {one.label}
          </Link>
        ) : (
          <Button key={one.label} onClick={() => ask(one.ask)}>
            {one.label}
          </Button>
        ),
      )}
    </div>
  );
}
