import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

/** Leads on to an address of this site at once, in the place of this page. */
export function LeadTo({ href }: { href: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ href, replace: true }), [navigate, href]);
  return null;
}
