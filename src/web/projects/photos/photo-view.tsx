import type { PhotoAnswer } from "#api/photos.ts";
import { getPhoto, removePhoto } from "#api/photos.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { PhotoWords } from "./photo-words.tsx";

type Props = { projectId: string; photo: PhotoAnswer; photos: readonly PhotoAnswer[]; onClose: () => void };

/** A photo of a project in full, and what removes it. */
export function PhotoView({ projectId, photo: shownPhoto, photos, onClose }: Props) {
  const { id, name, caption, small } = shownPhoto;
  const { data, error } = useAnswer(getPhoto, { params: { id: projectId, photoId: id } }, { version: id });
  const may = useMay();
  const remove = useChange(() => call(removePhoto, { params: { id: projectId, photoId: id } }));
  // The small one is shown until the whole one is there.
  const { mime, data: picture } = data?.photo ?? small;
  return (
    <Drawer title={caption || name} open onClose={onClose}>
      <div className="flex flex-col items-start gap-4">
        <img src={`data:${mime};base64,${picture}`} alt={caption || name} className="w-full rounded-inner" />
        {error && (
          <p role="alert" className="text-bad">
            {error.message}
          </p>
        )}
        {may("work") && <PhotoWords key={id} projectId={projectId} photo={shownPhoto} photos={photos} />}
        {may("manage") && (
          <ConfirmButton
            look="plain"
            question={`Retirer « ${name} » ?`}
            text="Elle est effacée du projet pour de bon. Le mail d'où elle vient la garde."
            confirm="Retirer la photo"
            act={async () => {
              await remove.mutateAsync(undefined);
              onClose();
              return null;
            }}
          >
            Retirer
          </ConfirmButton>
        )}
      </div>
    </Drawer>
  );
}
