/**
 * Posts to an SMS service. Throws when the service does not answer 2xx before the signal stops the call. The answer is
 * not kept, because it may repeat the text.
 */
export async function post(
  address: URL,
  { contentType, body, id, signal }: { contentType: string; body: string; id: string; signal: AbortSignal },
): Promise<void> {
  const url = new URL(address);
  const login = url.username === "" ? null : `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = "";
  url.password = "";
  const headers = {
    "content-type": contentType,
    "idempotency-key": id,
    ...(login !== null && { authorization: `Basic ${Buffer.from(login).toString("base64")}` }),
  };
  const answer = await fetch(url, { method: "POST", headers, body, redirect: "error", signal });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the SMS service answered ${answer.status}`);
}
