import { createRootRoute, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { NotFound } from "#web/ui/not-found.tsx";
import { HomeSwitch, Root, SignedIn, WentWrong } from "./frame.tsx";

// THE route table: each path of the specification (docs/specification.md#screens), its screen, public or signed-in.

const root = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: WentWrong });
const signedIn = createRoute({ getParentRoute: () => root, id: "signed-in", component: SignedIn });

type Screen = () => Promise<{ default: React.ComponentType }>;

function open(path: string, screen: Screen) {
  return createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(screen) });
}

function kept(path: string, screen: Screen) {
  return createRoute({ getParentRoute: () => signedIn, path, component: lazyRouteComponent(screen) });
}

const assistant: Screen = () => import("#web/assistant/assistant.screen.tsx");
const quoteStep: Screen = () => import("#web/quotes/quote-step.screen.tsx");
const projectPage: Screen = () => import("#web/projects/project-page.screen.tsx");

const inside = [
  kept("/app", assistant),
  kept("/app/reports", assistant),
  kept("/app/analytics", () => import("#web/analytics/analytics.screen.tsx")),
  kept("/app/timeline", () => import("#web/planning/timeline.screen.tsx")),
  kept("/app/customers", () => import("#web/customers/customers.screen.tsx")),
  kept("/app/billing", () => import("#web/documents/billing.screen.tsx")),
  kept("/app/team", () => import("#web/company/team.screen.tsx")),
  kept("/app/settings", () => import("#web/company/settings.screen.tsx")),
  kept("/app/mails", () => import("#web/mail/mails.screen.tsx")),
  kept("/app/mails/inbox", () => import("#web/mail/mails.screen.tsx")),
  kept("/app/mails/read/$messageId", () => import("#web/mail/mails.screen.tsx")),
  kept("/app/more", () => import("./more.screen.tsx")),
  kept("/app/projects", () => import("#web/projects/project-list.screen.tsx")),
  kept("/project/new", () => import("#web/projects/project-new.screen.tsx")),
  kept("/project/$id", projectPage),
  kept("/projects/$id", projectPage),
  kept("/etape/$id/estimation", () => import("#web/projects/estimation.screen.tsx")),
  kept("/etape/$id/validation", () => import("#web/projects/validation.screen.tsx")),
  kept("/etape/$id/quote", quoteStep),
  kept("/etape/$id/client-validation", quoteStep),
  kept("/etape/$id/work", () => import("#web/projects/work.screen.tsx")),
  kept("/etape/$id/invoice", () => import("#web/invoices/invoice-step.screen.tsx")),
  kept("/etape/$id/$stepKey", () => import("#web/projects/unknown-step.screen.tsx")),
];

/** Every route of the product. */
export const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: "/", component: HomeSwitch }),
  open("/login", () => import("#web/auth/login.screen.tsx")),
  open("/register", () => import("#web/auth/register.screen.tsx")),
  open("/code", () => import("#web/auth/codes/code.screen.tsx")),
  open("/forgot-password", () => import("#web/auth/forgot-password.screen.tsx")),
  open("/new-password", () => import("#web/auth/new-password.screen.tsx")),
  open("/second-step", () => import("#web/auth/second-step.screen.tsx")),
  open("/auth/callback", () => import("#web/auth/callback.screen.tsx")),
  open("/auth/way-back", () => import("#web/auth/way-back.screen.tsx")),
  open("/auth/confirm", () => import("#web/auth/codes/confirm.screen.tsx")),
  open("/invitation/$token", () => import("#web/company/invitation.screen.tsx")),
  open("/quote/$quoteId", () => import("#web/quotes/public-quote.screen.tsx")),
  open("/invoice/$token", () => import("#web/invoices/public-invoice.screen.tsx")),
  createRoute({
    getParentRoute: () => root,
    path: "/projects",
    beforeLoad: () => {
      throw redirect({ href: "/app/projects" });
    },
  }),
  signedIn.addChildren(inside),
]);
