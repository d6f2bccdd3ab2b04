import { reservedMessages } from "#domain/company/team.messages.ts";
import type { Right } from "#domain/company/team.ts";
import { hasRight } from "#domain/company/team.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Empty } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMemberships } from "../use-memberships.ts";

/**
 * A page that a right opens. Whoever lacks it reads plainly whose it is, and nothing of it is asked of the server.
 * Until the role is read, nothing is asked either.
 */
export function ForRole({ right, title, children }: { right: Right; title: string; children: ReactNode }) {
  const { current, isRead } = useMemberships();
  // A new account has no company yet: its own is made by what the page asks.
  if (current === null ? isRead : hasRight(current.role, right)) return children;
  return (
    <Page title={title}>
      {current === null ? (
        <SheetSkeleton />
      ) : (
        <Empty
          title={reservedMessages.title}
          action={
            <Link to="/app" className={buttonLook({ look: "primary" })}>
              {reservedMessages.home}
            </Link>
          }
        >
          {reservedMessages.why}
        </Empty>
      )}
    </Page>
  );
}
