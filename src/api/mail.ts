import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const gmailStatus = endpoint({
  method: "GET",
  path: "/api/gmail/status",
  access: "signed-in",
  summary: "Says whether the user's web mail account is connected",
  answer: z.object({ connected: z.boolean() }),
});
