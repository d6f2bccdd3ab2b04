import { saveMailboxSignature } from "#api/mail/mail.ts";
import { MAIL_LIMITS } from "#domain/mail/writing/mail-limits.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { FormFailure } from "#web/ui/notice.tsx";
import { useState } from "react";

const LAW =
  "La loi demande sur tes courriers ton nom tel qu'il est sur tes devis, et ton SIREN. Vide, la signature de ton " +
  "entreprise revient.";

type Props = { id: string; signature: string; close: () => void };

/** What stands under the mails that begin in a mailbox. */
export function SignatureForm({ id, signature, close }: Props) {
  const [text, setText] = useState(signature);
  const save = useChange(() => call(saveMailboxSignature, { params: { id }, body: { signature: text } }), {
    onSuccess: () => {
      showToast("Signature enregistrée. Tes prochains mails la portent.");
      close();
    },
  });
  return (
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <TextAreaField
        label="Signature"
        hint={LAW}
        rows={6}
        maxLength={MAIL_LIMITS.signatureCharacters}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {save.error && <FormFailure>{save.error.message}</FormFailure>}
      <Button type="submit" look="primary" isBusy={save.isPending} className="max-md:w-full md:self-start">
        Enregistrer la signature
      </Button>
    </form>
  );
}
