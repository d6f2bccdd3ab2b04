import { findLastImport } from "#api/accounts.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { WithinRole } from "#web/company/within-role.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { ColumnsForm } from "./columns-form.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { ImportProgress } from "./import-progress.tsx";

const LOOK_MS = 1_500;

/** /app/customers/import: a list of customers from a file. Left and opened again, it is where it was. */
export default function ImportScreen() {
  return (
    <>
      <div className="mx-auto w-full max-w-5xl px-4 pt-6 -mb-6 md:px-8">
        <Link to="/app/customers" className={buttonLook({ look: "quiet", className: "-ml-4" })}>
          <ArrowLeft aria-hidden className="size-5" />
          Clients
        </Link>
      </div>
      <Page title="Importer des clients" isNarrow>
        <WithinRole right="manage">
          <Import />
        </WithinRole>
      </Page>
    </>
  );
}

function Import() {
  const { data, error, refetch } = useAnswer(
    findLastImport,
    {},
    { refetchInterval: ({ state }) => (state.data?.import?.state === "running" ? LOOK_MS : false) },
  );
  const [isOtherWanted, setOtherWanted] = useState(false);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton isBare />;
  const file = data.import;
  const chooseOther = () => setOtherWanted(true);
  if (isOtherWanted || !file || file.state === "receiving") return <FileChooser onSent={() => setOtherWanted(false)} />;
  if (file.state === "ready") return <ColumnsForm key={file.id} file={file} chooseOther={chooseOther} />;
  return <ImportProgress file={file} state={file.state} chooseOther={chooseOther} />;
}
