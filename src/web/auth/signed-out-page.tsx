import { Mark } from "#web/ui/mark.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** The frame of the sign-in and sign-up pages. */
export function SignedOutPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-5 py-10">
      <Link to="/" className="mb-8 flex items-center gap-2 self-start text-ink">
        <Mark />
        <span className="font-(family-name:--font-display) text-[1.3rem] font-bold">Établi</span>
      </Link>
      <h1 className="mb-6 text-[2rem]">{title}</h1>
      {children}
    </main>
  );
}
