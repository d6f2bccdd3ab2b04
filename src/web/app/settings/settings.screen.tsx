import type { CompanyAnswer } from "#api/company.ts";
import { LEFT_WORDS, leftMessages } from "#domain/company/left-to-say.messages.ts";
import type { LeftToSay } from "#domain/company/left-to-say.ts";
import { OWED_TO_A_PERSON, leftToSay } from "#domain/company/left-to-say.ts";
import { CompanyForm } from "#web/company/company-form.tsx";
import { LogoCard } from "#web/company/logo-card.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { buttonLook, linkLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { FROM_SETTINGS } from "#web/ui/loading/above-settings.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Link, useLocation } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ArrowLeft, ChevronRight, CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Suspense, lazy, useEffect } from "react";
import type { ChapterState } from "./chapter-states.ts";
import type { Chapter } from "./settings-chapters.ts";
import { CHAPTERS, OWN_CHAPTER, OWN_PARTS, PARTS } from "./settings-chapters.ts";
import { useChapterStates } from "./use-chapter-states.ts";

// Heavy chapters, loaded when they are opened.
const Security = lazy(() => import("#web/auth/security/security-chapter.tsx"));
const NumberingCard = onDemand(
  async () => (await import("./numbering-card.tsx")).NumberingCard,
  undefined,
  "when shown",
);
const StyleCard = onDemand(async () => (await import("./style-card.tsx")).StyleCard, undefined, "when shown");
const PresentSheet = onDemand(
  async () => (await import("./sample-sheet.tsx")).PresentSheet,
  () => null,
  "when shown",
);
const PlannedRegime = onDemand(
  async () => (await import("#web/company/planned-regime.tsx")).PlannedRegime,
  undefined,
  "when shown",
);

/**
 * /app/settings: what is missing for a lawful document, then the chapters, one at a time. A phone has them as a list,
 * and each as a page. What is typed in a chapter stays while another one is shown.
 */
export default function SettingsScreen() {
  const { data: company } = useCompany();
  const { hash } = useLocation();
  // The router leaves the scroll of the page before to an address that names a chapter.
  // Scrolling answers a promise, which is nothing to call when the page is left.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  // Whoever sees no amount has their account here, and nothing of the company.
  const seesCompany = useMay()("amounts");
  const parts: typeof OWN_PARTS = seesCompany ? PARTS : OWN_PARTS;
  const chapters = seesCompany ? CHAPTERS : CHAPTERS.filter(({ key }) => key === OWN_CHAPTER);
  const chosen = chapters.find(({ key }) => key === hash);
  const here = chosen ?? chapters[0] ?? null;
  const states = useChapterStates(seesCompany);
  const onPhone = useOnPhone();
  return (
    // The page of a chapter on a phone has its title alone.
    <Page title="Réglages" isWide head={chosen && onPhone ? <h1 className="sr-only">Réglages</h1> : undefined}>
      <div className={cx("mb-6 max-w-[68rem] md:mb-3 2xl:max-w-none", chosen && "max-md:hidden")}>
        {company && seesCompany && <Missing company={company} />}
      </div>
      <div className={COLUMNS}>
        <nav aria-label="Chapitres" className={cx(SECTIONS, chosen && "max-md:hidden")}>
          {parts.map(({ title, chapters: ofPart }) => (
            <section key={title} aria-label={title}>
              <h2 className="mb-1 text-fine font-[550] text-quiet">{title}</h2>
              <ul className="divide-y divide-line max-md:border-b max-md:border-line md:divide-y-0">
                {ofPart.map((chapter) => (
                  <ChapterRow
                    key={chapter.title}
                    chapter={chapter}
                    isHere={chapter === here}
                    state={states[chapter.to ?? chapter.key]}
                  />
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={cx("min-w-0", !chosen && "max-md:hidden")}>
          <Link to="/app/settings" className={buttonLook({ look: "quiet", className: "mb-1 -ml-4 md:hidden" })}>
            <ArrowLeft aria-hidden className="size-5" />
            Tous les réglages
          </Link>
          {chapters.map((chapter) => (
            <section key={chapter.key} aria-label={chapter.title} hidden={chapter !== here}>
              <header className="mb-4">
                <h2 className="text-[1.5rem]">{chapter.title}</h2>
                <p className="mt-1 text-fine text-quiet">{chapter.what}</p>
              </header>
              <ChapterContent chapter={chapter} isHere={chapter === here} />
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

// On a desktop the chapters stay in sight beside a long form.
const SECTIONS = cx(
  "flex flex-col gap-6 md:sticky md:top-4 md:-mx-3 md:max-h-[calc(100dvh-2rem)] md:gap-2 md:self-start",
  "md:overflow-y-auto md:px-3",
);
const COLUMNS = cx(
  "max-w-[68rem] 2xl:max-w-none",
  "md:grid md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]",
  "beside-panel:grid-cols-[13rem_minmax(0,1fr)]",
);

/** Where each thing that is left is said. */
const CHAPTER_OF: Record<LeftToSay, string> = {
  trade: "entreprise",
  identity: "entreprise",
  vat: "tva",
  insurance: "assurance",
  mediator: "mediateur",
  rate: "tva",
  iban: "banque",
};

/** What is missing for a lawful document, each with the way to its chapter. */
function Missing({ company }: { company: CompanyAnswer }) {
  const left = leftToSay(company).filter((one) => OWED_TO_A_PERSON.includes(one));
  // The first questions do not ask for it: its chapter alone does.
  const isMediatorAlone = left.every((one) => one === "mediator");
  if (left.length === 0 && company.mediation === "later")
    return (
      <p className="flex flex-wrap items-center gap-x-2">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-alert" />
        <span className="min-w-0 max-md:flex-1">{leftMessages.noMediatorYet}</span>
        <Link to="/app/settings" hash={CHAPTER_OF.mediator} resetScroll={false} className={linkLook}>
          {leftMessages.giveMediator}
        </Link>
      </p>
    );
  if (left.length === 0)
    return (
      <p className="flex items-center gap-2 text-quiet">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
        {leftMessages.complete}
      </p>
    );
  return (
    <section
      aria-labelledby="missing"
      className="rounded-card border border-l-4 border-line border-l-alert bg-paper px-4 py-3"
    >
      <h2 id="missing" className="font-[550]">
        {isMediatorAlone ? leftMessages.ofPerson : leftMessages.title}
      </h2>
      <p className="mt-1 text-fine text-quiet">{isMediatorAlone ? leftMessages.whyOfPerson : leftMessages.why}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {left.map((one) => (
          <li key={one}>
            <Link to="/app/settings" hash={CHAPTER_OF[one]} resetScroll={false} className={buttonLook()}>
              {LEFT_WORDS[one]}
            </Link>
          </li>
        ))}
      </ul>
      {!isMediatorAlone && (
        <Link to="/app/start" className={linkLook}>
          {leftMessages.askMe}
        </Link>
      )}
    </section>
  );
}

function ChapterRow({
  chapter,
  isHere,
  state,
}: {
  chapter: Chapter;
  isHere: boolean;
  state: ChapterState | undefined;
}) {
  const text = (
    <>
      <span className={cx("shrink-0", isHere ? "md:font-[550]" : "", "max-md:font-[550]")}>{chapter.title}</span>
      <span className={cx("min-w-0 flex-1 truncate text-right text-fine", !state?.isMissing && "text-quiet")}>
        {state?.isMissing && (
          <span aria-hidden className="mr-1.5 inline-block size-2 rounded-full bg-alert align-baseline" />
        )}
        {state?.words}
      </span>
      <ChevronRight aria-hidden className={cx("size-4 shrink-0 text-quiet", chapter.to === undefined && "md:hidden")} />
    </>
  );
  return (
    <li>
      {chapter.to === undefined ? (
        <Link
          to="/app/settings"
          hash={chapter.key}
          activeOptions={{ includeHash: true }}
          resetScroll={false}
          className={cx(CHAPTER_LOOK, isHere && "md:bg-act-pale")}
          aria-current={isHere ? "page" : undefined}
        >
          {text}
        </Link>
      ) : (
        <Link to={chapter.to} {...(HAS_OWN_PLACE.has(chapter.to) && { hash: FROM_SETTINGS })} className={CHAPTER_LOOK}>
          {text}
        </Link>
      )}
    </li>
  );
}

// Their way back leads to the settings only for whoever came from there.
const HAS_OWN_PLACE: ReadonlySet<string> = new Set(["/app/team", "/app/catalogue/templates"]);

// A phone has lines from edge to edge; a desktop a quiet menu.
const CHAPTER_LOOK = cx(
  "flex min-h-13 items-center gap-3 transition-colors duration-150 hover:bg-sunk",
  "focus-visible:relative focus-visible:z-10",
  "max-md:-mx-4 max-md:px-4 md:-mx-3 md:min-h-9 md:rounded-inner md:px-3",
);

// A form of more fields than a small desktop shows at once.
const MOST_IN_SIGHT = 5;
// On a desktop the button of a long form stays in sight, over the foot of its card.
const SAVE_BAR = cx(
  "md:sticky md:bottom-0 md:z-10 md:-mx-6 md:-mb-6 md:rounded-b-card md:border-t md:border-line md:bg-paper",
  "md:px-6 md:py-3",
);

const SHOWN_ON_A_SHEET = new Set<string>(["entreprise", "tva"]);
const WITH_SHEET = cx(
  "2xl:grid 2xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] 2xl:items-start 2xl:gap-8 beside-panel:block",
);

// On a desktop what a chapter changes of a document is seen under its form, or beside it on a wide one.
function WithSheet({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div className={WITH_SHEET}>
      <div className="flex flex-col gap-4">{children}</div>
      {isShown && (
        <div className="mt-4 max-md:hidden 2xl:sticky 2xl:top-4 2xl:mt-0">
          <PresentSheet />
        </div>
      )}
    </div>
  );
}

function ChapterContent({ chapter, isHere }: { chapter: (typeof CHAPTERS)[number]; isHere: boolean }): ReactNode {
  const { key, fields } = chapter;
  if (key === "logo")
    return (
      <WithSheet isShown={isHere}>
        <LogoCard />
      </WithSheet>
    );
  if (key === "presentation") return <StyleCard />;
  if (fields)
    return (
      <WithSheet isShown={isHere && SHOWN_ON_A_SHEET.has(key)}>
        <Card>
          <CompanyForm fields={fields} footLook={fields.length > MOST_IN_SIGHT ? SAVE_BAR : undefined} />
        </Card>
        {key === "tva" && isHere && <PlannedRegime />}
      </WithSheet>
    );
  if (!isHere) return null;
  if (key === "numerotation") return <NumberingCard />;
  return (
    <Suspense fallback={<SheetSkeleton />}>
      <Security />
    </Suspense>
  );
}
