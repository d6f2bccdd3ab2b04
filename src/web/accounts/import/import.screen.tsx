import { findLastImport } from "#api/accounts.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { WithinRole } from "#web/company/within-role.tsx";
import { ImportSteps, lookAgainMs } from "#web/imports/import-steps.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Page } from "#web/ui/page.tsx";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { CUSTOMER_IMPORT } from "./customer-import.tsx";

/** /app/customers/import: a list of customers from a file. */
export default function ImportScreen() {
  return (
    <>
      <div className="mx-auto w-full max-w-5xl px-4 pt-6 -mb-6 md:px-8">
        <Link to="/app/customers" className={buttonLook({ look: "quiet", className: "-ml-4" })}>
          <ArrowLeft aria-hidden className="size-5" />
          Clients
        </Link>
      </div>
      <Page title={CUSTOMER_IMPORT.words.title} isNarrow>
        <WithinRole right="manage">
          <Import />
        </WithinRole>
      </Page>
    </>
  );
}

function Import() {
  const last = useAnswer(findLastImport, {}, { refetchInterval: ({ state }) => lookAgainMs(state.data) });
  return <ImportSteps subject={CUSTOMER_IMPORT} last={last} />;
}
