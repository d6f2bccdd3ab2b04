import { useParams } from "@tanstack/react-router";
import { StepPage } from "./step-page.tsx";

/** An unknown step: shows the project and its steps, with a sentence. */
export default function UnknownStepScreen() {
  const { id, stepKey } = useParams({ from: "/signed-in/etape/$id/$stepKey" });
  return (
    <StepPage id={id} step={stepKey}>
      {() => (
        <p>L'étape « {stepKey} » n'existe pas pour ce projet. Choisis l'une des six étapes ci-dessus pour continuer.</p>
      )}
    </StepPage>
  );
}
