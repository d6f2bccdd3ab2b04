import type { ProjectNotesAnswer } from "#api/projects/project-dossier.ts";
import { getProjectNotes, saveProjectNotes } from "#api/projects/project-dossier.ts";
import { useSession } from "#web/auth/ground/session.tsx";
import { showAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { keepTyping, readTyping } from "#web/company/kept-typing.ts";
import { useEffect, useRef, useState } from "react";

/** What is typed, and the notes that were there when one began. */
type Draft = { text: string; begunOn: string };

/** How long the keys rest before what was typed is kept. */
const REST_MS = 700;

/**
 * The notes of a project while they are written: kept by themselves, and by the tab until the server has them. `other`:
 * what another tab kept meanwhile, null without any. Nothing is saved over it unasked.
 */
export function useKeptNotes(projectId: string, notes: ProjectNotesAnswer, reread: () => void) {
  const owner = useSession().user?.id ?? null;
  const form = `project-notes ${projectId}`;
  const [draft, setDraft] = useState<Draft | null>(() => {
    const entry = readTyping(owner, form, { text: notes.text })["text"];
    return entry ? { text: String(entry.value), begunOn: String(entry.savedValue ?? "") } : null;
  });
  const isUnsaved = draft !== null && draft.text.trim() !== notes.text;
  const isChangedElsewhere = isUnsaved && draft.begunOn !== notes.text;
  const save = useSingleChange((text: string) => keep(projectId, { text, revision: notes.revision }), {
    onSuccess: ({ text }) => setDraft((latest) => latest && { ...latest, begunOn: text }),
    // Another tab was first: what it kept is read, then shown.
    onError: reread,
  });
  const isToKeep = isUnsaved && !isChangedElsewhere;
  const { mutate, isPending } = save;
  useEffect(() => {
    if (!isToKeep || isPending) return undefined;
    const timer = setTimeout(() => mutate(draft.text.trim()), REST_MS);
    return () => clearTimeout(timer);
    // A new letter begins the rest again. A saving that failed waits for the next letter.
  }, [draft?.text, notes.revision, isToKeep, isPending && draft?.text]);
  useEffect(() => {
    const isKept = draft === null || !isUnsaved;
    keepTyping(owner, form, isKept ? {} : { text: { value: draft.text, savedValue: draft.begunOn } });
  }, [owner, form, draft, isUnsaved]);
  useLeaving(projectId, isToKeep ? { text: draft.text.trim(), revision: notes.revision } : null);
  return {
    text: draft?.text ?? notes.text,
    type: (text: string) => setDraft({ text, begunOn: isUnsaved ? draft.begunOn : notes.text }),
    other: isChangedElsewhere ? notes.text : null,
    settle: (text: string | null) => setDraft(text === null ? null : { text, begunOn: notes.text }),
    state: isPending ? ("saving" as const) : isUnsaved ? ("waiting" as const) : ("kept" as const),
    error: isChangedElsewhere ? null : save.error,
    retry: () => draft && mutate(draft.text.trim()),
  };
}

async function keep(projectId: string, { text, revision }: ProjectNotesAnswer): Promise<ProjectNotesAnswer> {
  const { notes } = await call(saveProjectNotes, { params: { id: projectId }, body: { text, revision } });
  showAnswer(getProjectNotes, { params: { id: projectId } }, { notes });
  return notes;
}

// Who leaves the page, or closes the panel, loses nothing. What the server refuses then is still kept by the tab.
function useLeaving(projectId: string, unsavedNotes: ProjectNotesAnswer | null): void {
  const latest = useRef(unsavedNotes);
  useEffect(() => void (latest.current = unsavedNotes));
  useEffect(() => {
    const send = () => void (latest.current && keep(projectId, latest.current).catch(() => {}));
    const sendWhenHidden = () => void (document.visibilityState === "hidden" && send());
    document.addEventListener("visibilitychange", sendWhenHidden);
    return () => {
      document.removeEventListener("visibilitychange", sendWhenHidden);
      send();
    };
  }, [projectId]);
}
