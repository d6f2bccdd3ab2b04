/** Who counts openings, by the hosts that their pictures come from. */
const TRACKERS: Readonly<Record<string, readonly string[]>> = {
  Mailchimp: ["list-manage.com", "mailchimp.com", "mandrillapp.com"],
  Brevo: ["sendibt1.com", "sendibt2.com", "sendibt3.com", "sendibm1.com", "sendibm3.com", "brevo.com"],
  Mailjet: ["mjt.lu", "mailjet.com"],
  SendGrid: ["sendgrid.net"],
  Mailgun: ["mailgun.org", "mailgun.net"],
  Amazon: ["awstrack.me"],
  HubSpot: ["hubspotlinks.com", "hubspotemail.net", "hs-analytics.net"],
  Google: ["google-analytics.com", "doubleclick.net"],
  Mailtrack: ["mailtrack.io"],
  Streak: ["mailfoogae.appspot.com"],
  Yesware: ["yesware.com"],
  Salesforce: ["exct.net", "exacttarget.com", "pardot.com"],
  Klaviyo: ["klaviyomail.com", "klclick.com"],
  Litmus: ["emltrk.com"],
  "Constant Contact": ["rs6.net"],
  Sarbacane: ["sbc31.net", "sbc32.net", "sbc33.net"],
};

const NAMES = new Map(Object.entries(TRACKERS).flatMap(([name, hosts]) => hosts.map((host) => [host, name] as const)));

const TELLING_PATH = /\/(?:open|opens|o\.gif|track|tracking|pixel|beacon|wf\/open|e\/o)(?:[/.?]|$)/i;

/**
 * Who would be told that a mail is read, by the address and the sides of a picture as they are written. An unknown one
 * is named by its host. Null for a picture that is there to be seen.
 */
export function trackerOf(host: string, path: string, width: string, height: string): string | null {
  const name = nameOf(host.slice(0, 253));
  if (name !== null) return name;
  const isPixel = isTiny(width) && isTiny(height);
  return isPixel || TELLING_PATH.test(path.slice(0, 500)) ? host : null;
}

function nameOf(host: string): string | null {
  const labels = host.toLowerCase().split(".");
  for (let at = 0; at < labels.length - 1; at++) {
    const name = NAMES.get(labels.slice(at).join("."));
    if (name !== undefined) return name;
  }
  return null;
}

function isTiny(side: string): boolean {
  return /^[0-2](?:px)?$/.test(side.trim().slice(0, 10));
}
