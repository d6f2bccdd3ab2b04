import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * Redirects to an address of this site. The target is read once: while the other page loads, this one is drawn again
 * with the new address, and would compute another target.
 */
export function LeadTo({ href }: { href: string }) {
  const navigate = useNavigate();
  const [firstHref] = useState(href);
  useEffect(() => void navigate({ href: firstHref, replace: true }), [navigate, firstHref]);
  return null;
}

/** Leads to a sign-in page, which comes back here afterwards. */
export function LeadAside({ to }: { to: "/login" | "/second-step" }) {
  const { href } = useLocation();
  return <LeadTo href={href === "/" ? to : `${to}?${new URLSearchParams({ redirect: href })}`} />;
}
