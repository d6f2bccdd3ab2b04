import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * Leads on to an address of this site, in the place of this page. Where to is read once: while the other page loads
 * this one is drawn again with the other's address, and what it would lead to then is no longer what was meant.
 */
export function LeadTo({ href }: { href: string }) {
  const navigate = useNavigate();
  const [meant] = useState(href);
  useEffect(() => void navigate({ href: meant, replace: true }), [navigate, meant]);
  return null;
}

/** Leads to a page of sign-in, which comes back here afterwards. */
export function LeadAside({ to }: { to: "/login" | "/second-step" }) {
  const { href } = useLocation();
  return <LeadTo href={href === "/" ? to : `${to}?${new URLSearchParams({ redirect: href })}`} />;
}
