import type { HistoryMessage } from "#api/assistant.ts";
import { readFollowUps } from "#api/assistant.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";

/** The two buttons under the last answer: another question, or a page. */
export function FollowUps({ message, ask }: { message: HistoryMessage; ask: (question: string) => void }) {
  const followUps = readFollowUps(message);
  if (followUps.length === 0) return null;
  return (
    <div className="mt-2 flex flex-col gap-2 md:flex-row md:flex-wrap">
      {followUps.map((one) =>
        "path" in one ? (
          <Link key={one.label} to={one.path} className={buttonLook()}>
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
