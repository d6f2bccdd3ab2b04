import { mcpMessages } from "#domain/mcp/mcp.messages.ts";
import { TOKEN_SCOPES } from "#domain/mcp/token-scopes.ts";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { requiredText } from "./fields.ts";

const scopes = z.array(z.enum(TOKEN_SCOPES)).min(1, mcpMessages.noScope).max(TOKEN_SCOPES.length);

/** A personal token as its owner sees it later. Its secret was shown once. */
const personalToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  created_at: z.string(),
  last_used_on: z.string().nullable(),
});

export const getPrograms = endpoint({
  method: "GET",
  path: "/api/programs",
  access: "signed-in",
  right: "own",
  summary: "Whether programs may ask the company's tools, at which address, and one's own tokens",
  answer: z.object({ is_open: z.boolean(), url: z.string(), tokens: z.array(personalToken) }),
});

export const openPrograms = endpoint({
  method: "PUT",
  path: "/api/programs",
  access: "signed-in",
  touches: ["/api/programs"],
  summary: "Lets programs with a personal token ask the company's tools, or not",
  body: z.object({ is_open: z.boolean() }),
  answer: z.object({ is_open: z.boolean() }),
});

export const createPersonalToken = endpoint({
  method: "POST",
  path: "/api/programs/tokens",
  access: "signed-in",
  touches: ["/api/programs"],
  right: "own",
  summary: "Creates a personal token after a recent proof of who asks; its secret is in this answer alone",
  body: z.object({ name: requiredText(80, mcpMessages.noName), scopes }),
  answer: z.object({ token: personalToken, secret: z.string() }),
});

export const revokePersonalToken = endpoint({
  method: "DELETE",
  path: "/api/programs/tokens/{id}",
  access: "signed-in",
  touches: ["/api/programs"],
  right: "own",
  summary: "Revokes one's own token at once",
  answer: z.object({ revoked: z.string() }),
});
