import { hasCountedLine } from "#domain/quotes/signing/offer.ts";
import { codeLetter } from "#domain/quotes/signing/signing-letters.ts";
import { CODE_MINUTES, MOST_CODES, MOST_SIGNINGS_A_DAY } from "#domain/quotes/signing/signing-rules.ts";
import { parseEmail } from "#domain/shared/email.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { randomInt } from "node:crypto";
import { enqueueLetter } from "./enqueue-letter.ts";
import type { LinkedOffer } from "./load-offer.ts";
import { checkHeld, lockVersion } from "./load-offer.ts";
import { countCodes, countSignings, insertSigning, lockSigning, saveCode } from "./signings.repository.ts";

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Whether a letter can bring a code to whoever signs: a mail server is set. */
export function usesCode({ config }: Pick<Deps, "config">): boolean {
  return config.mail.smtpUrl !== null;
}

/** The code of the seal of a code, for the signature that it was sent for alone. */
export function codeMacOf(deps: Pick<Deps, "codeMac">, signingId: string, code: string): string {
  return deps.codeMac(`${signingId}\n${code}`);
}

/**
 * Begins a signature of a quote, with the options that were ticked, and sends its code where a letter can leave. Gives
 * its ID. Refuses a quote that cannot be answered now, a name or an address that is missing, and more letters than one
 * link may send.
 */
export async function beginSigning(
  deps: Deps,
  offer: LinkedOffer,
  { signer, email: typedEmail }: { signer: string; email: string },
): Promise<Result<string>> {
  if (signer === "") return refused("signer_missing", ["signer"]);
  const email = typedEmail === "" ? "" : parseEmail(typedEmail);
  if (email === null) return refused("email_wrong", ["email"]);
  if (email === "" && usesCode(deps)) return refused("email_missing", ["email"]);
  const options = offer.options.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  if (!hasCountedLine(offer.quote, options)) return refused("nothing_chosen");
  const { companyId, id: documentId } = offer.document;
  return inCompany(deps.db, companyId, async (tx) => {
    const check = checkHeld(await lockVersion(deps, tx, offer.document));
    if (!check.ok) return check;
    const dayBefore = new Date(deps.clock().getTime() - 24 * HOUR_MS);
    if ((await countSignings(tx, documentId, dayBefore)) >= MOST_SIGNINGS_A_DAY) return refused("too_many_signings");
    const signing = {
      id: deps.ids(),
      document_id: documentId,
      signer,
      email,
      options,
      gross_cents: offer.totals.grossCents,
    };
    await insertSigning(tx, companyId, signing, deps.clock());
    const sending = usesCode(deps) ? await sendCode(deps, tx, offer, signing) : ok(null);
    return sending.ok ? ok(signing.id) : sending;
  });
}

/** Sends another code for a signature that has begun. The one before is worth nothing from then on. */
export async function sendCodeAgain(deps: Deps, offer: LinkedOffer, signingId: string): Promise<Result<null>> {
  return inCompany(deps.db, offer.document.companyId, async (tx) => {
    const heldVersion = await lockVersion(deps, tx, offer.document);
    const signing = await lockSigning(tx, offer.document.id, signingId);
    if (!signing || signing.used_at !== null || !usesCode(deps)) return refused("signing_unknown");
    const check = checkHeld(heldVersion);
    return check.ok ? sendCode(deps, tx, offer, signing) : check;
  });
}

async function sendCode(
  deps: Deps,
  tx: Db,
  { document, quote }: LinkedOffer,
  signing: { id: string; document_id: string; email: string },
): Promise<Result<null>> {
  const at = deps.clock();
  const since = (hours: number) => new Date(at.getTime() - hours * HOUR_MS);
  const inHour = await countCodes(tx, document.id, since(1));
  const inDay = await countCodes(tx, document.id, since(24));
  if (inHour >= MOST_CODES.hour || inDay >= MOST_CODES.day) return refused("too_many_codes");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const expiresAt = new Date(at.getTime() + CODE_MINUTES * MINUTE_MS);
  const mac = codeMacOf(deps, signing.id, code);
  await saveCode(tx, document.companyId, signing, { mac, sentAt: at, expiresAt });
  const letter = codeLetter({ number: quote.number, sellerName: quote.seller.name, pageUrl: "" }, code);
  await enqueueLetter(deps, tx, { ...letter, to: signing.email, minutes: CODE_MINUTES });
  return ok(null);
}
