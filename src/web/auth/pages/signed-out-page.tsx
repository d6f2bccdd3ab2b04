import { signInMessages } from "#domain/auth/sign-in.messages.ts";
import { Brand } from "#web/ui/mark.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { WorkshopDrawing } from "./workshop-drawing.tsx";

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** The frame of every sign-in page: a title, a sentence and the form. On a wide window, a drawing is beside it. */
export function SignedOutPage({ title, lead, children }: Props) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <title>{`${title} – Établi`}</title>
      <aside className="hidden flex-col justify-between gap-10 bg-wall p-12 text-on-wall lg:flex">
        <p className="max-w-md font-(family-name:--font-display) text-[1.75rem] leading-tight font-bold text-white">
          {signInMessages.tagline}
        </p>
        <WorkshopDrawing />
        <p className="text-fine">Projets, devis, factures : tout sur le même établi.</p>
      </aside>
      <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-5 pt-6 pb-12 lg:justify-center lg:py-10">
        <Link to="/" className="mb-10 self-start rounded-inner py-2">
          <Brand />
        </Link>
        <h1 className="text-page">{title}</h1>
        {lead && <p className="mt-2 text-quiet">{lead}</p>}
        <div className="mt-6">{children}</div>
      </main>
    </div>
  );
}
