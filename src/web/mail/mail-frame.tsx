/**
 * The layout of a mail, in a frame of an origin of its own: no script runs there, no form leaves, and a link opens a
 * page beside ours. The policy of the frame allows nothing but the pictures that the mail brought itself.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  return (
    <iframe
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={frameDocument(html)}
      className="h-[70dvh] w-full rounded-card border border-line bg-white"
    />
  );
}

// Style sheets of our own are refused in the frame: what all of it looks like stands on its first element.
const LOOK = "margin:0;padding:16px;font:16px/1.5 sans-serif;color:#1c1c1c;background:#ffffff;overflow-wrap:anywhere";

const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/** The document of the frame. `html` was cleaned by the server. */
export function frameDocument(html: string): string {
  return (
    `<!doctype html><html lang="fr"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
    `<meta name="viewport" content="width=device-width"></head><body style="${LOOK}">${html}</body></html>`
  );
}
