import type { NotesAnswer, SiteAnswer } from "#api/accounts.ts";
import { saveNotes } from "#api/accounts.ts";
import { getAccount } from "#api/accounts.ts";
import { siteGoneWords } from "#domain/accounts/account.messages.ts";
import { lastAnswer, useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { FillField } from "#web/ui/fill-form.tsx";
import { FillForm } from "#web/ui/fill-form.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useState } from "react";
import { AddressLines } from "./address-lines.tsx";

type Props = { customerId: string; notes: NotesAnswer };

const FIELDS: FillField[] = [
  { name: "name", label: "Nom du lieu", hint: "Par exemple : chalet, appartement du 3e, agence de Bron." },
  { name: "line1", label: "Adresse" },
  { name: "postal_code", label: "Code postal", isHalf: true, inputMode: "numeric" },
  { name: "city", label: "Ville", isHalf: true, required: true },
];

/** Where work is done for a customer, when it is not where they are invoiced. */
export function CustomerSites({ customerId, notes }: Props) {
  const words = useTradeWords();
  const manages = useMay()("manage");
  const [openSite, setOpenSite] = useState<number | "new" | null>(null);
  // Notes are sent as they were read last, and refused when another tab changed them since.
  const keep = (sites: readonly SiteAnswer[]) => {
    const { text, revision } = lastAnswer(getAccount, { params: { id: customerId } })?.notes ?? notes;
    return call(saveNotes, { params: { id: customerId }, body: { revision, text, sites: [...sites] } });
  };
  const remove = useSingleChange((place: number) => keep(notes.sites.filter((_site, index) => index !== place)), {
    onSuccess: async (_answer, place) => {
      const formerSites = notes.sites;
      await whenRefreshed();
      showToast(siteGoneWords(formerSites[place]?.name ?? ""), () => void keep(formerSites).catch(tellFailure));
    },
    onError: tellFailure,
  });
  return (
    <Card title={words.customerSites}>
      {notes.sites.length === 0 && (
        <p className="text-quiet">Les adresses où tu travailles pour ce client, si ce n'est pas celle de la facture.</p>
      )}
      <ul className="flex flex-col gap-4">
        {notes.sites.map((site, place) => (
          <li key={`${site.name} ${site.address.line1} ${site.address.city}`} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              {site.name !== "" && <p className="font-[550] [overflow-wrap:anywhere]">{site.name}</p>}
              <AddressLines address={site.address} />
            </div>
            {manages && (
              <RowMenu
                label={`Actions de ${site.name || site.address.city}`}
                actions={[
                  { label: "Modifier", act: () => setOpenSite(place) },
                  { label: "Retirer", act: () => remove.mutate(place) },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {manages && notes.sites.length < MOST_SITES && (
        <Button className="mt-3" aria-haspopup="dialog" onClick={() => setOpenSite("new")}>
          Ajouter une adresse
        </Button>
      )}
      <Drawer
        title={openSite === "new" ? words.newSite : words.changeSite}
        open={openSite !== null}
        onClose={() => setOpenSite(null)}
      >
        {openSite !== null && (
          <SiteForm
            site={openSite === "new" ? null : (notes.sites[openSite] ?? null)}
            save={async (site) => {
              await keep(
                openSite === "new"
                  ? [...notes.sites, site]
                  : notes.sites.map((other, place) => (place === openSite ? site : other)),
              );
              setOpenSite(null);
            }}
          />
        )}
      </Drawer>
    </Card>
  );
}

const MOST_SITES = 30;

function tellFailure({ message }: Error): void {
  showToast(message);
}

function SiteForm({ site, save }: { site: SiteAnswer | null; save: (site: SiteAnswer) => Promise<void> }) {
  const { line1 = "", line2 = "", postal_code = "", city = "", country = "FR" } = site?.address ?? {};
  const values = { name: site?.name ?? "", line1, postal_code, city };
  return (
    <FillForm
      fields={FIELDS}
      values={values}
      label="Enregistrer l'adresse"
      save={async ({ name = "", ...address }) => {
        await save({ name, address: { line1: "", city: "", postal_code: "", ...address, line2, country } }).catch(
          withoutPlace,
        );
        return { name, ...address };
      }}
    />
  );
}

// The sentence of a field is told by its place in the list: the form has the one address.
function withoutPlace(error: unknown): never {
  if (!(error instanceof CallError)) throw error;
  const { message, code, status, fields } = error;
  const fieldsOfForm = Object.entries(fields).map(([path, sentence]) => [path.split(".").at(-1), sentence]);
  throw new CallError(message, code, status, Object.fromEntries(fieldsOfForm));
}
