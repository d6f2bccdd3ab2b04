/**
 * How Node runs the server. Left to itself it lets what dies young take up to 128 MB before it looks, and the server
 * stays as large as its busiest minute. With 4 MB it looks more often. What that costs in processor time is not known.
 */
export const SERVER_STEP = ["--max-semi-space-size=4", "src/server/main.ts"];
