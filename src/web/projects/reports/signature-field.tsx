import { SIGNATURE_SHEET } from "#domain/documents/drawn-signature.ts";
import type { Pen } from "#web/documents/follow-pen.ts";
import { Button } from "#web/ui/button.tsx";
import { Modal } from "#web/ui/layers/modal.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { cx } from "class-variance-authority";
import { Signature } from "lucide-react";
import { useId, useRef, useState } from "react";
import { DrawnSignature, SignaturePad } from "./signature-pad.tsx";

type Props = {
  label: string;
  drawing: string;
  error?: string | undefined;
  onDraw: (drawing: string) => void;
  onStroke: () => void;
};

/** Where somebody signs: in the page on a wide screen, on a sheet of the whole screen on a phone. */
export function SignatureField(props: Props) {
  const { label, drawing, error } = props;
  const onPhone = useOnPhone();
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="flex flex-col gap-1" tabIndex={-1} data-fault={error ? "" : undefined}>
      <p className="text-fine font-[550]">{label}</p>
      {onPhone ? <OpenedSheet {...props} errorId={errorId} /> : <SheetInPage {...props} errorId={errorId} />}
      {error && (
        <p id={errorId} role="alert" className="text-fine text-bad">
          {error}
        </p>
      )}
      {!onPhone && drawing === "" && <p className="text-fine text-quiet">Signe au doigt, au stylet ou à la souris.</p>}
    </div>
  );
}

type SheetProps = Props & { errorId: string | undefined };

function SheetInPage({ label, drawing, error, errorId, onDraw, onStroke }: SheetProps) {
  const pen = useRef<Pen | null>(null);
  return (
    <>
      <SignaturePad
        {...{ label, drawing, pen, onDraw, onStroke }}
        isWrong={error !== undefined}
        describedBy={errorId}
        className="w-full"
      />
      <Button look="quiet" className="-ml-4 self-start" disabled={drawing === ""} onClick={() => pen.current?.clear()}>
        Effacer
      </Button>
    </>
  );
}

function OpenedSheet({ label, drawing, error, errorId, onDraw, onStroke }: SheetProps) {
  const [isOpen, setOpen] = useState(false);
  const pen = useRef<Pen | null>(null);
  const { width, height } = SIGNATURE_SHEET;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={drawing === "" ? `${label} : signer` : `${label} : signé, à refaire`}
        aria-describedby={errorId}
        onClick={() => setOpen(true)}
        className={cx(
          "flex min-h-16 items-center justify-center gap-2 rounded-inner border bg-paper font-[550]",
          error ? "border-2 border-bad" : "border-edge",
        )}
      >
        {drawing === "" ? (
          <>
            <Signature aria-hidden className="size-5 text-act" />
            Signer
          </>
        ) : (
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="w-full max-w-60">
            <DrawnSignature drawing={drawing} />
          </svg>
        )}
      </button>
      <Modal
        open={isOpen}
        onClose={close}
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col gap-3 bg-bench p-4 open:flex"
      >
        {(titleId) => (
          <>
            <h2 id={titleId} className="text-title">
              {label}
            </h2>
            <p className="text-fine text-quiet">Tourne le téléphone : la ligne est en bas.</p>
            <SignaturePad
              {...{ label, drawing, pen, onDraw, onStroke }}
              isTurned
              className="mx-auto min-h-0 w-auto max-w-full flex-1"
            />
            <div className="flex gap-2">
              <Button className="flex-1" disabled={drawing === ""} onClick={() => pen.current?.clear()}>
                Effacer
              </Button>
              <Button look="primary" className="flex-1" onClick={close}>
                Terminé
              </Button>
            </div>
          </>
        )}
      </Modal>
    </>
  );
}
