import { Brand } from "#web/ui/mark.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** The frame of the sign-in and sign-up pages. */
export function SignedOutPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-5 py-10">
      <title>{`${title} – Établi`}</title>
      <Link to="/" className="mb-8 self-start">
        <Brand />
      </Link>
      <h1 className="mb-6 text-page">{title}</h1>
      {children}
    </main>
  );
}
