/**
 * How Node runs the server. Left to itself it lets what dies young take up to 128 MB before it looks, and the server
 * stays as large as its busiest minute. With 8 MB it looks more often. With 4 MB it copies what calls still work with
 * too often: a list of 50 projects took 5.4 ms of processor time, 4.9 with 8 MB and 4.7 with 16 MB. After the lists the
 * server had 409, 386 and 470 MB.
 */
export const SERVER_STEP = ["--max-semi-space-size=8", "src/server/main.ts"];
