import type { CompanyAnswer } from "#api/company.ts";
import { getLogo } from "#api/company.ts";
import type { DocumentStyle } from "#domain/company/style/document-style.ts";
import { USUAL_STYLE } from "#domain/company/style/document-style.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { DocumentPage } from "#web/documents/document-page.tsx";
import { DocumentBackdrop } from "#web/ui/card.tsx";
import { sampleView } from "./sample-view.ts";
import { styleMessages } from "./style.messages.ts";

/** A quote that nobody made, in small, as the seller's own would look. */
export function SampleSheet({ company, style }: { company: CompanyAnswer; style: DocumentStyle }) {
  const logoId = company.logo_id;
  const { data } = useAnswer(getLogo, {}, { enabled: logoId !== null, version: logoId });
  const logoUrl = logoId && data?.logo ? `data:${data.logo.mime};base64,${data.logo.data}` : null;
  return (
    <section aria-label={styleMessages.preview}>
      <DocumentBackdrop>
        <div className="[zoom:0.32] lg:[zoom:0.5]">
          <DocumentPage view={sampleView(company, style)} logoUrl={logoUrl} heading="h2" />
        </div>
      </DocumentBackdrop>
    </section>
  );
}

/** The same as it is now, under a form that changes it. */
export function PresentSheet() {
  const { data: company } = useCompany();
  return company ? <SampleSheet company={company} style={company.document_style ?? USUAL_STYLE} /> : null;
}
