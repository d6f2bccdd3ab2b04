import { mcpMessages } from "#domain/mcp/mcp.messages.ts";
import { PROPOSAL_WORDS } from "#domain/mcp/proposal-tool.messages.ts";
import { mayPrepareWithToken } from "#domain/mcp/token-scopes.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import type { Action } from "#server/assistant/actions/action.ts";
import { ALL_ACTIONS } from "#server/assistant/actions/all-actions.ts";
import { holdsAmounts, proposeAction } from "#server/assistant/actions/propose-action.ts";
import type { ProposedRow } from "#server/assistant/actions/proposed-actions.repository.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { failedCall } from "#server/http/error-answer.ts";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import type { TokenBearer } from "./personal-tokens.repository.ts";
import { noteTokenUse, readTokenName } from "./personal-tokens.repository.ts";

/** What a program learns of the action that it prepared. */
const answer = z.object({
  id: z.string(),
  state: z.literal("waiting"),
  title: z.string(),
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  warning: z.string(),
  /** Where the person confirms it. */
  url: z.string(),
  expires_at: z.string(),
});

/**
 * The actions that a program may prepare: none without that scope, none that its person may not do, and none that
 * changes what the seller says of themselves (an account to be paid on above all).
 */
export function actionsOf({ role, scopes }: TokenBearer): Action[] {
  return ALL_ACTIONS.filter(
    (action) =>
      action.isOfPersonAlone !== true &&
      mayPrepareWithToken(role, scopes, { right: action.right, holdsAmounts: holdsAmounts(action) }),
  );
}

/** Adds the tool that prepares an action. It answers the preview; only the person's click carries it out. */
export function addProposalTool(server: McpServer, deps: Deps, bearer: TokenBearer, action: Action): void {
  server.registerTool(
    `propose_${action.kind}`,
    {
      ...(action.kind !== "update_company" && PROPOSAL_WORDS[action.kind]),
      inputSchema: action.input,
      outputSchema: answer,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    async (input: unknown) => prepareAction(deps, bearer, action, input),
  );
}

async function prepareAction(
  deps: Deps,
  bearer: TokenBearer,
  { kind }: Action,
  input: unknown,
): Promise<CallToolResult> {
  const { id, companyId, userId, role } = bearer;
  // A refusal takes back what its transaction wrote, and the token was used all the same.
  const sourceName = await inCompany(deps.db, companyId, async (tx) => {
    await noteTokenUse(tx, id, dayAt(deps.clock(), await readTimeZone(tx)));
    return readTokenName(tx, id);
  });
  // The session of a program is its token.
  const caller = { userId, companyId, role, sessionId: id, email: "" };
  const proposal = { kind, arguments: input, source: "program", sourceName } as const;
  try {
    const row = await inCompany(deps.db, companyId, (tx) => proposeAction(deps, tx, caller, proposal));
    return toPreparedAnswer(row, `${deps.config.publicUrl}/app/actions`);
  } catch (error) {
    return refusalOf(deps, error, id);
  }
}

function toPreparedAnswer({ id, preview, expires_at }: ProposedRow, url: string): CallToolResult {
  const { title, lines, warning } = preview;
  const facts: z.output<typeof answer> = {
    id,
    state: "waiting",
    title,
    lines,
    warning,
    url,
    expires_at: expires_at.toISOString(),
  };
  const sentences = [
    title,
    ...lines.map(({ label, value }) => `${label} : ${value}`),
    warning,
    `${mcpMessages.prepared} ${url}`,
  ];
  const text = sentences.filter((sentence) => sentence !== "").join("\n");
  return { content: [{ type: "text", text }], structuredContent: facts };
}

// What the screens would say. The cause of a fault stays in the log.
function refusalOf(deps: Deps, error: unknown, tokenId: string): CallToolResult {
  const { status, body, isFault } = failedCall(error, tokenId);
  if (isFault) deps.log.error({ err: error, tokenId }, "a program could not prepare an action");
  const fields = Object.entries(body.fields ?? {}).map(([name, sentence]) => `${name} : ${sentence}`);
  const text = status === 404 ? mcpMessages.unknownRecord : [body.error, ...fields].join("\n");
  return { isError: true, content: [{ type: "text", text }] };
}
