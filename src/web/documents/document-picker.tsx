import { listDocuments } from "#api/documents.ts";
import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import type { PickerProps } from "#web/mail/writing/compose-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { List, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Paperclip } from "lucide-react";
import { useState } from "react";

const KINDS = [
  { value: "quote", label: "Devis" },
  { value: "invoice", label: "Factures" },
] as const;

/** Joins the PDF of a quote, an invoice or a credit note to a mail. */
export function DocumentPicker({ pick }: PickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="-my-2 self-start" onClick={() => setOpen(true)}>
        <Paperclip aria-hidden className="size-5" />
        Joindre un devis ou une facture
      </Button>
      <Drawer title="Joindre un document" open={isOpen} onClose={() => setOpen(false)}>
        <Documents
          choose={(file) => {
            setOpen(false);
            pick(file);
          }}
        />
      </Drawer>
    </>
  );
}

function Documents({ choose }: { choose: PickerProps["pick"] }) {
  const [kind, setKind] = useState<DocumentKind>("quote");
  const list = useAnswerPages(listDocuments, { kind, limit: 20 });
  const documents = list.data?.pages.flatMap((page) => page.documents) ?? [];
  return (
    <div className="flex flex-col gap-4">
      <Choice label="Document" hidesLabel options={KINDS} value={kind} onChange={setKind} />
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des documents…" />}
      {list.isSuccess && documents.length === 0 && (
        <Empty title={DOCUMENT_WORDS[kind].noneYet}>{DOCUMENT_WORDS[kind].howToMake}</Empty>
      )}
      {documents.length > 0 && (
        <List label="Documents">
          {documents.map((document) => {
            const name = `${DOCUMENT_WORDS[document.kind].name} ${document.number}`;
            return (
              <li key={document.id}>
                <button
                  type="button"
                  className={rowLook}
                  onClick={() => choose({ kind: "document", id: document.id, place: 0, name, size_bytes: 0 })}
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-[550]">{name}</span>
                    <span className="line-clamp-1 text-fine text-quiet">
                      {[document.project_name, document.customer_name].filter(Boolean).join(" · ")}
                    </span>
                  </span>
                </button>
              </li>
            );
          })}
        </List>
      )}
      <NextPage list={list} />
    </div>
  );
}
