import { useMay } from "#web/company/use-memberships.ts";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";

const CARD = "rounded-card border border-line bg-paper";
// Where the main act of a step stays on a phone.
const FOOT = "fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] h-18 border-y border-line bg-paper";

/** Stands in for the page of a step that is loading: head, path, body and docked bar have their places at once. */
export function StepPageSkeleton({ step }: { step: string }) {
  return (
    <Page
      title="Projet"
      head={
        <h1 aria-busy className="mb-5.5 bars h-16! md:mb-10">
          Projet
        </h1>
      }
    >
      {useMay()("amounts") && <div className={`${CARD} mb-3 h-[6.6rem] md:mb-4`} />}
      <StepSkeleton step={step} />
    </Page>
  );
}

/** Stands in for the step alone, under its head. */
export function StepSkeleton({ step }: { step: string }) {
  return (
    <>
      <div className={`${CARD} mb-3 h-24 md:mb-4`} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] beside-panel:grid-cols-1">
        <div className={`${CARD} min-h-96 p-5`}>
          <SheetSkeleton label="Chargement du projet…" isBare />
        </div>
        <div className={`${CARD} max-lg:hidden`} />
      </div>
      {step !== "invoice" && step !== "client-validation" && <div className={`${FOOT} md:hidden`} />}
    </>
  );
}
