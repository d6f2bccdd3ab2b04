import { useOnPhone } from "#web/ui/on-phone.ts";

/**
 * True where a PDF can be read in a frame: not on a phone, nor in a browser that downloads PDFs instead of showing
 * them, where the frame stays empty.
 */
export function usePdfViewer(): boolean {
  const onPhone = useOnPhone();
  return !onPhone && navigator.pdfViewerEnabled;
}
