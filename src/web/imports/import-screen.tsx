import { WithinRole } from "#web/company/roles/within-role.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { AbovePage } from "#web/ui/loading/above-page.tsx";
import { Page } from "#web/ui/page.tsx";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { ImportSteps } from "./import-steps.tsx";
import type { ImportOf, ImportSubject } from "./import-subject.ts";

/** The page of an import, whatever it lists. */
export function ImportScreen<File extends ImportOf>({ subject }: { subject: ImportSubject<File> }) {
  const { list, right, words } = subject;
  return (
    <>
      <AbovePage>
        <Link to={list.to} className={buttonLook({ look: "quiet", className: "-ml-4" })}>
          <ArrowLeft aria-hidden className="size-5" />
          {list.label}
        </Link>
      </AbovePage>
      <Page title={words.title}>
        <WithinRole right={right}>
          <LastImport subject={subject} />
        </WithinRole>
      </Page>
    </>
  );
}

function LastImport<File extends ImportOf>({ subject }: { subject: ImportSubject<File> }) {
  return <ImportSteps subject={subject} last={subject.useLast()} />;
}
