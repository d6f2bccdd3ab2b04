import { needsSecondStep, useSession } from "#web/auth/ground/session.tsx";
import { LeadAside } from "#web/auth/pages/lead-to.tsx";
import { Waiting } from "#web/ui/states.tsx";
import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Suspense, lazy } from "react";
import { callPalette } from "./call-palette.ts";
import { Layout } from "./layout.tsx";

const Landing = lazy(() => import("./landing/landing.screen.tsx"));
const NotFound = lazy(() => import("#web/ui/not-found.tsx"));
const Assistant = lazy(() => import("#web/assistant/assistant.screen.tsx"));

/** The frame of every page. */
export function Root(): ReactNode {
  return (
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  );
}

/** The signed-in pages. A signed-out visitor goes to /login and comes back. A missing second factor is asked first. */
export function SignedIn(): ReactNode {
  const { session, isLoading } = useSession();
  if (isLoading) return <Waiting />;
  if (!session) return <LeadAside to="/login" />;
  if (needsSecondStep(session)) return <LeadAside to="/second-step" />;
  return (
    <Layout>
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </Layout>
  );
}

/** `/`: the assistant when signed in, the landing page otherwise. */
export function HomeSwitch(): ReactNode {
  const { session, isLoading } = useSession();
  if (isLoading) return <Waiting />;
  if (!session) return <Landing />;
  if (needsSecondStep(session)) return <LeadAside to="/second-step" />;
  return (
    <Layout>
      <Assistant />
    </Layout>
  );
}

/** An unknown path: within the frame of the signed-in pages when signed in, else alone. */
export function UnknownPath(): ReactNode {
  const { session, isLoading } = useSession();
  if (isLoading) return <Waiting />;
  if (!session || needsSecondStep(session))
    return (
      <main>
        <Suspense>
          <NotFound />
        </Suspense>
      </main>
    );
  return (
    <Layout>
      <Suspense>
        <NotFound search={callPalette} />
      </Suspense>
    </Layout>
  );
}

const ScreenFailed = lazy(async () => ({ default: (await import("./late-frame.tsx")).ScreenFailed }));

/** Shown in the place of a screen that throws, or whose code could not be read: the menus stay. */
export function WentWrong(): ReactNode {
  return <ScreenFailed />;
}

/** Shown when nothing else can be. */
export function AllWentWrong(): ReactNode {
  return (
    <main>
      <button onClick={() => location.reload()}>Recharger la page</button>
    </main>
  );
}
