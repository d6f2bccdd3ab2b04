import { eraseExample } from "#api/company.ts";
import { exampleMessages } from "#domain/company/example-company.messages.ts";
import { forgetActingCompany } from "#web/client/acting-company.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { cutExample, noteCutExample } from "#web/client/cut-example.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useCompany } from "./use-company.ts";

/** Says that what is shown are example data, with the button that erases them. Nothing in a real company. */
export function ExampleBanner() {
  const { data: company } = useCompany();
  const erase = useSingleChange(() => call(eraseExample), {
    onSuccess: () => {
      forgetActingCompany();
      noteCutExample(null);
      // Nothing of the example stays on screen or in memory.
      location.assign("/app");
    },
  });
  if (!company?.is_example) return null;
  const reason = cutExample();
  return (
    <section aria-label={exampleMessages.banner}>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 rounded-card bg-act-pale pl-3 *:min-h-9">
        <span className="flex items-center text-fine font-[550]">{exampleMessages.banner}</span>
        <Button
          look="quiet"
          className="px-3 text-fine"
          isBusy={erase.isPending}
          onClick={() => erase.mutate(undefined)}
        >
          {exampleMessages.erase}
        </Button>
      </div>
      {reason !== null && (
        <p role="alert" className="mt-1 px-3 text-fine text-alert">
          {exampleMessages.cut(reason)}
        </p>
      )}
      {erase.error && <Failure error={erase.error} />}
    </section>
  );
}
