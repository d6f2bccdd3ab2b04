import { findLastPriceImport } from "#api/catalog/price-imports.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { WithinRole } from "#web/company/within-role.tsx";
import { ImportSteps, lookAgainMs } from "#web/imports/import-steps.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Page } from "#web/ui/page.tsx";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { PRICE_IMPORT } from "./price-import.tsx";

/** /app/catalogue/import: a list of prices from a file. */
export default function PriceImportScreen() {
  return (
    <>
      <div className="mx-auto w-full max-w-5xl px-4 pt-6 -mb-6 md:px-8">
        <Link to="/app/catalogue" className={buttonLook({ look: "quiet", className: "-ml-4" })}>
          <ArrowLeft aria-hidden className="size-5" />
          Catalogue
        </Link>
      </div>
      <Page title={PRICE_IMPORT.words.title} isNarrow>
        <WithinRole right="team">
          <Import />
        </WithinRole>
      </Page>
    </>
  );
}

function Import() {
  const last = useAnswer(findLastPriceImport, {}, { refetchInterval: ({ state }) => lookAgainMs(state.data) });
  return <ImportSteps subject={PRICE_IMPORT} last={last} />;
}
