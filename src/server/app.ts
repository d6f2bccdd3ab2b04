import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import fastify, { LogController } from "fastify";
import { mountMoneyExports } from "./analytics/money-export.ts";
import { mountArchives } from "./archive/send-archive.ts";
import { registerAuthRoutes } from "./auth/auth.routes.ts";
import type { AuthDeps } from "./auth/ground/auth-deps.ts";
import { clientAddress } from "./auth/ground/client-address.ts";
import { loadApiKeys } from "./auth/keys/api-keys.ts";
import type { Config } from "./config.ts";
import type { Deps } from "./deps.ts";
import { mountDocumentFiles } from "./documents/document-files.ts";
import { compression } from "./http/compression.ts";
import { mountApiDocs } from "./http/contract/api-docs.ts";
import { contract } from "./http/contract/contract.ts";
import { assertMounted, refuseAddressesBesideContract } from "./http/contract/mounting-faults.ts";
import { openApi } from "./http/contract/openapi.ts";
import { findRoutes } from "./http/contract/product-routes.ts";
import { failedCall } from "./http/error-answer.ts";
import { mountHealth } from "./http/health.ts";
import { acceptJson } from "./http/json-body.ts";
import { spreadRequests } from "./http/loop-turns.ts";
import { mountRoutes, mountedPath } from "./http/mount.ts";
import { allowOtherOriginsOfApi } from "./http/other-origins.ts";
import type { PageSettings } from "./http/page-settings.ts";
import { boundConnections, patientServer } from "./http/patience.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { boundStrangers } from "./http/strangers.ts";
import { mountWeb } from "./http/web-files.ts";
import type { CustomerPages } from "./invoices/page/built-pages.ts";
import { mountInvoicePage } from "./invoices/page/invoice-page.ts";
import { mountMailFiles } from "./mail/mail-files.ts";
import { mountPermissionReturns } from "./mail/permission/permission-return.ts";
import { mountMcp } from "./mcp/mount-mcp.ts";
import { mountCalendarFile } from "./planning/calendar-file.ts";
import { mountReportFile } from "./projects/reports/report-file.ts";
import { mountQuotePage } from "./quotes/signing/quote-page.ts";

// Checked before anything is opened. A server whose routes differ from the contract does not start.
const routes = await findRoutes();
assertMounted(contract, routes);

/**
 * The whole application with its dependencies, not listening yet. `webDir` is the folder of the built web. Null serves
 * the API only. `customerPages` write the pages of a quote and of an
 * invoice; null serves none.
 */
export async function buildApp(
  deps: Deps & { config: Config },
  auth: AuthDeps,
  ping: () => Promise<void>,
  webDir: string | null,
  customerPages: CustomerPages | null,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: deps.log,
    bodyLimit: 1_048_576,
    genReqId: () => deps.ids(),
    requestIdHeader: false,
    ...patientServer(deps.config.patience),
    logController: new LogController({ disableRequestLogging: true }),
  });
  refuseAddressesBesideContract(app, contract);
  acceptJson(app);
  boundConnections(app, deps.config.patience, deps.config.auth.proxy?.addresses ?? null);
  spreadRequests(app);
  boundStrangers(app, isOpenToAnybody);
  const page = await readPageSettings(deps.config, auth);
  await sendSecurityHeaders(app, page);
  // Pages that listen would hold the server open.
  app.addHook("preClose", () => deps.live.close());
  noteAnswers(app);
  app.setErrorHandler((error, request, reply) => {
    const { status, body, isFault, headers } = failedCall(error, request.id);
    if (isFault) request.log.error({ err: error }, "fault");
    void reply.status(status).headers(headers).header("cache-control", "no-store").send(body);
  });
  allowOtherOriginsOfApi(app, deps.config.auth.allowedOrigins);
  app.addHook("onRequest", async (request) => deps.proxyWatch.look(request));
  mountHealth(app, ping, () => (deps.proxyWatch.warning() === null ? [] : [UNDECLARED_PROXY]));
  if (deps.config.signInService === null)
    await app.register((scope) => registerAuthRoutes(scope, auth), { prefix: "/auth/v1" });
  // Only routes mounted after this line are compressed. Sign-in answers contain secrets beside sent text, and a
  // compressed length would leak them.
  await app.register(compress, compression);
  mountRoutes(app, deps, routes);
  mountFiles(app, deps);
  if (customerPages) {
    await mountQuotePage(app, deps, customerPages.quote, (request) => clientAddress(auth, request));
    await mountInvoicePage(app, deps, customerPages.invoice);
  }
  mountPermissionReturns(app);
  mountMcp(app, deps, deps.config.auth.allowedOrigins);
  mountApiDocs(app, () => openApi(contract, deps.config.publicUrl));
  await mountWeb(app, webDir, page);
  return app;
}

function mountFiles(app: FastifyInstance, deps: Deps): void {
  mountDocumentFiles(app, deps);
  mountMailFiles(app, deps);
  mountMoneyExports(app, deps);
  mountArchives(app, deps);
  mountCalendarFile(app, deps);
  mountReportFile(app, deps);
}

function noteAnswers(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
    done();
  });
}

const UNDECLARED_PROXY = {
  code: "undeclared_proxy",
  message: "Calls come through a proxy that the settings do not name: see AUTH_TRUSTED_PROXY_HEADER, and the log",
};

async function readPageSettings(
  { signInService, apiUrl, captchaWidget }: Config,
  auth: AuthDeps,
): Promise<PageSettings> {
  const { url, publicKey } = signInService ?? { url: null, publicKey: (await loadApiKeys(auth)).anon };
  return { signInService: { url, publicKey }, apiUrl, captcha: captchaWidget };
}

const OPEN_FOLDERS = ["/documents/", "/quote/", "/invoice/"];

const OPEN_PATHS = new Set(contract.filter(({ access }) => access === "public").map(({ path }) => mountedPath(path)));

function isOpenToAnybody(path: string): boolean {
  return OPEN_FOLDERS.some((folder) => path.startsWith(folder)) || OPEN_PATHS.has(path);
}
