import { listWaitingActions } from "#api/assistant/actions.ts";
import { journalMessages } from "#domain/assistant/tools/journal.messages.ts";
import { auth, useSession } from "#web/auth/ground/session.tsx";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { Choice } from "#web/ui/choice.tsx";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Page } from "#web/ui/page.tsx";
import type { Theme } from "#web/ui/theme.ts";
import { chooseTheme, chosenTheme } from "#web/ui/theme.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { SignOutButton } from "./outbox/sign-out-button.tsx";
import { PLACE_WORDS, WORDS_ON_SITES } from "./place.messages.ts";
import { usePlaces } from "./places.ts";

const THEMES: readonly { value: Theme; label: string }[] = [
  { value: "auto", label: "Auto" },
  { value: "light", label: "Clair" },
  { value: "dark", label: "Sombre" },
];

/** The places that are not in the bar of a phone, or not in the rail of a wide screen, and the sign-out button. */
export default function MoreScreen() {
  const { user } = useSession();
  const navigate = useNavigate();
  const onPhone = useOnPhone();
  const isForSites = !useMay()("amounts");
  const places = usePlaces()
    .filter(({ icon }) => onPhone || !icon)
    .map((place) => ({ ...place, what: (isForSites && WORDS_ON_SITES[place.to]) || PLACE_WORDS[place.to] }));
  const waitingActions = useAnswer(listWaitingActions).data?.actions ?? [];
  const [theme, setTheme] = useState(chosenTheme);
  const leave = async () => {
    await auth.signOut({ scope: "local" });
    await navigate({ to: "/login", replace: true });
  };
  return (
    <Page title={onPhone ? "Plus" : "Compte"} isNarrow>
      <List>
        {places.map(
          ({ to, label, what }) =>
            what && (
              <li key={to}>
                <Link to={to} className={rowLook}>
                  <RowText
                    what={label}
                    who={to === "/app/actions" ? journalMessages.placeWith(waitingActions.length) : what}
                  />
                  <ChevronRight aria-hidden className="size-5 text-quiet" />
                </Link>
              </li>
            ),
        )}
      </List>
      <div className="mt-6">
        <Choice
          label="Apparence"
          options={THEMES}
          value={theme}
          onChange={(value) => {
            setTheme(value);
            chooseTheme(value);
          }}
        />
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="min-w-0 truncate text-quiet">Connecté : {user?.email || user?.phone}</p>
        <SignOutButton leave={leave} />
      </div>
    </Page>
  );
}
