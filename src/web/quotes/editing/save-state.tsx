import { Button } from "#web/ui/button.tsx";

type SaveStateProps = { error: Error | null; isCutOff: boolean; saveAgain: () => void };

/** What keeps the lines from being saved, with the way to try again. */
export function SaveState({ error, isCutOff, saveAgain }: SaveStateProps) {
  if (isCutOff) return <CutOff saveAgain={saveAgain} />;
  return error && <SaveProblem error={error} saveAgain={saveAgain} />;
}

function CutOff({ saveAgain }: { saveAgain: () => void }) {
  return (
    <div role="status" className="mt-3 flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-[1_1_16rem] text-alert">
        Hors ligne : tes lignes sont gardées sur cette page, et enregistrées dès que le réseau revient.
      </p>
      <Button onClick={saveAgain}>Réessayer</Button>
    </div>
  );
}

function SaveProblem({ error, saveAgain }: { error: Error; saveAgain: () => void }) {
  return (
    <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-bad">
      <p className="min-w-0 flex-[1_1_16rem]">{error.message}</p>
      <Button onClick={saveAgain}>Réessayer</Button>
    </div>
  );
}
