import { ChevronDown } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { LivingDocument } from "./living-document.ts";
import { currentDocument, onDocumentChange } from "./living-document.ts";

/**
 * On a phone, the document that the conversation makes, in one line: « Devis · 672 € ». It is there while the document
 * itself is scrolled away, and leads back to it.
 */
export function DocumentBar() {
  const document = useSyncExternalStore(onDocumentChange, currentDocument);
  const isAway = useIsAway(document);
  if (document === null || !isAway) return null;
  const { name, total, place } = document;
  return (
    <button
      type="button"
      onClick={() => place.current?.scrollIntoView({ block: "start" })}
      className="flex min-h-11 shrink-0 items-center justify-between gap-3 border-b border-line bg-act-pale px-4
        font-[550] -outline-offset-3 md:hidden"
    >
      <span className="figures">
        {name} · {total}
      </span>
      <ChevronDown aria-hidden className="size-5 shrink-0 text-act" />
      <span className="sr-only">Revenir au document</span>
    </button>
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
