import { listSetAside } from "#api/documents.ts";
import { call } from "#web/client/call.ts";
import { useQuery } from "@tanstack/react-query";

/** The documents whose PDF could not be made and is not tried any more. A courtesy: none when they cannot be read. */
export function useSetAside() {
  const { data, refetch } = useQuery({
    queryKey: ["set-aside"],
    queryFn: ({ signal }) => call(listSetAside, { signal }),
  });
  return { documents: data?.documents ?? [], refetch };
}
