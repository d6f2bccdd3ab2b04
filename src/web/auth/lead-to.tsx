import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Leads on to an address of this site, in the place of this page: once, even while the other page loads and this one is drawn again. */
export function LeadTo({ href }: { href: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ href, replace: true }), [navigate, href]);
  return null;
}

/** Leads to a page of sign-in, which comes back here afterwards. Where one is is read once: it changes while that page loads. */
export function LeadAside({ to }: { to: "/login" | "/second-step" }) {
  const { href } = useLocation();
  const [from] = useState(href);
  return <LeadTo href={from === "/" ? to : `${to}?${new URLSearchParams({ redirect: from })}`} />;
}
