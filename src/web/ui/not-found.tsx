import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** What an unknown path shows, inside the main part of its page. */
export function NotFound(): ReactNode {
  return (
    <div className="mx-auto max-w-md px-5 py-20 text-center">
      <h1 className="text-page">Cette page n'existe pas</h1>
      <p className="mt-2 text-quiet">L'adresse est peut-être incomplète, ou le document n'est plus partagé.</p>
      <Link to="/" className="mt-6 inline-flex min-h-11 items-center font-[550] text-act underline">
        Revenir à l'accueil
      </Link>
    </div>
  );
}
