/** Where the browser keeps whether a mailbox of the user is connected. */
export const MAIL_FLAG_KEY = "etabli.mail";

/** Forgets it: it counts within a session alone. The code of mails may not be loaded yet. */
export function forgetMailFlag(): void {
  try {
    localStorage.removeItem(MAIL_FLAG_KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
