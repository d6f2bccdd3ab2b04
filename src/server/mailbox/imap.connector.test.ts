import { imapContract } from "#test/mail/imap-contract.ts";
import { imapServer } from "#test/mail/imap-server.ts";
import { imapAccess } from "#test/mail/mail-access.ts";

// The test server of this process.
imapContract(async () => {
  const server = await imapServer();
  return {
    access: () => imapAccess(server),
    deliver: async (...mails) => void server.deliver("INBOX", ...mails),
    close: server.close,
  };
});
