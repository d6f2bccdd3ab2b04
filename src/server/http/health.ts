import type { FastifyInstance } from "fastify";

/** `/health/live`: the process answers. `/health/ready`: it can do its work, the database included; else 503. */
export function mountHealth(app: FastifyInstance, ping: () => Promise<void>): void {
  app.get("/health/live", async () => ({ live: true }));
  app.get("/health/ready", async (_request, reply) => {
    try {
      await ping();
      return { ready: true };
    } catch {
      return reply.status(503).send({ ready: false });
    }
  });
}
