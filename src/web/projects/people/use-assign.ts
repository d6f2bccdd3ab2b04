import { saveProjectPeople } from "#api/projects/project-people.ts";
import { assignedWords } from "#domain/projects/people/people.messages.ts";
import { useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useSitePeople } from "./use-site-people.ts";

/** Saves who is on a project, and says it, with a way back. `people`: who is on it now. */
export function useAssign(
  { id, name, people }: { id: string; name: string; people: readonly string[] },
  onDone: () => void,
) {
  const { nameOf } = useSitePeople();
  const save = (userIds: readonly string[]) =>
    call(saveProjectPeople, { params: { id }, body: { user_ids: [...userIds] } });
  const restore = useSingleChange(save, { onError: (error) => showToast(error.message) });
  return useSingleChange(async (userIds: readonly string[]) => {
    const { people: savedIds } = await save(userIds);
    await whenRefreshed();
    showToast(assignedWords(name, savedIds.map(nameOf)), () => restore.mutate(people));
    onDone();
  });
}
