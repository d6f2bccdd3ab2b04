import { useParams } from "@tanstack/react-router";
import { StepPage } from "./step-page.tsx";

/** A step no route knows: the project and its steps, with a plain sentence. */
export default function UnknownStepScreen() {
  const { stepKey = "" } = useParams({ strict: false }) as { stepKey?: string };
  return (
    <StepPage step={stepKey}>
      {() => (
        <p>L'étape « {stepKey} » n'existe pas pour ce projet. Choisis l'une des six étapes ci-dessus pour continuer.</p>
      )}
    </StepPage>
  );
}
