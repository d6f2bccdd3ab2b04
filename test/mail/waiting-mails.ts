import type { TestApp } from "../test-app.ts";

/** Makes the moment come of the mails that wait for somebody to hold them back. The application must run its jobs. */
export async function sendWaitingMails({ database }: Pick<TestApp, "database">): Promise<void> {
  await database.owner.query(
    `with waiting as (update mail_draft set send_at = now() where state = 'queued' returning company_id, id)
      select jobs.enqueue_after('send-mail', json_build_object('companyId', company_id, 'id', id),
        'send-mail:' || id, 0) from waiting`,
  );
}
