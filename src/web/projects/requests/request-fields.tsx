import { MAX_SITE_ADDRESS } from "#domain/projects/project.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { sizeWords } from "#web/mail/mail-view.ts";
import { Card } from "#web/ui/card.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import type { UseFormReturn } from "react-hook-form";
import type { NewProjectValues } from "../new-project-values.ts";

/** A picture of the mail that a new project is made of. */
export type OfferedPhoto = { place: number; name: string; size_bytes: number; isPhoto: boolean };

/** The mail that a new project is made of, and the pictures that it may take along. */
export type MailOfProject = { mailId: string; photos: readonly OfferedPhoto[] };

/** The places of the pictures that are photos rather than marks of a signature. */
export function photoPlaces(mail: MailOfProject | undefined): number[] {
  return (mail?.photos ?? []).filter(({ isPhoto }) => isPhoto).map(({ place }) => place);
}

type Props = {
  form: UseFormReturn<NewProjectValues>;
  photos: readonly OfferedPhoto[];
  chosenPlaces: readonly number[];
  choosePlaces: (places: readonly number[]) => void;
};

/** What is asked for, where, and the pictures that the project takes along. */
export function RequestFields({ form: { register }, photos, chosenPlaces, choosePlaces }: Props) {
  const words = useTradeWords();
  return (
    <Card title="La demande">
      <div className="flex flex-col gap-4">
        <TextAreaField
          label={words.wantedWork}
          hint="Repris du mail : garde l'essentiel."
          {...register("description")}
        />
        <TextField
          label={words.siteAddress}
          hint="Facultatif."
          autoComplete="off"
          maxLength={MAX_SITE_ADDRESS}
          {...register("site_address")}
        />
        {photos.length > 0 && (
          <fieldset>
            <legend className="text-fine font-[550]">Photos à garder avec le projet</legend>
            {photos.map(({ place, name, size_bytes }) => (
              <label key={place} className="flex min-h-11 min-w-0 items-center gap-3 py-1">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-(--act)"
                  checked={chosenPlaces.includes(place)}
                  onChange={(event) =>
                    choosePlaces(
                      event.target.checked
                        ? [...chosenPlaces, place]
                        : chosenPlaces.filter((chosenPlace) => chosenPlace !== place),
                    )
                  }
                />
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
                <span className="figures shrink-0 text-fine text-quiet">{sizeWords(size_bytes)}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </Card>
  );
}
