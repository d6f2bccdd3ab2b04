import { deleteMailDraft, sendMailDraft } from "#api/mail/mail-drafts.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, describeField } from "#web/ui/field.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { usePageMark } from "#web/ui/layers/use-page-mark.ts";
import { FormFailure, Notice } from "#web/ui/notice.tsx";
import { cx } from "class-variance-authority";
import { ChevronRight, Send } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useId, useState } from "react";
import { TemplatePicker } from "../templates/template-picker.tsx";
import { DraftFiles } from "./draft-files.tsx";
import type { Draft, MailContent, SaverState } from "./draft-saver.ts";
import { useDraftSaver } from "./draft-saver.ts";
import { HEAD_LINE, LineField } from "./line-field.tsx";
import { OtherVersion } from "./other-version.tsx";
import { hasLeaving, leavingWords } from "./writing-view.ts";

const STATE_WORDS: Readonly<Record<SaverState, string>> = {
  untouched: "",
  saved: "Brouillon enregistré",
  saving: "Enregistrement…",
  changed: "",
  failed: "Pas enregistré : vérifie ta connexion. Ton texte reste ici.",
};

/** What joins files to a mail. */
export type PickerProps = { pick: (...files: MailContent["files"]) => void };

/** What offers recipients under a field, whose `list` is the `id`. */
export type OptionsProps = { id: string; typedText: string };

type FormProps = {
  draft: Draft;
  DocumentPicker: ComponentType<PickerProps> | null;
  RecipientOptions?: ComponentType<OptionsProps> | undefined;
  /**
   * From which mailbox it leaves, when that can be chosen: `keep` keeps what is typed, and gives null when
   * it could not. Its address otherwise.
   */
  sender?: (keep: () => Promise<number | null>) => ReactNode;
  /** What is said above the form. */
  notice?: string | null;
  /** What becomes of the address that is typed. */
  recipientHint?: string | undefined;
  /** It stands in a panel of details, not on a page of its own. */
  isInSheet?: boolean;
  /** It leaves in ten seconds, or was thrown away. */
  onSent: () => void;
  onDropped: () => void;
};

/** The form of a mail: kept as one types, sent by one press, held back for ten seconds. */
export function ComposeForm({ draft, isInSheet = false, onSent, onDropped, ...parts }: FormProps) {
  usePageMark("data-docked", !isInSheet);
  const { DocumentPicker, RecipientOptions, sender, notice, recipientHint } = parts;
  const { content, write, state, failure, flush } = useDraftSaver(draft);
  const send = useSingleChange(
    async () => {
      const revision = await flush();
      if (revision === null) throw new Error("Ce mail n'est pas enregistré : il ne part pas encore.");
      return call(sendMailDraft, { params: { id: draft.id }, body: { revision } });
    },
    { onSuccess: onSent },
  );
  const { error } = send;
  const fields = error instanceof CallError ? (error.fields ?? {}) : {};
  const isBesideField = ["to", "cc", "bcc", "subject", "text"].some((name) => fields[name] !== undefined);
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate(undefined);
      }}
    >
      {draft.problem !== null && <FormFailure>{draft.problem}</FormFailure>}
      {state === "changed" && <OtherVersion draft={draft} content={content} />}
      {notice && <Notice>{notice}</Notice>}
      {sender?.(flush)}
      <div className="flex flex-col gap-2">
        {!sender && (
          <p className={HEAD_LINE}>
            <span className="text-fine font-[550]">De</span>
            <span className="min-w-0 truncate text-quiet">{draft.from}</span>
          </p>
        )}
        <Recipients content={content} write={write} fields={fields} hint={recipientHint} Options={RecipientOptions} />
        <LineField
          label="Objet"
          error={fields["subject"]}
          value={content.subject}
          maxLength={500}
          onChange={(event) => write({ subject: event.target.value })}
        />
      </div>
      <MessageField text={content.text} error={fields["text"]} onText={(text) => write({ text })} />
      <TemplatePicker draftId={draft.id} content={content} write={write} />
      {content.quote !== "" && <Quote quote={content.quote} remove={() => write({ quote: "" })} />}
      {content.files.length > 0 && <DraftFiles files={content.files} change={(files) => write({ files })} />}
      {DocumentPicker && (
        <DocumentPicker pick={(...files) => write({ files: files.reduce(withFile, content.files) })} />
      )}
      {hasLeaving(content) && <Leaving content={content} />}
      {error && !isBesideField && <FormFailure>{error.message}</FormFailure>}
      <div className={cx(FOOT, isInSheet ? IN_SHEET : ON_PAGE)}>
        <Button type="submit" look="primary" isBusy={send.isPending} className="max-md:flex-1">
          {!send.isPending && <Send aria-hidden className="size-5" />}
          Envoyer
        </Button>
        <DiscardButton draft={draft} onDropped={onDropped} />
        <p role="status" className="w-full text-fine text-quiet empty:hidden">
          {failure ?? STATE_WORDS[state]}
        </p>
      </div>
    </form>
  );
}

// The button stays in sight however long the mail: above the bar of a phone, at the foot of a screen or of a sheet.
const FOOT = "flex flex-wrap items-center gap-x-3 gap-y-1";
const ON_PAGE = [
  "sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-10 -mx-4 border-y border-line bg-paper px-4 py-2",
  "md:bottom-0 md:mx-0 md:border-b-0 md:bg-bench md:px-0 md:py-3 keyboard:static",
].join(" ");
const IN_SHEET = [
  "sticky -bottom-4 z-10 -mx-4 -mb-4 border-t border-line bg-bench px-4 py-2",
  "md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6",
  "keyboard:static",
].join(" ");

// A document goes along once.
function withFile(files: MailContent["files"], file: MailContent["files"][number]): MailContent["files"] {
  return files.some(({ kind, id }) => kind === file.kind && id === file.id) ? files : [...files, file];
}

type RecipientsProps = {
  content: MailContent;
  write: (more: Partial<MailContent>) => void;
  fields: Readonly<Record<string, string>>;
  hint: string | undefined;
  Options: ComponentType<OptionsProps> | undefined;
};

function Recipients({ content, write, fields, hint, Options }: RecipientsProps) {
  const [hasCopyField, setCopyField] = useState(content.cc !== "" || content.bcc !== "");
  const typing = { autoComplete: "off", autoCapitalize: "none", spellCheck: false, inputMode: "email" } as const;
  const optionsId = useId();
  return (
    <>
      {Options && <Options id={optionsId} typedText={content.to} />}
      <LineField
        {...typing}
        label="À"
        error={fields["to"]}
        hint={hint}
        placeholder={Options ? "Client ou adresse" : "Adresse"}
        list={Options ? optionsId : undefined}
        value={content.to}
        onChange={(event) => write({ to: event.target.value })}
        action={
          !hasCopyField && (
            <Button look="quiet" title="Ajouter une copie" className="-mr-3 px-3" onClick={() => setCopyField(true)}>
              Copie
            </Button>
          )
        }
      />
      {hasCopyField && (
        <>
          <LineField
            {...typing}
            label="Copie"
            error={fields["cc"]}
            value={content.cc}
            onChange={(event) => write({ cc: event.target.value })}
          />
          <LineField
            {...typing}
            label="Copie cachée"
            hint="Les autres ne voient pas ces adresses."
            error={fields["bcc"]}
            value={content.bcc}
            onChange={(event) => write({ bcc: event.target.value })}
          />
        </>
      )}
    </>
  );
}

type MessageProps = { text: string; error: string | undefined; onText: (text: string) => void };

// It grows with the text, and takes a good part of the screen. On a phone what joins files stays in sight below.
function MessageField({ text, error, onText }: MessageProps) {
  const id = useId();
  return (
    <Field id={id} label="Message" error={error}>
      <textarea
        {...describeField(id, { label: "Message", error })}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className="box field-sizing-content max-h-[60dvh] min-h-[24dvh] resize-none md:min-h-[max(17.5rem,40dvh)]"
      />
    </Field>
  );
}

function Quote({ quote, remove }: { quote: string; remove: () => void }) {
  return (
    <details className="group rounded-inner border border-line bg-paper px-3">
      <summary
        className={cx(
          "flex min-h-11 cursor-pointer items-center justify-between gap-3 py-2.5 text-quiet",
          "[&::-webkit-details-marker]:hidden",
        )}
      >
        Mail d'origine, joint sous ton texte
        <ChevronRight aria-hidden className="size-5 shrink-0 group-open:rotate-90" />
      </summary>
      <p
        tabIndex={0}
        className={cx(
          "max-h-80 overflow-y-auto border-l-2 border-line px-3",
          "[overflow-wrap:anywhere] whitespace-pre-wrap text-quiet",
        )}
      >
        {quote}
      </p>
      <Button look="quiet" className="my-1 -ml-3" onClick={remove}>
        Ne pas le joindre
      </Button>
    </details>
  );
}

function Leaving({ content }: { content: MailContent }) {
  return (
    <dl
      aria-label="Ce qui part"
      className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-inner bg-sunk px-3 py-2 text-fine"
    >
      {leavingWords(content).map(({ label, words }) => (
        <div key={label} className="contents">
          <dt className="text-quiet">{label}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function DiscardButton({ draft, onDropped }: { draft: Draft; onDropped: () => void }) {
  return (
    <ConfirmButton
      look="quiet"
      question="Jeter ce brouillon ?"
      text="Ce que tu as écrit est effacé. Rien n'est envoyé."
      confirm="Jeter"
      act={async () => {
        await call(deleteMailDraft, { params: { id: draft.id } });
        onDropped();
        return null;
      }}
    >
      Jeter
    </ConfirmButton>
  );
}
