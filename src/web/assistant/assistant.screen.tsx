import { Page } from "#web/ui/page.tsx";

/** /app: the assistant, full page. */
export default function AssistantScreen() {
  return <Page title="Accueil">{null}</Page>;
}
