const TIMEOUT_MS = 5_000;

/** Posts to an SMS service; throws when it does not answer 2xx in time. What it answers is not kept: it may repeat the text. */
export async function post(address: URL, { contentType, body, id }: { contentType: string; body: string; id: string }): Promise<void> {
  const url = new URL(address);
  const login = url.username === "" ? null : `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = "";
  url.password = "";
  const headers = { "content-type": contentType, "idempotency-key": id, ...(login !== null && { authorization: `Basic ${Buffer.from(login).toString("base64")}` }) };
  const answer = await fetch(url, { method: "POST", headers, body, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the SMS service answered ${answer.status}`);
}
