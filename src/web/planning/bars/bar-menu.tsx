import type { Closure } from "#domain/company/closures/closures.ts";
import { peopleWords } from "#domain/projects/people/people.messages.ts";
import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { createContext, useCallback, useContext, useRef, useState } from "react";
import type { PlanSheet } from "../day/plan-menu.tsx";
import { PlanSheets, usePlanActions } from "../day/plan-menu.tsx";
import type { useBarDrag } from "../use-bar-drag.ts";
import type { Move } from "../use-move-project.ts";
import type { PlannedProject } from "../use-planning.ts";
import { BarFacts, heardDetails } from "./bar-facts.tsx";

const MenuPopup = onDemand(
  async () => (await import("#web/ui/layers/row-menu-popup.tsx")).RowMenuPopup,
  () => null,
);

type BarHandlers = ReturnType<ReturnType<typeof useBarDrag<PlannedProject>>["handlersOf"]>;
type OpenMenu = (bar: HTMLElement, isByKeyboard: boolean) => void;

const Context = createContext<OpenMenu | null>(null);

/** Bars of which each opens a menu: other days, other people, its project. `move`: null for who may not move them. */
export function BarMenus({
  plans,
  closures,
  move,
  children,
}: {
  plans: readonly PlannedProject[];
  closures: readonly Closure[];
  move: ((move: Move) => void) | null;
  children: ReactNode;
}) {
  const bar = useRef<HTMLElement>(null);
  const [menu, setMenu] = useState({ id: "", isOpen: false, isByKeyboard: false });
  const open = useCallback<OpenMenu>((element, isByKeyboard) => {
    bar.current = element;
    setMenu({ id: element.dataset["bar"] ?? "", isOpen: true, isByKeyboard });
  }, []);
  const plan = plans.find(({ id }) => id === menu.id);
  return (
    <Context value={move && open}>
      {children}
      {plan && move && (
        <BarMenu
          key={plan.id}
          {...{ plan, closures, move, bar }}
          isOpen={menu.isOpen}
          isByKeyboard={menu.isByKeyboard}
          onOpenChange={(isOpen) => setMenu({ ...menu, isOpen })}
        />
      )}
    </Context>
  );
}

function BarMenu({
  plan,
  closures,
  move,
  bar,
  isOpen,
  isByKeyboard,
  onOpenChange,
}: {
  plan: PlannedProject;
  closures: readonly Closure[];
  move: (move: Move) => void;
  bar: { current: HTMLElement | null };
  isOpen: boolean;
  isByKeyboard: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const { isTeam, nameOf } = useSitePeople();
  const [sheet, setSheet] = useState<PlanSheet | null>(null);
  const actions = usePlanActions(plan.id, setSheet);
  return (
    <>
      <MenuPopup
        label={[plan.name, heardDetails(plan), ...(isTeam ? [peopleWords(plan.people.map(nameOf))] : [])].join(", ")}
        head={<BarFacts plan={plan} closures={closures} />}
        actions={actions}
        open={isOpen}
        isByKeyboard={isByKeyboard}
        anchor={bar}
        layer={undefined}
        onOpenChange={onOpenChange}
      />
      <PlanSheets {...{ plan, closures, move, sheet }} close={() => setSheet(null)} />
    </>
  );
}

/** What a hand and keys do on a bar: its menu at either click, at Enter and at the key of menus, then what moves it. */
export function useBarHandlers(handlers: BarHandlers | null) {
  const openMenu = useContext(Context);
  if (handlers === null || openMenu === null) return handlers;
  return {
    ...handlers,
    "aria-haspopup": "menu" as const,
    onClick: (event: MouseEvent<HTMLElement>) => {
      handlers.onClick(event);
      // The browser opens the project in another tab for these.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // A click without a pointer comes from a key or a screen reader.
      openMenu(event.currentTarget, event.detail === 0);
    },
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      handlers.onContextMenu(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      openMenu(event.currentTarget, false);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== "ContextMenu" && !(event.shiftKey && event.key === "F10")) return handlers.onKeyDown(event);
      event.preventDefault();
      openMenu(event.currentTarget, true);
    },
  };
}
