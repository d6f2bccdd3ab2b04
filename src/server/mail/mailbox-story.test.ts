import { mailServers, typedMailbox } from "#test/mail/connected-mailbox.ts";
import { newFolder } from "#test/mail/imap-state.ts";
import { mailboxStory } from "#test/mail/mailbox-story.ts";

// The small servers of this process.
mailboxStory(async () => {
  const servers = await mailServers();
  const { imap, smtp, email, password } = typedMailbox(servers);
  return {
    settings: { imap, smtp, username: email },
    password,
    deliver: async (...mails) => void servers.imap.deliver("INBOX", ...mails),
    makeFolder: async () => void servers.imap.state.folders.push(newFolder("Chantiers d'&AOk-t&AOk-", "")),
    kill: servers.imap.close,
    restart: servers.imap.restart,
    relay: servers.smtp,
    close: servers.close,
  };
}, 1_000);
