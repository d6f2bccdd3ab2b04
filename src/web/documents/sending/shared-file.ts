import { useEffect, useState } from "react";

/** True where fingers are used and the device has a sharing of its own. Over plain http it has none. */
export function canShare(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

/**
 * The PDF of a document, read before it is asked for: a device shares nothing once a tap is some seconds old. Null
 * while it is not there, and where files are not shared.
 */
export function useSharedFile(url: string, name: string): File | null {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    if (url === "" || !canShareFiles()) return;
    const reading = new AbortController();
    readFile(url, name, reading.signal).then(setFile, () => {});
    return () => reading.abort();
  }, [url, name]);
  return file;
}

/** A text, a link and a PDF given to the device's sharing. Answers false when its user thought better of it. */
export async function shareWithDevice(content: ShareData): Promise<boolean> {
  try {
    // oxlint-disable-next-line no-restricted-properties -- asked for by `canShare`; the link is offered beside it
    await navigator.share(content);
    return true;
  } catch {
    return false;
  }
}

function canShareFiles(): boolean {
  if (!canShare() || !("canShare" in navigator)) return false;
  const probe = new File([], "devis.pdf", { type: "application/pdf" });
  // oxlint-disable-next-line no-restricted-properties -- asked for by `canShare`
  return navigator.canShare({ files: [probe] });
}

async function readFile(url: string, name: string, signal: AbortSignal): Promise<File | null> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) return null;
  return new File([await answer.blob()], name, { type: "application/pdf" });
}
