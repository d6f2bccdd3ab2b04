/** Where Dovecot keeps everything, as whom it runs, and what it listens on. */
export type DovecotPlaces = {
  folder: string;
  account: { user: string; group: string };
  imapPort: number;
  /** Where it takes mails that leave, and where it gives them. Null: it only keeps mails. */
  submission: { port: number; relayPort: number } | null;
  /** Who says whose a token is. Null: one signs in with a password. */
  tokenOracle: string | null;
};

/**
 * The settings of Dovecot 2.3 (that of Debian 12), without the rights of root. Every setting stands on a line of its
 * own: this version asks for it. No login service is closed in a folder, which only root could do.
 */
export function dovecotSettings({ folder, account, imapPort, submission, tokenOracle }: DovecotPlaces): string {
  const { user, group } = account;
  const special = ["Sent", "Drafts", "Trash", "Junk", "Archive"].map(
    (name) => `  mailbox ${name} {\n    special_use = \\${name}\n    auto = subscribe\n  }`,
  );
  return `protocols = imap${submission ? " submission" : ""}
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
mail_home = ${folder}/mail/%u
mail_location = maildir:~/Maildir
mail_fsync = never
auth_failure_delay = 0
mail_max_userip_connections = 100
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
${tokenOracle === null ? passwords(folder) : tokens(folder)}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
${special.join("\n")}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${imapPort}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
service director {
  chroot =
}
${submission ? submissionSettings(submission) : ""}`;
}

/** What asks whose a token is, in a file of its own. The answer « true » is a text. */
export function oracleSettings(tokenOracle: string): string {
  return `introspection_mode = post
introspection_url = ${tokenOracle}
username_attribute = email
active_attribute = active
active_value = true
force_introspection = yes
`;
}

function passwords(folder: string): string {
  return `auth_mechanisms = plain login
passdb {
  driver = passwd-file
  args = ${folder}/users
}`;
}

function tokens(folder: string): string {
  return `auth_mechanisms = xoauth2
passdb {
  driver = oauth2
  mechanisms = xoauth2
  args = ${folder}/oauth2.conf.ext
}`;
}

function submissionSettings({ port, relayPort }: { port: number; relayPort: number }): string {
  return `service submission-login {
  chroot =
  inet_listener submission {
    port = ${port}
  }
}
submission_relay_host = 127.0.0.1
submission_relay_port = ${relayPort}
submission_relay_trusted = yes
`;
}
