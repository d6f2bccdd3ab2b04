import type { FastifyInstance } from "fastify";

/** A warning: a word for programs and a sentence for people. */
export type HealthDetail = { code: string; message: string };

/**
 * `/health/live`: the process answers. `/health/ready`: the process and its database can work. Otherwise 503. `details`
 * holds warnings for the operator, and nothing about the caller.
 */
export function mountHealth(
  app: FastifyInstance,
  ping: () => Promise<void>,
  details: () => readonly HealthDetail[],
): void {
  app.get("/health/live", async () => ({ live: true }));
  app.get("/health/ready", async (_request, reply) => {
    try {
      await ping();
      return { ready: true, details: details() };
    } catch {
      return reply.status(503).send({ ready: false });
    }
  });
}
