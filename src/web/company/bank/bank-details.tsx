import { buttonLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useState } from "react";

const BankForm = onDemand(async () => (await import("./bank-form.tsx")).BankForm);

/**
 * Words in a sentence that open the account to be paid on, on a sheet: nobody leaves what they were doing. `isButton`:
 * they stand alone.
 */
export function AddBankDetails({ words, isButton = false }: { words: string; isButton?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={isButton ? buttonLook({ className: "max-md:w-full" }) : "min-h-6 font-[550] text-act underline"}
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
      <Drawer title="Ton IBAN" open={isOpen} isSheet onClose={() => setOpen(false)}>
        <BankForm
          onSaved={() => {
            setOpen(false);
            showToast("IBAN enregistré.");
          }}
        />
      </Drawer>
    </>
  );
}
