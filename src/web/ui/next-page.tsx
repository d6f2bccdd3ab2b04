import { Button } from "./button.tsx";

type PagedList = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** The button that reads the next page of a list; nothing when the last row is there. */
export function NextPage({ list, label = "Voir la suite" }: { list: PagedList; label?: string }) {
  if (!list.hasNextPage) return null;
  return (
    <div className="mt-4">
      <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
