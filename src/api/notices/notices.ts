import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const getNotices = endpoint({
  method: "GET",
  path: "/api/public/notices",
  access: "public",
  summary:
    "What whoever runs this installation says of it: legal notice and privacy, empty when unwritten; the licence",
  answer: z.object({ notices: z.object({ legal: z.string(), privacy: z.string(), licence: z.string() }) }),
});
