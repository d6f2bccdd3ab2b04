import { getMailDraft } from "#api/mail/mail-drafts.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ArrowLeft } from "lucide-react";
import type { ComponentType } from "react";
import { BesideList } from "../inbox/mail-columns.tsx";
import { MailProvider } from "../mail-provider.tsx";
import type { OptionsProps, PickerProps } from "./compose-form.tsx";
import { ComposeForm } from "./compose-form.tsx";
import type { Draft } from "./draft-saver.ts";
import { OnItsWay } from "./on-its-way.tsx";
import { useTellSent } from "./start-writing.ts";
import { KIND_TITLES } from "./writing-view.ts";

/** How often a mail on its way is asked for. */
const WAY_MS = 2_000;

type ComposeProps = {
  DocumentPicker: ComponentType<PickerProps> | null;
  RecipientOptions: ComponentType<OptionsProps>;
};

/** A mail that is written, on its way, or that could not leave. The picker joins documents, where there is one. */
export function ComposePage(props: ComposeProps) {
  return (
    <MailProvider>
      <Compose {...props} />
    </MailProvider>
  );
}

function Compose(pickers: ComposeProps) {
  const { draftId } = useParams({ from: "/signed-in/app/mails/write/$draftId" });
  // What was read before may be older than what was kept since: the form begins with what is kept now.
  const { data, error, refetch, isFetchedAfterMount } = useAnswer(
    getMailDraft,
    { params: { id: draftId } },
    {
      refetchOnMount: "always",
      refetchInterval: ({ state }) => (state.data && !isWritable(state.data.draft) ? WAY_MS : false),
    },
  );
  const draft = isFetchedAfterMount ? data?.draft : undefined;
  const title = draft ? KIND_TITLES[draft.kind] : "Mail";
  return (
    <BesideList shownId={draft?.answered_id ?? null}>
      <div className="w-full max-w-3xl px-4 py-6 md:px-8 md:py-8">
        <title>{`${title} – Établi`}</title>
        <div className={cx("mb-4", !draft?.answered_id && "lg:hidden beside-panel:block")}>
          <BackLink answeredId={draft?.answered_id ?? null} />
        </div>
        <h1 className="mb-6 text-page">{title}</h1>
        {error && <Failure error={error} retry={() => void refetch()} />}
        {!draft && !error && <SheetSkeleton label="Chargement du mail…" />}
        {draft && isWritable(draft) && <Writing key={draft.id} draft={draft} {...pickers} />}
        {draft && !isWritable(draft) && <OnItsWay draft={draft} />}
      </div>
    </BesideList>
  );
}

function Writing({ draft, ...pickers }: { draft: Draft } & ComposeProps) {
  const leave = useLeave(draft);
  const tellSent = useTellSent();
  const finish = () => {
    tellSent(draft.id);
    leave();
  };
  return <ComposeForm draft={draft} {...pickers} onSent={finish} onDropped={leave} />;
}

function useLeave({ answered_id }: Draft): () => void {
  const navigate = useNavigate();
  return () =>
    void (answered_id === null
      ? navigate({ to: "/app/mails/inbox" })
      : navigate({ to: "/app/mails/read/$messageId", params: { messageId: answered_id } }));
}

/** True while a mail is written, not on its way. */
export function isWritable({ state }: Draft): boolean {
  return state === "draft" || state === "failed";
}

function BackLink({ answeredId }: { answeredId: string | null }) {
  const look = buttonLook({ look: "quiet", className: "-ml-4" });
  const words = (
    <>
      <ArrowLeft aria-hidden className="size-5" />
      {answeredId === null ? "Mails" : "Retour au mail"}
    </>
  );
  if (answeredId === null)
    return (
      <Link to="/app/mails/inbox" className={look}>
        {words}
      </Link>
    );
  return (
    <Link to="/app/mails/read/$messageId" params={{ messageId: answeredId }} className={look}>
      {words}
    </Link>
  );
}
