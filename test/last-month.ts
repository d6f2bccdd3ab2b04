/** A day of last month. Work done on it is invoiced without a question about its day. */
export const LAST_MONTH = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
