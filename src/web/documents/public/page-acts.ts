// What the page of any document does better with a script, for its customer.

/** A double tap sends one form. Coming back by the browser's arrow opens it again. */
export function sendFormsOnce(): void {
  let isSent = false;
  document.addEventListener("submit", (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  addEventListener("pageshow", () => (isSent = false));
}

/**
 * Says that somebody looked. Programs that only fetch the page, as previews of messages do, run no script and do not
 * count; members of the company are told by their session, and do not count either, nor does a page that they opened
 * from their own screens, whose session may be over.
 */
export function noteVisit(): void {
  if (document.documentElement.dataset.forSeller !== undefined) return;
  const [, kind, token] = /^\/(quote|invoice)\/([\w-]+)$/.exec(location.pathname) ?? [];
  if (token === undefined) return;
  const bearer = keptBearer();
  const headers: Record<string, string> = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  // Read to its end, so that the connection is free again. That it fails is nothing to the reader.
  void fetch(`/api/public/${kind}s/${token}`, { headers })
    .then((answer) => answer.text())
    .catch(() => {});
}

function keptBearer(): string | null {
  try {
    const session = JSON.parse(localStorage.getItem("etabli.session") ?? "null") as { access_token?: unknown } | null;
    return typeof session?.access_token === "string" ? session.access_token : null;
  } catch {
    return null;
  }
}

/** After a refusal, the field it is about is in sight and ready to be typed in. */
export function showFault(): void {
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  field?.scrollIntoView({ block: "center" });
}
