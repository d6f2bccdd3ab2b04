/**
 * Keeps the total in step with the ticked options: the server is asked for the page with them, and what it says
 * replaces what is shown. Nothing is added up here. The address keeps the options, so that a reload shows them.
 */
export function followOptions(): void {
  let asking: AbortController | null = null;
  document.addEventListener("change", (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.name !== "option") return;
    asking?.abort();
    asking = new AbortController();
    void showWith(pageWith(), event.target.id, asking.signal);
  });
}

function pageWith(): string {
  const chosen = [...document.querySelectorAll<HTMLInputElement>("input[name=option]:checked")];
  const query = new URLSearchParams(chosen.map(({ value }) => ["option", value]));
  const path = /^\/quote\/[\w-]+/.exec(location.pathname)?.[0] ?? location.pathname;
  return query.size === 0 ? path : `${path}?${query}`;
}

async function showWith(url: string, focusedId: string, signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch(url, { signal });
    if (!answer.ok || answer.redirected) return location.assign(url);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const part of document.querySelectorAll<HTMLElement>("[data-live]")) {
      const next = fresh.querySelector(`[data-live="${part.dataset.live}"]`);
      if (next) part.replaceWith(document.adoptNode(next));
    }
    history.replaceState(history.state, "", url);
    document.getElementById(focusedId)?.focus({ preventScroll: true });
  } catch (error) {
    // Another tick asked again. Anything else: the page itself is asked for, which says what is wrong.
    if (!(error instanceof DOMException && error.name === "AbortError")) location.assign(url);
  }
}
