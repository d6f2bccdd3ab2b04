import { useParams } from "@tanstack/react-router";
import { QuoteStep } from "./quote-step.screen.tsx";

/** /etape/{id}/client-validation: the quote while the customer decides. */
export default function ClientValidationScreen() {
  const { id } = useParams({ from: "/signed-in/etape/$id/client-validation" });
  return <QuoteStep id={id} step="client-validation" />;
}
