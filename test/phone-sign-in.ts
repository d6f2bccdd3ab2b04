import { createServer } from "node:http";
import type { Server } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { authCalls, PASSWORD } from "./auth-calls.ts";
import type { TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";

/** An SMS as the gateway received it. `key` is its idempotency key. */
type ReceivedSms = { to: string; text: string; key: unknown };

/** A number that always has the same code and receives nothing. */
export const TEST_NUMBER = { phone: "33699999999", code: "424242" };

/**
 * An application that sends its codes by SMS through a real HTTP service, for the tests of a file. It starts and stops
 * by itself. `gateway` has the received SMS, and the status of its next answer.
 */
export function phoneSignIn() {
  const gateway = { received: [] as ReceivedSms[], status: 200 };
  let server: Server;
  let app: TestApp;
  let now = new Date("2026-11-21T08:00:00Z");
  let lastPhone = 33600000000;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => (body += chunk));
      request.on("end", () => {
        const sms = JSON.parse(body) as { to: string; text: string };
        if (gateway.status === 200) gateway.received.push({ ...sms, key: request.headers["idempotency-key"] });
        response.writeHead(gateway.status).end("{}");
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    app = await testApp({
      clock: () => now,
      env: {
        SMS_URL: `http://127.0.0.1:${port}/send`,
        AUTH_SMS_PER_HOUR: "1000",
        AUTH_TEST_CODES: `${TEST_NUMBER.phone}=${TEST_NUMBER.code}`,
        AUTH_ANONYMOUS_ENABLED: "true",
      },
    });
  });
  afterAll(async () => {
    await app.close();
    server.close();
  });
  beforeEach(() => void gateway.received.splice(0));
  afterEach(() => void (gateway.status = 200));

  const call = (...args: Parameters<ReturnType<typeof authCalls>["call"]>) => authCalls(app).call(...args);
  const post = (path: string, body: object, bearer?: string) => call("POST", path, { body, ...(bearer && { bearer }) });
  const codeOf = (phone: string) => /^\d{6}/.exec(gateway.received.findLast(({ to }) => to === `+${phone}`)!.text)![0];
  return {
    gateway,
    call,
    post,
    /** The code of the last SMS to a number. */
    codeOf,
    clock: () => now,
    later: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
    newPhone: () => String(++lastPhone),
    query: (sql: string, values: unknown[]) => app.database.owner.query(sql, values),
    signedUp: async (phone: string) => {
      await post("/signup", { phone, password: PASSWORD });
      return post("/verify", { type: "sms", phone, token: codeOf(phone) });
    },
  };
}
