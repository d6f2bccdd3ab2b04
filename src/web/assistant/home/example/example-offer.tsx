import { exampleMessages } from "#domain/company/example-company.messages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/states.tsx";
import { showExample } from "./open-example.ts";

/** The offer to look at the product with example data, in a company apart that one tap erases. */
export function ExampleOffer() {
  const show = useSingleChange(() => showExample());
  return (
    <section aria-label={exampleMessages.what} className="rounded-card border border-dashed border-edge px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="font-[550]">{exampleMessages.what}</p>
          <p className="text-fine text-quiet">{exampleMessages.why}.</p>
        </div>
        <Button isBusy={show.isPending} busyLabel={exampleMessages.filling} onClick={() => show.mutate(undefined)}>
          {exampleMessages.open}
        </Button>
      </div>
      {show.error && <Failure error={show.error} />}
    </section>
  );
}
