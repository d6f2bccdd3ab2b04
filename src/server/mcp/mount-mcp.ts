import { mcpMessages } from "#domain/mcp/mcp.messages.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import * as http from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { mcpServerFor } from "./mcp-server.ts";
import type { TokenBearer } from "./personal-tokens.repository.ts";
import { findTokenBearer } from "./personal-tokens.repository.ts";

/**
 * Mounts `/mcp`, where programs of other makers ask the tools (Model Context Protocol, streamable HTTP).
 * Without state: each request brings its personal token and gets one JSON answer, from any server.
 */
export function mountMcp(app: FastifyInstance, deps: Deps, allowedOrigins: readonly string[]): void {
  const origins = [new URL(deps.config.publicUrl).origin, ...allowedOrigins];
  app.route({
    method: ["GET", "DELETE"],
    url: "/mcp",
    handler: async (_request, reply) => {
      reply.header("allow", "POST");
      throw new ApiError(405, "no_method", mcpMessages.noMethod);
    },
  });
  app.post("/mcp", async (request, reply) => {
    // A page of another site must not reach an installation on the reader's own network (DNS rebinding).
    if (request.headers.origin !== undefined && !origins.includes(request.headers.origin))
      throw new ApiError(403, "other_origin", mcpMessages.otherOrigin);
    const bearer = await findBearer(deps, request);
    if (bearer === null) {
      reply.header("www-authenticate", "Bearer");
      throw new ApiError(401, "unknown_token", mcpMessages.unknownToken);
    }
    // A call of the quota is one message. The protocol has no lists of them since 2025-06-18.
    if (Array.isArray(request.body)) throw new ApiError(400, "one_message", mcpMessages.oneMessage);
    if (!bearer.isOpen) throw new ApiError(403, "programs_closed", mcpMessages.closed);
    deps.quotas.take("search", { userId: bearer.userId });
    deps.quotas.take("search", { companyId: bearer.companyId });
    const answer = await answerMcp(deps, bearer, request);
    answer.headers.forEach((value, name) => void reply.header(name, value));
    reply.header("cache-control", "no-store");
    return reply.status(answer.status).send(await answer.text());
  });
}

async function findBearer(deps: Deps, { headers }: FastifyRequest): Promise<TokenBearer | null> {
  const secret = /^Bearer (etabli_[\w-]{20,200})$/i.exec(headers.authorization ?? "")?.[1];
  return secret === undefined ? null : findTokenBearer(deps.db, secret);
}

async function answerMcp(deps: Deps, bearer: TokenBearer, { headers, body }: FastifyRequest): Promise<Response> {
  const server = mcpServerFor(deps, bearer);
  const transport = new http.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    const sentHeaders = Object.entries(headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    const request = new Request(`${deps.config.publicUrl}/mcp`, { method: "POST", headers: sentHeaders });
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}
