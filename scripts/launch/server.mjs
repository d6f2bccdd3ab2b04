/**
 * How Node runs the server. Left to itself it lets what dies young take up to 128 MB before it looks, and the server
 * stays as large as its busiest minute. With 16 MB it looks more often. With 8 MB it copies what calls still work with
 * too often: looking took 2.3 ms of each chain from project to PDF, 0.8 with 16 MB and 1.1 with 32 MB. It costs memory:
 * after lists of 50 projects the server had 470 MB, 386 with 8 MB. After 1,000 issues it has 1.29 times what it had
 * at rest.
 */
export const SERVER_STEP = ["--max-semi-space-size=16", "src/server/main.ts"];
