import type { FastifyInstance } from "fastify";

/** Something to look at: a word for programs, a sentence for people. */
export type HealthDetail = { code: string; message: string };

/**
 * `/health/live`: the process answers. `/health/ready`: it can do its work, the database included; else 503. `details`
 * says what its owner should look at, and nothing of who calls.
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
