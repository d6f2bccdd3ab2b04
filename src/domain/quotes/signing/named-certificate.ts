const BLANK = "… (nom, prénom)";

/** What a customer certifies, with their name where the printed text leaves a blank for it. */
export function namedCertificate(text: string, name: string): string {
  return text.replace(BLANK, () => name);
}
