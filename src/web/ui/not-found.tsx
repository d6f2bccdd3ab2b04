import { Link } from "@tanstack/react-router";
import { FileQuestionMark, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Button, buttonLook } from "./button.tsx";

/** What an unknown path shows, in the main part of its page. `search`: opens what finds a page, if there is one. */
export default function NotFound({ search }: { search?: () => void }): ReactNode {
  return (
    <div className="mx-auto max-w-xl px-4 py-12 md:py-20">
      <div className="rounded-card border border-dashed border-edge px-6 py-12 text-center">
        <FileQuestionMark aria-hidden className="mx-auto mb-4 size-10 text-quiet" />
        <h1 className="text-page">Cette page n'existe pas</h1>
        <p className="mx-auto mt-2 max-w-md text-balance text-quiet">
          L'adresse est peut-être incomplète, ou le document n'est plus partagé.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Link to="/" className={buttonLook({ look: "primary", className: "max-md:w-full" })}>
            Revenir à l'accueil
          </Link>
          {search && (
            <Button className="max-md:w-full" onClick={search}>
              <Search aria-hidden className="size-5" />
              Chercher
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
