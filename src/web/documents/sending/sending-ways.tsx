import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { documentTitle, givingMessages, sharedText } from "#domain/documents/mailing/giving.messages.ts";
import { paymentReminderMessages } from "#domain/documents/mailing/payment-reminder.messages.ts";
import { sendingMessages } from "#domain/documents/mailing/sharing.messages.ts";
import { internationalPhone, isMobile, pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { isTaken, useDocumentMails, useMaySend } from "#web/documents/mailing/use-document-mails.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { Hand, Link2, Mail, MessageSquare, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { Fragment, useState } from "react";
import type { SentDocument } from "./sent-document.ts";
import { canShare, shareWithDevice, useSharedFile } from "./shared-file.ts";
import type { WayKey } from "./way-order.ts";
import { orderWays } from "./way-order.ts";
import { Way, WayLink } from "./way.tsx";

type Noting = { isPending: boolean; error: Error | null; mutate: (how: "noted" | "by_hand") => void };
type Props = { document: SentDocument; openMail: () => void; noting: Noting };

/** The ways in which a document is given, the one that surely reaches its customer first. */
export function SendingWays({ document, openMail, noting }: Props) {
  // What was done in another application, or with the link: only its user knows whether it left.
  const [handedOver, setHandedOver] = useState<string | null>(null);
  const maySend = useMaySend();
  const { phone, email } = document.customer;
  const link = document.pageUrl && new URL(document.pageUrl, location.origin).href;
  const text = textOf(document, link);
  const ways = orderWays({
    hasLink: link !== "",
    hasEmail: email !== "",
    hasMailbox: maySend === "yes",
    hasMobile: phonesIn(phone).some(isMobile),
    hasSharing: canShare(),
    sendsTexts: matchMedia("(pointer: coarse)").matches,
  });
  // Once it was handed over, what is left is to note it.
  const mainWay = handedOver === null || document.isSent ? ways[0] : undefined;
  const copy = async () => {
    setHandedOver((await copyText(link)) ? sendingMessages.copied : sendingMessages.notCopied);
  };
  const tellOpened = () => setHandedOver(givingMessages.opened);
  const drawWay: Record<WayKey, (isMain: boolean) => ReactNode> = {
    share: (isMain) => <ShareWay {...{ document, link, text, isMain }} onShared={() => setHandedOver("")} />,
    sms: (isMain) => <SmsWay {...{ phone, text, isMain }} onOpen={tellOpened} />,
    mail: (isMain) => <MailWay {...{ document, text, openMail, isMain, maySend }} onOpen={tellOpened} />,
    link: (isMain) => (
      <Way
        icon={Link2}
        isMain={isMain}
        name={sendingMessages.copy}
        hint={givingMessages.copyHint}
        act={() => void copy()}
      />
    ),
  };
  return (
    <div className="flex flex-col gap-4">
      {handedOver !== null && (
        <HandedOver words={handedOver} {...{ document, noting }} forget={() => setHandedOver(null)} />
      )}
      {noting.error && <Failure error={noting.error} />}
      <ul aria-label="Façons d'envoyer" className="flex flex-col gap-2">
        {ways.map((way) => (
          <Fragment key={way}>{drawWay[way](way === mainWay)}</Fragment>
        ))}
        {!document.isSent && (
          <Way
            icon={Hand}
            name={givingMessages.byHand}
            hint={givingMessages.byHandHint}
            isBusy={noting.isPending}
            act={() => noting.mutate("by_hand")}
          />
        )}
      </ul>
    </div>
  );
}

function textOf(document: SentDocument, link: string): string {
  const { lateRest, number, totalCents, lastDay: dueOn } = document;
  if (!lateRest) return sharedText({ ...document, link });
  return paymentReminderMessages.shortText({ number, totalCents, dueOn, ...lateRest, projectName: "" }, link);
}

type HandedProps = Pick<Props, "document" | "noting"> & { words: string; forget: () => void };

function HandedOver({ words, document, noting, forget }: HandedProps) {
  if (document.isSent) return words === "" ? null : <Notice>{words}</Notice>;
  return (
    <div role="status" className="flex flex-col gap-3 rounded-card bg-sunk p-4">
      <p className="font-[550]">{givingMessages.isGone(words).trim()}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" isBusy={noting.isPending} onClick={() => noting.mutate("noted")}>
          {givingMessages.note}
        </Button>
        <Button look="quiet" onClick={forget}>
          {givingMessages.notYet}
        </Button>
      </div>
    </div>
  );
}

type TextProps = { document: SentDocument; text: string };

type ShareProps = TextProps & { link: string; isMain: boolean; onShared: () => void };

function ShareWay({ document, link, text, isMain, onShared }: ShareProps) {
  const file = useSharedFile(document.url, `${DOCUMENT_WORDS[document.kind].fileName}-${document.number}.pdf`);
  const share = async () => {
    const title = documentTitle(document);
    // Beside a file, some applications drop the link: it is in the text.
    const content = file ? { title, text, files: [file] } : { title, text: textOf(document, ""), url: link };
    if (await shareWithDevice(content)) onShared();
  };
  return (
    <Way
      icon={Share2}
      isMain={isMain}
      name={sendingMessages.handOver}
      hint={file ? givingMessages.shareFile : givingMessages.shareLink}
      act={() => void share()}
    />
  );
}

type SmsProps = { phone: string; text: string; isMain: boolean; onOpen: () => void };

function SmsWay({ phone, text, isMain, onOpen }: SmsProps) {
  const phones = phonesIn(phone);
  const firstPhone = phones.find(isMobile) ?? phones[0];
  return (
    <WayLink
      icon={MessageSquare}
      isMain={isMain}
      name={givingMessages.sms}
      hint={firstPhone ? givingMessages.smsTo(pairedPhone(firstPhone)) : givingMessages.smsToAnyone}
      href={`sms:${firstPhone ? internationalPhone(firstPhone) : ""}?&body=${encodeURIComponent(text)}`}
      onOpen={onOpen}
    />
  );
}

type MailProps = TextProps & {
  isMain: boolean;
  maySend: ReturnType<typeof useMaySend>;
  openMail: () => void;
  onOpen: () => void;
};

// From a mailbox the mail is seen before it leaves, with its PDF. Without one, the device's own application writes it.
function MailWay({ document, text, isMain, maySend, openMail, onOpen }: MailProps) {
  const mails = useDocumentMails(document.id);
  const { email } = document.customer;
  if (maySend === "yes") {
    const isOnItsWay = mails !== undefined && isTaken(mails);
    const usualHint = email === "" ? givingMessages.noAddress : givingMessages.mailWithPdf;
    const hint = isOnItsWay ? givingMessages.mailTaken : usualHint;
    return <Way icon={Mail} isMain={isMain} name={givingMessages.mail} hint={hint} act={openMail} />;
  }
  const { lateRest, number } = document;
  const subject = encodeURIComponent(
    lateRest ? paymentReminderMessages.subject({ ...lateRest, number }) : documentTitle(document),
  );
  return (
    <>
      <WayLink
        icon={Mail}
        isMain={isMain}
        name={givingMessages.mail}
        hint={email === "" ? givingMessages.noAddress : givingMessages.ownMail}
        href={`mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(text)}`}
        onOpen={onOpen}
      />
      {maySend === "no_mailbox" && (
        <li className="px-1 text-fine text-quiet">
          Pour joindre le PDF et relire le mail ici,{" "}
          <Link to="/app/mails" className="font-[550] text-act underline">
            connecte ta boîte
          </Link>
          .
        </li>
      )}
    </>
  );
}
