import type { FastifyCompressOptions } from "@fastify/compress";

/**
 * Answers above 1 kB leave compressed when the browser accepts it: texts, JSON, XML, drawings. PDF and pictures are
 * compressed already, streams of events must leave at once. Bodies sent to us are never decompressed: a small one could
 * grow without end. No answer of ours can be asked by another site with the person's session, which is no cookie: its
 * length tells nobody anything.
 */
export const compression: FastifyCompressOptions = {
  threshold: 1_024,
  encodings: ["br", "gzip"],
  customTypes: /^text\/(?!event-stream)|[+/](?:json|xml)(?:;|$)/,
  globalDecompression: false,
};
