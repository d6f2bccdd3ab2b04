const KEPT_MS = 60_000;

/** Saves content as a file of that name. The browser reads the address after the press: it is given up later. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** Saves a text as a file of that name. */
export function saveText(name: string, text: string, type: string): void {
  saveFile(new Blob([text], { type }), name);
}
