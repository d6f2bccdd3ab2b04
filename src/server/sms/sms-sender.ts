/**
 * A text for a phone: `to` in digits with its country code, without `+`. `id` is ours: a provider that knows ids sends
 * the same one once.
 */
export type Sms = { id: string; to: string; text: string };

/**
 * Port: sends an SMS now, for a code lives a minute, and stops when the signal says so. Throws when it was not taken;
 * the error names neither the number nor the text, for it is logged.
 */
export type SmsSender = (sms: Sms, signal: AbortSignal) => Promise<void>;
