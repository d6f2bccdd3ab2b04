import { isAssistantPage } from "#web/assistant/assistant-pages.ts";
import { useMemberships } from "#web/company/use-memberships.ts";
import { Brand } from "#web/ui/mark.tsx";
import type { LinkProps } from "@tanstack/react-router";
import { Link, useLocation } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import { Menu, Search } from "lucide-react";
import type { ReactNode } from "react";
import { Suspense, lazy } from "react";
import { callPalette } from "./call-palette.ts";
import { usePlaces } from "./places.ts";
import { Shortcuts } from "./shortcuts.tsx";

// The first page has no message to show and no mailbox to ask about.
const LateFrame = lazy(() => import("./late-frame.tsx"));
const SkipButtons = lazy(async () => ({ default: (await import("./late-frame.tsx")).SkipButtons }));
const AssistantWidget = lazy(() => import("#web/assistant/assistant-widget.tsx"));
const CompanySwitch = lazy(() => import("#web/company/company-switch.tsx"));

const SKIP = "sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-paper focus:p-3";

const IN_RAIL = cx(
  "flex min-h-11 items-center gap-3 rounded-inner px-3 text-quiet hover:bg-sunk",
  "aria-[current=page]:bg-act-pale aria-[current=page]:font-[550] aria-[current=page]:text-act",
);

// The open panel of the assistant covers nothing of a page that has room beside it.
const PAGE_PLACE = cx(
  "min-w-0 pb-[calc(4.5rem+env(safe-area-inset-bottom))] md:pr-20 md:pb-8",
  "lg:beside-panel:pr-[min(var(--panel-width,26rem),45vw)]",
);
const IN_BAR = cx(
  "flex min-h-14 flex-col items-center justify-center gap-0.5 text-bar text-quiet",
  "aria-[current=page]:font-[550] aria-[current=page]:text-act",
);

const PALETTE_KEYS = navigator.platform.startsWith("Mac") ? "⌘ K" : "Ctrl K";

// In large type on a narrow phone, five labels do not fit beside one another. The icons stay, and screen readers read
// the labels.
const LABEL_IN_BAR = "@max-[15.5rem]:sr-only";
const ICON_IN_BAR = "size-5 @max-[15.5rem]:size-[24px]";

// On a phone, the assistant fills the visible part of the screen, above the keyboard. Its field stays visible and the
// page does not scroll.
const BOUNDED =
  "max-md:fixed max-md:inset-x-0 max-md:top-(--seen-top) max-md:flex max-md:h-(--seen-height) max-md:flex-col";

/**
 * The signed-in frame: a rail at the left on a desktop, a bar of five places at the bottom on a phone. The assistant's
 * round button is at the end of the bar on a phone, and in the right margin on a desktop.
 */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const onAssistant = isAssistantPage(pathname);
  const hasSeveral = useMemberships().companies.length > 1;
  const places = usePlaces();
  const isUnder = (place: { to: string }) => pathname.startsWith(place.to);
  const isUnderMore = places.some((place) => !place.isInBar && isUnder(place));
  return (
    <div className={`md:grid md:min-h-dvh md:grid-cols-[13rem_1fr] ${onAssistant ? BOUNDED : ""}`}>
      <a href="#main" className={SKIP}>
        Aller au contenu
      </a>
      <Suspense fallback={null}>
        <SkipButtons className={SKIP} />
      </Suspense>
      <nav aria-label="Principal" className="sticky top-0 hidden h-dvh flex-col gap-1 border-r border-line p-3 md:flex">
        <Link to="/app" className="mb-4 px-2 py-2">
          <Brand />
        </Link>
        {hasSeveral && <Switch className="mb-3" />}
        <button type="button" aria-keyshortcuts="Control+K Meta+K" className={`mb-2 ${IN_RAIL}`} onClick={callPalette}>
          <Search aria-hidden className="size-5 shrink-0" />
          Chercher
          <kbd
            aria-hidden
            className="ml-auto rounded-inner border border-line px-1.5 font-sans text-fine whitespace-nowrap"
          >
            {PALETTE_KEYS}
          </kbd>
        </button>
        {places.map(
          ({ to, label, icon }) => icon && <PlaceLink key={to} {...{ to, label, icon }} className={IN_RAIL} />,
        )}
        <PlaceLink
          to="/app/more"
          label="Compte"
          icon={Menu}
          isWithin={pathname === "/app/actions"}
          className={`mt-auto ${IN_RAIL}`}
        />
      </nav>
      {hasSeveral && <Switch className="border-b border-line px-4 py-2 md:hidden" />}
      <button
        type="button"
        onClick={callPalette}
        className="mx-4 mt-3 flex min-h-11 w-[calc(100%-2rem)] shrink-0 items-center gap-3 rounded-full bg-sunk px-4
          text-left text-quiet md:hidden keyboard:hidden"
      >
        <Search aria-hidden className="size-5 shrink-0" />
        Chercher partout
      </button>
      <main id="main" className={onAssistant ? "min-w-0 max-md:min-h-0 max-md:flex-1" : PAGE_PLACE}>
        {children}
      </main>
      <nav
        aria-label="Principal"
        className={cx(
          // The assistant's round button has a corner of the bar to itself and covers nothing.
          "@container z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-paper",
          "pb-[env(safe-area-inset-bottom)] keyboard:hidden md:hidden",
          onAssistant ? "shrink-0" : "fixed inset-x-0 bottom-0 pr-16",
        )}
      >
        {places.map(
          ({ to, label, icon, isInBar }) =>
            icon && isInBar && <PlaceLink key={to} {...{ to, label, icon }} className={IN_BAR} isInBar />,
        )}
        <PlaceLink to="/app/more" label="Plus" icon={Menu} isWithin={isUnderMore} className={IN_BAR} isInBar />
      </nav>
      <Shortcuts />
      <Suspense fallback={null}>
        {!onAssistant && <AssistantWidget />}
        <LateFrame />
      </Suspense>
    </div>
  );
}

type PlaceLinkProps = {
  to: LinkProps["to"];
  label: string;
  icon: LucideIcon;
  className: string;
  isInBar?: boolean;
  /** The page is one of those that this one leads to. */
  isWithin?: boolean;
};

// A project opened by its step is still among the projects, and a page that the settings lead to is still theirs.
const WITHIN: Readonly<Record<string, RegExp>> = {
  "/app/projects": /^\/(?:etape|project)\//,
  "/app/settings": /^\/app\/(?:model|data|programs)/,
};

function PlaceLink({ to, label, icon: Icon, className, isInBar = false, isWithin = false }: PlaceLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      activeOptions={{ exact: to === "/app" }}
      aria-current={isWithin || WITHIN[to ?? ""]?.test(pathname) ? "page" : undefined}
      className={className}
    >
      <Icon aria-hidden className={isInBar ? ICON_IN_BAR : "size-5"} />
      <span className={isInBar ? LABEL_IN_BAR : undefined}>{label}</span>
    </Link>
  );
}

function Switch({ className }: { className: string }) {
  return (
    <Suspense fallback={<div className={`min-h-11 ${className}`} />}>
      <CompanySwitch className={className} />
    </Suspense>
  );
}
