import type { PhotoAnswer } from "#api/photos.ts";
import { listPhotos } from "#api/photos.ts";
import type { ProjectListRow } from "#api/projects.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { PickerProps } from "#web/mail/writing/compose-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "class-variance-authority";
import { Check, Images } from "lucide-react";
import { useState } from "react";
import { AttachmentPicker, AttachmentsOf } from "../reports/attachment-picker.tsx";

/** Joins photos of a project to a mail. */
export function MailPhotoPicker({ pick }: PickerProps) {
  return (
    <AttachmentPicker title="Joindre des photos" icon={Images}>
      {(project, { leave, close }) => (
        <Photos
          project={project}
          leave={leave}
          choose={(...photos) => {
            close();
            pick(...photos);
          }}
        />
      )}
    </AttachmentPicker>
  );
}

type Props = { project: ProjectListRow; choose: PickerProps["pick"]; leave: () => void };

function Photos({ project, choose, leave }: Props) {
  const { data, error, refetch } = useAnswer(listPhotos, { params: { id: project.id } });
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const photos = data?.photos ?? [];
  const count = chosenIds.length;
  const toggle = (id: string) =>
    setChosenIds(chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id]);
  const chosenFiles = photos
    .filter(({ id }) => chosenIds.includes(id))
    .map(({ id, name }) => ({ kind: "photo" as const, id, place: 0, name, size_bytes: 0 }));
  return (
    <AttachmentsOf
      {...{ project, leave, error }}
      retry={() => void refetch()}
      isPending={!data}
      loadingWords="Chargement des photos…"
      emptyWords={data && photos.length === 0 ? "Ce projet n'a pas encore de photo." : null}
    >
      {photos.length > 0 && (
        <>
          <ul aria-label="Photos à joindre" className="grid grid-cols-3 gap-2">
            {photos.map((photo) => (
              <li key={photo.id}>
                <PhotoTick photo={photo} isChosen={chosenIds.includes(photo.id)} toggle={() => toggle(photo.id)} />
              </li>
            ))}
          </ul>
          <Button look="primary" disabled={count === 0} onClick={() => choose(...chosenFiles)}>
            {count === 0 ? "Touche les photos à joindre" : count === 1 ? "Joindre la photo" : `Joindre ${count} photos`}
          </Button>
        </>
      )}
    </AttachmentsOf>
  );
}

function PhotoTick({
  photo: { name, caption, small },
  isChosen,
  toggle,
}: {
  photo: PhotoAnswer;
  isChosen: boolean;
  toggle: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={caption || name}
      className={cx(
        "relative block aspect-square w-full overflow-hidden rounded-inner border",
        isChosen ? "border-act outline-2 outline-act" : "border-line",
      )}
      onClick={toggle}
    >
      <img src={`data:${small.mime};base64,${small.data}`} alt="" className="size-full object-cover" />
      {isChosen && (
        <span className="absolute right-1 bottom-1 rounded-full bg-act p-1 text-on-act">
          <Check aria-hidden className="size-4" />
        </span>
      )}
    </button>
  );
}
