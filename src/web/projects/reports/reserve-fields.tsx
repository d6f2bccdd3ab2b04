import type { PhotoAnswer } from "#api/photos.ts";
import { REPORT_LIMITS } from "#domain/projects/reports/report-content.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { Camera, X } from "lucide-react";
import { useState } from "react";
import type { DraftReserve } from "./draft-reserve.ts";
import { PhotoPicker } from "./photo-picker.tsx";

type Props = {
  reserve: DraftReserve;
  /** From 1. */
  place: number;
  photos: readonly PhotoAnswer[];
  /** Sentences by the fields of the reserve: « text », « due_on », « photo_id ». */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (changes: Partial<DraftReserve>) => void;
  onRemove: () => void;
};

/** One reserve of a reception: what is wrong, by when, and a photo of it. */
export function ReserveFields({ reserve, place, photos, errors, onChange, onRemove }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const chosenPhoto = photos.find(({ id }) => id === reserve.photoId);
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex items-center justify-between">
        <h3 className="font-[550]">Réserve {place}</h3>
        <Button look="quiet" className="px-0" aria-label={`Retirer la réserve ${place}`} onClick={onRemove}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <TextAreaField
        label="Ce qui est à reprendre"
        rows={2}
        maxLength={REPORT_LIMITS.reserve}
        value={reserve.text}
        error={errors["text"]}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <DateField
        label="À lever avant le (facultatif)"
        text={reserve.dueText}
        error={errors["due_on"]}
        onText={(dueText) => onChange({ dueText })}
      />
      {chosenPhoto && !isChoosing && (
        <div className="flex items-center gap-3">
          <img
            src={`data:${chosenPhoto.small.mime};base64,${chosenPhoto.small.data}`}
            alt={chosenPhoto.caption || chosenPhoto.name}
            className="size-16 rounded-inner object-cover"
          />
          <Button look="quiet" onClick={() => onChange({ photoId: null })}>
            Retirer la photo
          </Button>
        </div>
      )}
      {!chosenPhoto && !isChoosing && photos.length > 0 && (
        <Button className="self-start" onClick={() => setChoosing(true)}>
          <Camera aria-hidden className="size-5" />
          Joindre une photo
        </Button>
      )}
      {isChoosing && (
        <PhotoPicker
          label={`Photo de la réserve ${place}`}
          photos={photos}
          chosenIds={[]}
          onToggle={(photoId) => {
            onChange({ photoId });
            setChoosing(false);
          }}
        />
      )}
    </li>
  );
}
