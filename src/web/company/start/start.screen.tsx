import type { CompanyAnswer } from "#api/company.ts";
import { getCompany, updateCompany } from "#api/company.ts";
import type { FirstQuestion } from "#domain/company/first-run.messages.ts";
import {
  COMMON_TRADES,
  DAY_RATE_WORDS,
  FIRST_QUESTIONS,
  QUESTION_WORDS,
  UNKNOWN_REGIME,
  VAT_ANSWERS,
  firstQuestionsOf,
  firstRunMessages,
} from "#domain/company/first-run.messages.ts";
import { leftToSay } from "#domain/company/left-to-say.ts";
import { LEGAL_FORM_CODES, LEGAL_FORMS } from "#domain/company/legal-forms.ts";
import { usualPriceUnit } from "#domain/company/usual-price-unit.ts";
import { lastAnswer, showAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button, buttonLook, linkLook } from "#web/ui/button.tsx";
import { usePageMark } from "#web/ui/layers/use-page-mark.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, Navigate, useLocation, useNavigate } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useRef, useState } from "react";
import { CompanyForm } from "../company-form.tsx";
import { sellerFieldsToAsk } from "../identity-form.tsx";
import { WithinRole } from "../roles/within-role.tsx";
import { useCompany } from "../use-company.ts";
import { FoundCompany, useRegister } from "./found-company.tsx";
import { GapNote } from "./gap-note.tsx";
import { LegalFormChoice } from "./legal-form-choice.tsx";
import { FocusedTitle, Steps } from "./question-head.tsx";
import { UsualPrice } from "./usual-price.tsx";

/**
 * /app/start: a minute of questions after sign-up, one at a time, each with why. Each answer is saved at once, so the
 * questions can be left and taken up again: without a question in the address, the first one left is asked.
 */
export default function StartScreen() {
  const { data: company, error, refetch } = useCompany();
  const { hash, pathname } = useLocation();
  const register = useRegister();
  usePageMark("data-only-questions");
  // While it is being left, the address is that of the next page already.
  const isLeaving = pathname !== "/app/start";
  const place = company && firstQuestionsOf(company).find((one) => one === hash);
  return (
    <div className={cx("mx-auto w-full max-w-xl px-4 py-4 md:py-12", FAULT_IN_SIGHT)}>
      <title>{`${firstRunMessages.page} – Établi`}</title>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!company && !error && <SheetSkeleton />}
      {company &&
        !isLeaving &&
        (place === undefined ? (
          <ToFirstLeft company={company} />
        ) : (
          <Question key={place} question={place} company={company} isHeld={register.isLoading} />
        ))}
    </div>
  );
}

// A wrong field takes the focus: its label above and what is said of it below are scrolled into sight with it.
const FAULT_IN_SIGHT = "[&_:is(input,select)]:scroll-mt-16 [&_:is(input,select)]:scroll-mb-28";

function ToFirstLeft({ company }: { company: CompanyAnswer }) {
  const question = firstQuestionsOf(company).find((one) => isLeft(one, company));
  return question ? <Navigate to="/app/start" hash={question} replace /> : <Navigate to="/app" replace />;
}

function isLeft(question: FirstQuestion, company: CompanyAnswer): boolean {
  const left = leftToSay(company);
  if (question === "metier") return left.includes("trade");
  if (question === "tva") return left.includes("vat");
  if (question === "prix") return left.includes("rate");
  return FIELDS[question].some(({ name }) => company.missing.includes(name));
}

// What is known of a question is saved, though some of it lacks: what lacks is said then.
function fieldsNamed(...names: readonly string[]) {
  return sellerFieldsToAsk(names).map((field) => ({ ...field, required: false }));
}

// The town of the register is asked of the forms that owe it: a sole trader who trades says it in the settings.
const OWING_REGISTER = LEGAL_FORM_CODES.filter((code) => LEGAL_FORMS[code].register === "owed");

const WHO_FIELDS = fieldsNamed("name", "legal_form", "siren").map((field) =>
  field.name === "rcs_town"
    ? { ...field, when: { field: "legal_form", among: OWING_REGISTER } }
    : field.name === "legal_form"
      ? { ...field, input: LegalFormChoice }
      : field,
);

const FIELDS = {
  entreprise: WHO_FIELDS,
  adresse: fieldsNamed("address.line1", "address.postal_code", "address.city"),
  assurance: fieldsNamed("insurance_duty"),
};

// The next question that is left, as the last answer leaves it: it may be one more, or one less.
function nextLeft(from: FirstQuestion): FirstQuestion | undefined {
  const company = lastAnswer(getCompany)?.company;
  const following = FIRST_QUESTIONS.slice(FIRST_QUESTIONS.indexOf(from) + 1);
  if (!company) return following[0];
  return following.find((question) => firstQuestionsOf(company).includes(question) && isLeft(question, company));
}

type AskedProps = {
  question: FirstQuestion;
  company: CompanyAnswer;
  /** Whether the register may still come above the fields that it fills. */
  isHeld: boolean;
};

function Question({ question, company, isHeld }: AskedProps) {
  const navigate = useNavigate();
  const questions = firstQuestionsOf(company);
  const rank = questions.indexOf(question) + 1;
  const questionBefore = questions[rank - 2];
  const goTo = (place: FirstQuestion) => void navigate({ to: "/app/start", hash: place });
  // After the last answer one is where the first quote is made: a page that only says so would be one more.
  const next = () => {
    const following = nextLeft(question);
    if (following) goTo(following);
    else void navigate({ to: "/app" });
  };
  const isOfDay = question === "prix" && usualPriceUnit(company.trade) === "day";
  const { title, why } = isOfDay ? DAY_RATE_WORDS : QUESTION_WORDS[question];
  return (
    <>
      <header className="mb-6">
        <div className="mb-4 flex items-center justify-between gap-3">
          <p className="text-fine text-quiet">{firstRunMessages.progress(rank, questions.length)}</p>
          <Link to="/app" className={cx(linkLook, "text-fine")}>
            {firstRunMessages.leave}
          </Link>
        </div>
        <Steps rank={rank} count={questions.length} />
        <FocusedTitle>{title}</FocusedTitle>
        <p className="mt-2 text-quiet">{why}</p>
      </header>
      {question === "metier" ? (
        <Trade company={company} next={next} />
      ) : question === "prix" ? (
        <UsualPrice company={company} isOfDay={isOfDay} next={next} />
      ) : question === "tva" ? (
        <VatRegimeChoice company={company} next={next} />
      ) : question === "entreprise" && isHeld ? (
        <SheetSkeleton isBare />
      ) : (
        <Said question={question} next={next} />
      )}
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        {questionBefore ? (
          <Button look="quiet" onClick={() => goTo(questionBefore)}>
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

// A question of the law that is saved with a gap is not left unseen: what lacks is said, and may wait.
function Said({ question, next }: { question: keyof typeof FIELDS; next: () => void }) {
  const [lackingFields, setLackingFields] = useState<readonly string[]>([]);
  const form = useRef<HTMLDivElement>(null);
  const isLeaving = useRef(false);
  // What was typed since is saved with the rest.
  const leave = () => {
    isLeaving.current = true;
    form.current?.querySelector("form")?.requestSubmit();
  };
  const goOn = () => {
    if (isLeaving.current) return next();
    const missing = lastAnswer(getCompany)?.company.missing ?? [];
    const missingFields = FIELDS[question].filter(({ name }) => missing.includes(name));
    setLackingFields(missingFields.map(({ label }) => label));
    if (missingFields.length === 0) next();
  };
  return (
    <>
      {question === "entreprise" && <FoundCompany next={next} />}
      <div ref={form}>
        <CompanyForm
          fields={FIELDS[question]}
          label={firstRunMessages.next}
          onSaved={goOn}
          hasFinderAbove={question === "entreprise"}
        />
      </div>
      {lackingFields.length > 0 && <GapNote fields={lackingFields} goOn={leave} />}
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
