import { JOURNAL_TITLE } from "#domain/assistant/tools/journal.messages.ts";
import { readCustomersAddress } from "#web/accounts/customers-address.ts";
import { readFiguresAddress, readMarginAddress, readVatAddress } from "#web/analytics/figures-address.ts";
import { readMoneyAddress } from "#web/analytics/money-address.ts";
import { readSignInSearch } from "#web/auth/pages/return-path.ts";
import { readCatalogAddress } from "#web/catalog/catalog-address.ts";
import { PROGRAMS_PLACE } from "#web/mcp/programs.messages.ts";
import { readProjectsAddress } from "#web/projects/board/projects-address.ts";
import { createRootRoute, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import {
  CalendarDays,
  ChartColumn,
  FolderOpen,
  House,
  Mail,
  Settings,
  Tags,
  UserRound,
  UsersRound,
  Wallet,
} from "lucide-react";
import { AllWentWrong, HomeSwitch, Root, SignedIn, UnknownPath } from "./frame.tsx";
import type { Place } from "./places.ts";

// THE route table. Each path of the specification (docs/specification.md#screens) has its screen, its audience and its
// entry in the menus. The compiler checks every link against it.

const root = createRootRoute({ component: Root, notFoundComponent: UnknownPath, errorComponent: AllWentWrong });
const signedIn = createRoute({ getParentRoute: () => root, id: "signed-in", component: SignedIn });

type Screen = () => Promise<{ default: React.ComponentType }>;

/** A page for everybody, signed in or not. */
function publicPage<const Path extends string>(path: Path, screen: Screen) {
  return createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(screen) });
}

/** A sign-in page. It keeps the page where the visitor was going. */
function signInPage<const Path extends string>(path: Path, screen: Screen) {
  return createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(screen),
    validateSearch: readSignInSearch,
  });
}

/** A page for signed-in users. With a `place`, the menus lead to it. */
function signedInPage<const Path extends string>(path: Path, screen: Screen, place?: Place) {
  return createRoute({
    getParentRoute: () => signedIn,
    path,
    component: lazyRouteComponent(screen),
    staticData: { place },
  });
}

/** An old path. It redirects to the current one. */
const oldProjects = createRoute({
  getParentRoute: () => root,
  path: "/projects",
  beforeLoad: () => {
    throw redirect({ to: "/app/projects" });
  },
});
const oldProject = createRoute({
  getParentRoute: () => root,
  path: "/projects/$id",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/project/$id", params });
  },
});

const home = createRoute({ getParentRoute: () => root, path: "/", component: HomeSwitch });

const assistant: Screen = () => import("#web/assistant/assistant.screen.tsx");
const notice: Screen = () => import("#web/notices/notice.screen.tsx");
const mails: Screen = () => import("#web/mail/mails.screen.tsx");

const provider: Screen = () => import("#web/mail/permission/provider.screen.tsx");

const CUSTOMERS: Place = {
  label: "Clients",
  right: "read",
  icon: UserRound,
};

const CATALOG: Place = {
  label: "Catalogue",
  right: "amounts",
  icon: Tags,
};
const FIGURES: Place = {
  label: "Chiffres",
  right: "amounts",
  icon: ChartColumn,
};
const PROJECTS: Place = { label: "Projets", right: "read", icon: FolderOpen, isInBar: true };
const MONEY: Place = { label: "Argent", right: "amounts", icon: Wallet, isInBar: true };

// The menus keep this order.
const inside = [
  signedInPage("/app", assistant, { label: "Accueil", right: "own", icon: House, isInBar: true }),
  signedInPage("/app/reports", assistant),
  createRoute({
    getParentRoute: () => signedIn,
    path: "/app/projects",
    component: lazyRouteComponent(() => import("#web/projects/project-list.screen.tsx")),
    validateSearch: readProjectsAddress,
    staticData: { place: PROJECTS },
  }),
  signedInPage("/app/timeline", () => import("#web/planning/timeline.screen.tsx"), {
    label: "Planning",
    right: "read",
    icon: CalendarDays,
    isInBar: true,
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: "/app/billing",
    component: lazyRouteComponent(() => import("#web/analytics/billing.screen.tsx")),
    validateSearch: readMoneyAddress,
    staticData: { place: MONEY },
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: "/app/customers",
    component: lazyRouteComponent(() => import("#web/accounts/customers.screen.tsx")),
    validateSearch: readCustomersAddress,
    staticData: { place: CUSTOMERS },
  }),
  signedInPage("/app/customers/import", () => import("#web/accounts/import/customer-import.screen.tsx")),
  signedInPage("/app/customers/$customerId", () => import("#web/accounts/customer-card.screen.tsx")),
  createRoute({
    getParentRoute: () => signedIn,
    path: "/app/catalogue",
    component: lazyRouteComponent(() => import("#web/catalog/catalog.screen.tsx")),
    validateSearch: readCatalogAddress,
    staticData: { place: CATALOG },
  }),
  signedInPage("/app/catalogue/import", () => import("#web/catalog/import/price-import.screen.tsx")),
  signedInPage("/app/catalogue/templates", () => import("#web/quotes/templates/templates.screen.tsx")),
  createRoute({
    getParentRoute: () => signedIn,
    path: "/app/analytics",
    component: lazyRouteComponent(() => import("#web/analytics/analytics.screen.tsx")),
    validateSearch: readFiguresAddress,
    staticData: { place: FIGURES },
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: "/app/analytics/vat",
    component: lazyRouteComponent(() => import("#web/analytics/vat.screen.tsx")),
    validateSearch: readVatAddress,
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: "/app/analytics/margin",
    component: lazyRouteComponent(() => import("#web/analytics/margin.screen.tsx")),
    validateSearch: readMarginAddress,
  }),
  signedInPage("/app/mails", mails, {
    label: "Mails",
    right: "amounts",
    icon: Mail,
  }),
  signedInPage("/app/mails/invoices", () => import("#web/projects/purchases/supplier-invoices.screen.tsx")),
  signedInPage("/app/mails/google", provider),
  signedInPage("/app/mails/microsoft", provider),
  signedInPage("/app/mails/inbox", () => import("#web/mail/inbox.screen.tsx")),
  signedInPage("/app/mails/write/$draftId", () => import("#web/projects/reports/compose.screen.tsx")),
  signedInPage("/app/mails/read/$messageId", () => import("#web/projects/dossier/mail-reader.screen.tsx")),
  signedInPage("/app/team", () => import("#web/planning/people/team.screen.tsx"), {
    label: "Équipe",
    right: "read",
    icon: UsersRound,
  }),
  signedInPage("/app/settings", () => import("./settings/settings.screen.tsx"), {
    label: "Réglages",
    right: "own",
    icon: Settings,
  }),
  signedInPage("/app/programs", () => import("#web/mcp/programs.screen.tsx"), {
    label: PROGRAMS_PLACE.title,
    right: "amounts",
  }),
  signedInPage("/app/actions", () => import("#web/assistant/actions/actions.screen.tsx"), {
    label: JOURNAL_TITLE,
    right: "own",
  }),
  signedInPage("/app/model", () => import("#web/assistant/model/model.screen.tsx"), {
    label: "Aide d'une IA",
    right: "amounts",
  }),
  signedInPage("/app/data", () => import("#web/archive/data.screen.tsx"), {
    label: "Données",
    right: "team",
  }),
  signedInPage("/app/start", () => import("#web/company/start/start.screen.tsx")),
  signedInPage("/app/more", () => import("./more.screen.tsx")),
  signedInPage("/project/new", () => import("#web/projects/project-new.screen.tsx")),
  signedInPage("/project/$id", () => import("#web/projects/project-page.screen.tsx")),
  signedInPage("/etape/$id/estimation", () => import("#web/quotes/estimation/estimation.screen.tsx")),
  signedInPage("/etape/$id/validation", () => import("#web/analytics/validation/validation.screen.tsx")),
  signedInPage("/etape/$id/quote", () => import("#web/quotes/quote-step.screen.tsx")),
  signedInPage("/etape/$id/client-validation", () => import("#web/quotes/client-validation.screen.tsx")),
  signedInPage("/etape/$id/work", () => import("#web/planning/site/work.screen.tsx")),
  signedInPage("/etape/$id/invoice", () => import("#web/invoices/invoice-step.screen.tsx")),
  signedInPage("/etape/$id/$stepKey", () => import("#web/projects/unknown-step.screen.tsx")),
] as const;

/** Every route of the product. */
export const routeTree = root.addChildren([
  home,
  oldProjects,
  oldProject,
  signInPage("/login", () => import("#web/auth/sign-in/login.screen.tsx")),
  signInPage("/register", () => import("#web/auth/sign-in/register.screen.tsx")),
  signInPage("/code", () => import("#web/auth/codes/code.screen.tsx")),
  signInPage("/forgot-password", () => import("#web/auth/sign-in/forgot-password.screen.tsx")),
  signInPage("/new-password", () => import("#web/auth/sign-in/new-password.screen.tsx")),
  signInPage("/second-step", () => import("#web/auth/sign-in/second-step.screen.tsx")),
  // These two pages read the address themselves: the router would change the values that links bring.
  publicPage("/auth/callback", () => import("#web/auth/links/callback.screen.tsx")),
  publicPage("/auth/confirm", () => import("#web/auth/links/confirm.screen.tsx")),
  publicPage("/auth/way-back", () => import("#web/auth/links/way-back.screen.tsx")),
  publicPage("/invitation/$token", () => import("#web/company/invitation.screen.tsx")),
  publicPage("/mentions-legales", notice),
  publicPage("/confidentialite", notice),
  publicPage("/licence", notice),
  signedIn.addChildren(inside),
]);
