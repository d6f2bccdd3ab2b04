import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from "node:crypto";

/**
 * Seals bytes with the installation's key (AES-256-GCM). The result is 12 bytes of nonce, 16 of tag, then the encrypted
 * bytes.
 */
export function seal(key: Uint8Array, plain: Uint8Array): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Opens what `seal` wrote. Throws for another key or a changed byte. */
export function unseal(key: Uint8Array, sealedBytes: Uint8Array): Buffer {
  const bytes = Buffer.from(sealedBytes);
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

/**
 * HMAC-SHA256 of texts, in lower-case hexadecimal, with a key derived from the installation's for one use alone
 * (HKDF-SHA256). What is known of one use tells nothing of another.
 */
export function macFor(installationKey: Uint8Array, use: string): (text: string) => string {
  // Made once: from bytes, each code would make a key of its own, which takes longer than the code.
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", installationKey, "", use, 32)));
  return (text) => createHmac("sha256", key).update(text).digest("hex");
}
