import { listSetAside } from "#api/documents.ts";
import { useAnswer } from "#web/client/answers.tsx";

/**
 * The documents whose PDF could not be made and is not tried any more, those found altered, and the numbers that no
 * document bears any more. An empty list when the call fails, so that the page stays usable.
 */
export function useSetAside() {
  const { data, refetch } = useAnswer(listSetAside);
  return { documents: data?.documents ?? [], missingNumbers: data?.missing_numbers ?? [], refetch };
}
