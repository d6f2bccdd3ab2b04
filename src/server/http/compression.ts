import type { FastifyCompressOptions } from "@fastify/compress";

/**
 * Compresses answers above 4 kB when the browser accepts it: texts, JSON, XML, drawings. Smaller ones go in the first
 * packets anyway. PDF files and pictures are compressed already, and streams of events must be sent at once. Bodies
 * sent to us are never decompressed, because a small one could grow without end. The session is no cookie, so another
 * site cannot ask for an answer with a person's session. The length of a compressed answer therefore reveals nothing.
 */
export const compression: FastifyCompressOptions = {
  threshold: 4_096,
  encodings: ["br", "gzip"],
  customTypes: /^text\/(?!event-stream)|[+/](?:json|xml)(?:;|$)/,
  globalDecompression: false,
};
