import { Secret, TOTP } from "otpauth";
import { toString as qrCode } from "qrcode";

const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** Allowed difference each way: the clocks of phones drift, and people type slowly. */
const STEPS_OF_DRIFT = 1;
// The longest account name whose QR code can still be drawn, whatever its characters.
const LONGEST_ACCOUNT = 100;

/**
 * The secret of an authenticator application as text, address and picture, named as in the protocol. The picture is raw
 * SVG.
 */
export async function makeTotpAnswer(
  secret: Uint8Array,
  { issuer, account }: { issuer: string; account: string },
): Promise<{ qr_code: string; secret: string; uri: string }> {
  // Half of a surrogate pair cannot be encoded in an address.
  const [who, where] = [account.slice(0, LONGEST_ACCOUNT).toWellFormed(), issuer.toWellFormed()];
  const totp = new TOTP({
    issuer: where,
    label: who,
    secret: secretOf(secret),
    algorithm: "SHA1",
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });
  const uri = totp.toString();
  const svg = await qrCode(uri, { type: "svg", width: 240 });
  // The official client puts the picture into an address without encoding it, and a `#` would cut it short.
  return {
    qr_code: svg.replaceAll("#ffffff", "white").replaceAll("#000000", "black"),
    secret: totp.secret.base32,
    uri,
  };
}

/**
 * The step (30 seconds, counted from 1970) whose code this is, at most one step away from now. Null for a wrong code.
 */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const stepsAway = TOTP.validate({
    token: code,
    secret: secretOf(secret),
    algorithm: "SHA1",
    digits: DIGITS,
    period: PERIOD_SECONDS,
    timestamp,
    window: STEPS_OF_DRIFT,
  });
  return stepsAway === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + stepsAway;
}

function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}
