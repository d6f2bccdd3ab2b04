/**
 * A text for a phone. `to` holds digits with the country code, without `+`. We choose `id`. A provider that knows IDs
 * sends the same ID only once.
 */
export type Sms = { id: string; to: string; text: string };

/**
 * Port: sends an SMS at once, because a code lives a minute. Stops when the signal says so. Throws when the service
 * does not accept it. The error is logged, so it contains neither the number nor the text.
 */
export type SmsSender = (sms: Sms, signal: AbortSignal) => Promise<void>;
