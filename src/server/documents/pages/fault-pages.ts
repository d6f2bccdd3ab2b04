import type { NoticeRenderer, PageAssets } from "#api/documents/customer-page.ts";
import { failedCall } from "#server/http/error-answer.ts";
import type { FastifyInstance, FastifyReply } from "fastify";

type Notice = { title: string; sentence: string };

/** Answers every fault of a page by a page: people get one, whatever happens. `unknown`: of an address without any. */
export function answerFaultsByPages(
  scope: FastifyInstance,
  { renderNotice, assets }: NoticeRenderer & { assets: PageAssets },
  notices: { unknown: Notice; failureTitle: string },
): void {
  scope.setErrorHandler((error, request, reply) => {
    const { status, body, isFault, headers } = failedCall(error, request.id);
    if (isFault) request.log.error({ err: error }, "fault");
    const notice = status === 404 ? notices.unknown : { title: notices.failureTitle, sentence: body.error };
    void asPrivatePage(reply.status(status).headers(headers)).send(renderNotice({ assets, ...notice }));
  });
}

/** An answer that is a page which nobody keeps, lists or tells of. */
export function asPrivatePage(reply: FastifyReply): FastifyReply {
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex, nofollow")
    .header("referrer-policy", "no-referrer");
}
