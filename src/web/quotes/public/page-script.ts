import "./page.css";
import { noteVisit, sendFormsOnce, showFault } from "#web/documents/public/page-acts.ts";
import { followOptions } from "./live-options.ts";
import { sayOwnSentences } from "./own-sentences.ts";
import { followPlaces } from "./places-in-sight.ts";
import { openPad } from "./signature-pad.ts";

// What the page of a quote does better with a script: the total follows at once, the signature is drawn, the seller
// hears that the quote was looked at. Without it, all is still read and answered by plain forms.

document.documentElement.dataset.script = "";
sendFormsOnce();
noteVisit();
followOptions();
sayOwnSentences();
followPlaces();
openPad();
showFault();
