import { Button } from "#web/ui/button.tsx";
import { ChevronDown } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { DocumentInShort } from "./document-in-short.tsx";
import type { LivingDocument } from "./living-document.ts";
import { currentDocument, onDocumentChange } from "./living-document.ts";

/**
 * On a phone, the document that the conversation makes, in one line: « Devis · 672 € ». It is there while the document
 * itself is scrolled away. A tap unfolds its lines and its total, with the way back to it.
 */
export function DocumentBar() {
  const document = useSyncExternalStore(onDocumentChange, currentDocument);
  const isAway = useIsAway(document);
  const [isOpen, setOpen] = useState(false);
  if (document === null || !isAway) return null;
  const { name, total, lines, totals, place } = document;
  const goBack = () => {
    setOpen(false);
    place.current?.scrollIntoView({ block: "start" });
  };
  return (
    <div className="flex max-h-[50%] shrink-0 flex-col border-b border-line bg-act-pale md:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 shrink-0 items-center justify-between gap-3 px-4 font-[550] -outline-offset-3"
      >
        <span className="figures">
          {name} · {total}
        </span>
        <ChevronDown aria-hidden className={`size-5 shrink-0 text-act ${isOpen ? "rotate-180" : ""}`} />
      </button>
      {isOpen && (
        <div className="flex min-h-0 flex-col gap-3 overflow-y-auto border-t border-line bg-paper px-4 py-2">
          <DocumentInShort name={name} lines={lines} totals={totals} />
          <Button onClick={goBack}>Revenir au document</Button>
        </div>
      )}
    </div>
  );
}

// The head of a document that is taller than the view counts: its total may be far below.
function useIsAway(document: LivingDocument | null): boolean {
  const [isAway, setAway] = useState(false);
  const place = document?.place ?? null;
  useEffect(() => {
    const element = place?.current;
    if (!element) return setAway(false);
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isAway;
}
