import type { CompanyAnswer } from "#api/company.ts";
import { getCompany, updateCompany } from "#api/company.ts";
import type { RegisteredCompanyAnswer } from "#api/register/register.ts";
import type { FirstQuestion } from "#domain/company/first-run.messages.ts";
import {
  COMMON_TRADES,
  DAY_RATE_WORDS,
  FIRST_QUESTIONS,
  QUESTION_WORDS,
  UNKNOWN_REGIME,
  VAT_ANSWERS,
  firstRunMessages,
} from "#domain/company/first-run.messages.ts";
import { leftToSay } from "#domain/company/left-to-say.ts";
import { usualPriceUnit } from "#domain/company/usual-price-unit.ts";
import { lastAnswer, showAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { LateCompanyFinder } from "#web/register/late-company-finder.ts";
import { Button, buttonLook, linkLook } from "#web/ui/button.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, Navigate, useLocation, useNavigate } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useState } from "react";
import { companyBody } from "../company-body.ts";
import { CompanyForm } from "../company-form.tsx";
import { sellerFieldsToAsk } from "../identity-form.tsx";
import { registerFields } from "../register-fields.ts";
import { useCompany } from "../use-company.ts";
import { WithinRole } from "../within-role.tsx";
import { DayRate } from "./day-rate.tsx";
import { FocusedTitle, Steps } from "./question-head.tsx";

const DONE = "fini";
type Place = FirstQuestion | typeof DONE;

/**
 * /app/start: a minute of questions after sign-up, one at a time, each with why. Each answer is saved at once, so the
 * questions can be left and taken up again: without a question in the address, the first one left is asked.
 */
export default function StartScreen() {
  const { data: company, error, refetch } = useCompany();
  const { hash, pathname } = useLocation();
  // While it is being left, the address is that of the next page already.
  const isLeaving = pathname !== "/app/start";
  const place = [...FIRST_QUESTIONS, DONE].find((one): one is Place => one === hash);
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-4 md:py-12">
      <title>{`${firstRunMessages.page} – Établi`}</title>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!company && !error && <SheetSkeleton />}
      {company &&
        !isLeaving &&
        (place === undefined ? (
          <Navigate to="/app/start" hash={firstLeft(company)} replace />
        ) : place === DONE ? (
          <End company={company} />
        ) : (
          <Question key={place} question={place} company={company} />
        ))}
    </div>
  );
}

function firstLeft(company: CompanyAnswer): Place {
  return FIRST_QUESTIONS.find((question) => isLeft(question, company)) ?? DONE;
}

function isLeft(question: FirstQuestion, company: CompanyAnswer): boolean {
  const left = leftToSay(company);
  if (question === "metier") return left.includes("trade");
  if (question === "tva") return left.includes("vat");
  if (question === "prix") return left.includes("rate");
  return FIELDS[question].some(({ name }) => company.missing.includes(name));
}

// A question may be left: what is known of it is saved.
function fieldsNamed(...names: readonly string[]) {
  return sellerFieldsToAsk(names).map((field) => ({ ...field, required: false }));
}

const FIELDS = {
  entreprise: fieldsNamed("name", "legal_form", "siren"),
  adresse: fieldsNamed("address.line1", "address.postal_code", "address.city"),
  prix: fieldsNamed("hourly_rate"),
};

// The next question that is left, as the last answer leaves it.
function nextLeft(rank: number): Place {
  const company = lastAnswer(getCompany)?.company;
  return FIRST_QUESTIONS.slice(rank).find((question) => !company || isLeft(question, company)) ?? DONE;
}

function Question({ question, company }: { question: FirstQuestion; company: CompanyAnswer }) {
  const navigate = useNavigate();
  const rank = FIRST_QUESTIONS.indexOf(question) + 1;
  const goTo = (place: Place) => void navigate({ to: "/app/start", hash: place });
  const next = () => goTo(nextLeft(rank));
  const isOfDay = question === "prix" && usualPriceUnit(company.trade) === "day";
  const { title, why } = isOfDay ? DAY_RATE_WORDS : QUESTION_WORDS[question];
  return (
    <>
      <header className="mb-6">
        <div className="mb-4 flex items-center justify-between gap-3">
          <p className="text-fine text-quiet">{firstRunMessages.progress(rank, FIRST_QUESTIONS.length)}</p>
          <Link to="/app" className={cx(linkLook, "text-fine")}>
            {firstRunMessages.leave}
          </Link>
        </div>
        <Steps rank={rank} />
        <FocusedTitle>{title}</FocusedTitle>
        <p className="mt-2 text-quiet">{why}</p>
      </header>
      {question === "metier" ? (
        <Trade company={company} next={next} />
      ) : isOfDay ? (
        <DayRate company={company} next={next} />
      ) : question === "tva" ? (
        <VatRegimeChoice company={company} next={next} />
      ) : (
        <>
          {question === "entreprise" && <FoundCompany next={next} />}
          <CompanyForm fields={FIELDS[question]} label={firstRunMessages.next} onSaved={next} />
        </>
      )}
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        {rank > 1 ? (
          <Button look="quiet" onClick={() => goTo(FIRST_QUESTIONS[rank - 2]!)}>
            {firstRunMessages.back}
          </Button>
        ) : (
          <Link to="/app/data" className={buttonLook({ look: "quiet" })}>
            {firstRunMessages.haveExport}
          </Link>
        )}
        <Button look="quiet" onClick={next}>
          {firstRunMessages.skip}
        </Button>
      </div>
    </>
  );
}

/** A change of the company. `done` runs once it is saved. */
function useSave(done: () => void) {
  return useSingleChange(
    (body: Partial<Pick<CompanyAnswer, "trade" | "vat_regime">>) => call(updateCompany, { body }),
    {
      onSuccess: (answer) => {
        showAnswer(getCompany, {}, answer);
        done();
      },
    },
  );
}

type QuestionProps = { company: CompanyAnswer; next: () => void };

const CARD = cx(
  "flex min-h-12 w-full flex-col justify-center gap-0.5 rounded-card border border-line bg-paper px-4 py-3 text-left",
  "hover:bg-sunk aria-pressed:border-act aria-pressed:bg-act-pale",
);

function Trade({ company, next }: QuestionProps) {
  const save = useSave(next);
  return (
    <WithinRole right="manage">
      <div className="mb-6 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {COMMON_TRADES.map((trade) => (
          <button
            key={trade}
            type="button"
            aria-pressed={company.trade === trade}
            onClick={() => save.mutate({ trade })}
            className={cx(CARD, "font-[550]")}
          >
            {trade}
          </button>
        ))}
      </div>
      {save.error && <Failure error={save.error} />}
      <CompanyForm fields={OTHER_TRADE} label={firstRunMessages.next} onSaved={next} />
    </WithinRole>
  );
}

const OTHER_TRADE = [{ name: "trade", label: firstRunMessages.otherTrade, required: true }];

const FROM_REGISTER = [
  "name",
  "legal_form",
  "siren",
  "siret",
  "address.line1",
  "address.line2",
  "address.postal_code",
  "address.city",
];

// The register fills in who one is and where: what it says is shown, then taken in one tap. Without it, by hand.
function FoundCompany({ next }: { next: () => void }) {
  const [firm, setFirm] = useState<RegisteredCompanyAnswer | null>(null);
  const save = useSingleChange(
    (values: Record<string, string>) => call(updateCompany, { body: companyBody(values, { vat_number: "" }) }),
    {
      onSuccess: (answer) => {
        showAnswer(getCompany, {}, answer);
        next();
      },
    },
  );
  return (
    <WithinRole right="manage">
      <div className="mb-4">
        <LateCompanyFinder label={firstRunMessages.find} onChoose={setFirm} />
        {firm && (
          <div role="status" className="mt-3 rounded-card border border-act bg-act-pale px-4 py-3">
            <p className="font-[550]">{firm.name}</p>
            <p className="text-fine">SIREN {firm.siren}</p>
            <p className="text-fine">
              {firm.address.line1} {firm.address.postal_code} {firm.address.city}
            </p>
            <Button
              look="primary"
              className="mt-3"
              isBusy={save.isPending}
              onClick={() => save.mutate(registerFields(firm, FROM_REGISTER))}
            >
              {firstRunMessages.itIsMe}
            </Button>
            {save.error && <Failure error={save.error} />}
          </div>
        )}
      </div>
    </WithinRole>
  );
}

function VatRegimeChoice({ company, next }: QuestionProps) {
  const save = useSave(next);
  const [isUnknown, setUnknown] = useState(false);
  return (
    <WithinRole right="manage">
      <div className="flex flex-col gap-2">
        {VAT_ANSWERS.map(({ regime, title, text }) => (
          <button
            key={regime}
            type="button"
            aria-pressed={company.vat_regime === regime}
            onClick={() => save.mutate({ vat_regime: regime })}
            className={CARD}
          >
            <span className="font-[550]">{title}</span>
            <span className="text-fine text-quiet">{text}</span>
          </button>
        ))}
        <button type="button" aria-expanded={isUnknown} onClick={() => setUnknown(true)} className={CARD}>
          <span className="font-[550]">{UNKNOWN_REGIME.button}</span>
        </button>
      </div>
      <div role="status">
        {isUnknown && (
          <div className="mt-4 rounded-card border border-line border-l-4 border-l-alert bg-paper px-4 py-3">
            <p className="font-[550]">{UNKNOWN_REGIME.title}</p>
            <p className="mt-1 text-fine text-quiet">{UNKNOWN_REGIME.text}</p>
          </div>
        )}
      </div>
      {save.error && <Failure error={save.error} />}
    </WithinRole>
  );
}

function End({ company }: { company: CompanyAnswer }): ReactNode {
  const isAnythingLeft = FIRST_QUESTIONS.some((question) => isLeft(question, company));
  return (
    <>
      <Steps rank={FIRST_QUESTIONS.length} />
      <FocusedTitle>{firstRunMessages.done}</FocusedTitle>
      <p className="mt-2 text-quiet">{firstRunMessages.doneText}</p>
      {isAnythingLeft && <p className="mt-2 text-quiet">{firstRunMessages.left}</p>}
      <Link to="/app" className={buttonLook({ look: "primary", className: "mt-6" })}>
        {firstRunMessages.firstQuote}
      </Link>
    </>
  );
}
