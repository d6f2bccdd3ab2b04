import type { CustomerAnswer } from "#api/customers.ts";
import { CustomerForm } from "#web/customers/customer-form.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { Modal } from "#web/ui/layers/modal.tsx";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { cx } from "class-variance-authority";
import { Search } from "lucide-react";
import { useState } from "react";
import type { Command, CommandGroup } from "./command.ts";
import { useCommands } from "./use-commands.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  /** The letters typed before the palette was there, once. */
  takeEarlyText: () => string;
  showKeys: () => void;
};

/** The palette: a field that finds pages, actions, projects and customers, and leads to them by the keyboard. */
export default function CommandPalette({ open, onClose, takeEarlyText, showKeys }: Props) {
  const [customer, setCustomer] = useState<CustomerAnswer | null>(null);
  return (
    <>
      <Modal
        open={open}
        onClose={onClose}
        className={cx(
          "mx-auto mt-[max(1rem,12vh)] mb-auto w-[min(36rem,calc(100vw-2rem))] overflow-clip rounded-card border",
          "border-line bg-paper shadow-float",
        )}
      >
        {(titleId) => <Palette {...{ titleId, onClose, takeEarlyText, showKeys }} openCustomer={setCustomer} />}
      </Modal>
      <Drawer
        title={customer?.company || customer?.full_name || ""}
        open={customer !== null}
        onClose={() => setCustomer(null)}
      >
        {customer && <CustomerForm id={customer.id} customer={customer} onSaved={() => setCustomer(null)} />}
      </Drawer>
    </>
  );
}

type PaletteProps = Omit<Props, "open"> & { titleId: string; openCustomer: (customer: CustomerAnswer) => void };

function Palette({ titleId, onClose, takeEarlyText, showKeys, openCustomer }: PaletteProps) {
  const [text, setText] = useState(takeEarlyText);
  const groups = useCommands(text, { showKeys, openCustomer });
  const run = (command: Command) => {
    onClose();
    command.act();
  };
  return (
    <>
      <h2 id={titleId} className="sr-only">
        Chercher, ou lancer une action
      </h2>
      <Autocomplete.Root
        open
        inline
        items={groups}
        mode="none"
        autoHighlight="always"
        keepHighlight
        itemToStringValue={({ label }: Command) => label}
        value={text}
        onValueChange={(typedText, { reason }) => reason !== "item-press" && setText(typedText)}
      >
        <div className="relative border-b border-line">
          <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-quiet" />
          <Autocomplete.Input
            autoFocus
            aria-label="Chercher"
            placeholder="Un projet, un client, une facture, une action…"
            className="min-h-14 w-full bg-transparent pr-4 pl-12 -outline-offset-3"
          />
        </div>
        <Autocomplete.List aria-label="Ce qui correspond" className="max-h-[min(60dvh,26rem)] overflow-y-auto p-2">
          {(group: CommandGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="not-last:mb-2">
              <Autocomplete.GroupLabel className="px-3 py-1 text-fine text-quiet">
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => (
                  <Autocomplete.Item
                    key={command.id}
                    value={command}
                    onClick={() => run(command)}
                    className={cx(
                      "flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-3 py-1",
                      "scroll-my-2 data-highlighted:bg-act-pale",
                    )}
                  >
                    <span className="min-w-0 flex-1 truncate">{command.label}</span>
                    {command.detail && (
                      <span className="max-w-1/2 truncate text-fine text-quiet">{command.detail}</span>
                    )}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </>
  );
}
