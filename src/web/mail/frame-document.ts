/** What the frame of a mail may do: a link opens a page beside ours. No script, no form, no origin of ours. */
export const FRAME_SANDBOX = "allow-popups allow-popups-to-escape-sandbox";

// Style sheets of our own are refused in the frame: what all of it looks like stands on its first element.
const LOOK =
  "margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif;color:#1c1c1c;background:#ffffff;overflow-wrap:anywhere";

const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/** The document of the frame. `html` was cleaned by the server. */
export function frameDocument(html: string): string {
  return (
    `<!doctype html><html lang="fr"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
    `<meta name="viewport" content="width=device-width"></head><body style="${LOOK}">${html}</body></html>`
  );
}
