import { listHourCosts } from "#api/team.ts";
import { costCardMessages } from "#domain/company/costs/cost-card.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { CostField } from "./cost-field.tsx";

/** What an hour of whoever has no cost of their own costs. For owners. `isAlone`: nobody else has another one. */
export function HourCostsCard({ isAlone }: { isAlone: boolean }) {
  const { data, error, refetch } = useAnswer(listHourCosts);
  return (
    <section id="costs" aria-labelledby="costs-title" className="rounded-card border border-line bg-paper p-4">
      <h2 id="costs-title" className="mb-1 text-title">
        {costCardMessages.title}
      </h2>
      <p className="mb-4 text-fine text-quiet">{costCardMessages.why}</p>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <SheetSkeleton isBare />}
      {data && (
        <CostField
          userId={null}
          label={costCardMessages.everybody}
          costs={data.costs}
          hint={isAlone ? "" : costCardMessages.elsewhere}
        />
      )}
    </section>
  );
}

/** What an hour of a member costs, in their own drawer. */
export function MemberCost({ userId }: { userId: string }) {
  const { data } = useAnswer(listHourCosts);
  if (!data) return <SheetSkeleton isBare />;
  const usualCost = data.costs.find(({ user_id }) => user_id === null);
  return (
    <CostField
      {...{ userId }}
      label={costCardMessages.ofMember}
      costs={data.costs}
      hint={costCardMessages.usual(usualCost?.hour_cents ?? null)}
    />
  );
}
