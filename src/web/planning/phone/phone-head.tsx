import { NewProjectLink } from "../new-project-link.tsx";
import { RangeHead, ViewChoice } from "../range-head.tsx";
import { ShownChoice } from "../shown-projects.tsx";
import type { PlanningPage } from "../use-planning-page.ts";

/** The head of a phone: the days on screen are its title, so that what they hold begins high. */
export function PhoneHead(page: PlanningPage) {
  const { view, setView, scope, choice, days, month, today, shownDay, setShownDay, manages } = page;
  const isOfProject = view === "project";
  return (
    <header className="mt-1 mb-2 flex flex-col gap-2">
      <div className="flex min-h-11 items-center">
        <h1 className={isOfProject ? "flex-1 text-title" : "sr-only"}>Planning</h1>
        {!isOfProject && <RangeHead {...{ view, days, month, today, shownDay, setShownDay }} />}
        {manages && (
          <span className="order-3 ml-1">
            <NewProjectLink isSmall />
          </span>
        )}
      </div>
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1 [&_label]:px-1 [&_label]:text-fine">
          <ViewChoice view={view} setView={setView} />
        </div>
        {choice && !isOfProject && <ShownChoice scope={scope} {...choice} />}
      </div>
    </header>
  );
}
