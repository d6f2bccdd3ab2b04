import type { Quota } from "#api/endpoint.ts";
import { QUOTAS } from "#api/endpoint.ts";
import { answerMessages } from "#domain/shared/answer.messages.ts";
import type { Quotas } from "#server/deps.ts";
import { ApiError } from "./api-error.ts";

/** Calls per minute and person, by their cost. */
export type QuotaLimits = Record<Quota, number>;

// Normal work never reaches them: a screen makes about ten calls. A program in a loop reaches them at once.
const PER_MINUTE: QuotaLimits = {
  read: 1_200,
  write: 300,
  search: 120,
  document: 60,
  proposal: 20,
  chat: 30,
  upload: 20,
};

/** The limits as the setting API_QUOTAS writes them. */
export const DEFAULT_QUOTAS = Object.entries(PER_MINUTE)
  .map(([name, count]) => `${name}=${count}`)
  .join(",");

/** A company may make as many calls as this number of people. */
const PEOPLE_PER_COMPANY = 4;
const MOST_BUCKETS = 50_000;

/** Reads « write=600,chat=60 ». Quotas not named keep their default. Throws on any other text. */
export function parseQuotas(setting: string): QuotaLimits {
  const limits = { ...PER_MINUTE };
  for (const one of setting
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")) {
    const [name = "", count = ""] = one.split("=").map((part) => part.trim());
    const quota = QUOTAS.find((one) => one === name);
    if (quota === undefined || !/^[1-9]\d{0,8}$/.test(count))
      throw new Error(
        `Wrong settings:\nAPI_QUOTAS must read write=300,search=120 with calls a minute; ` +
          `its names are ${QUOTAS.join(", ")}`,
      );
    limits[quota] = Number(count);
  }
  return limits;
}

/**
 * The quotas of this server, kept in memory. Each share fills again continuously, and the calls of one minute may be
 * used at once. `factor` multiplies the quotas.
 */
export function openQuotas(limits: QuotaLimits, factor: number, clock: () => Date): Quotas {
  const buckets = new Map<string, { calls: number; at: number }>();
  return {
    take: (quota, whose) => {
      const [key, share] =
        "userId" in whose
          ? [`${quota} ${whose.userId}`, 1]
          : [`${quota} company ${whose.companyId}`, PEOPLE_PER_COMPANY];
      const size = Math.max(1, limits[quota] * factor * share);
      const [now, perMs] = [clock().getTime(), size / 60_000];
      const bucket = buckets.get(key);
      const calls = bucket ? Math.min(size, bucket.calls + Math.max(0, now - bucket.at) * perMs) : size;
      // The map is in order of use, so its first entry matters least.
      buckets.delete(key);
      buckets.set(key, { calls: calls >= 1 ? calls - 1 : calls, at: now });
      if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value!);
      if (calls < 1) throw tooMany(Math.ceil((1 - calls) / perMs / 1000));
    },
  };
}

function tooMany(seconds: number): ApiError {
  return new ApiError(429, "too_many_requests", answerMessages.quotaSpent(seconds), undefined, seconds);
}
