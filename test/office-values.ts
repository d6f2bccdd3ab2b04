import { sampleProgress } from "./sample-reports.ts";
import { SIGNING_VALUES } from "./signing-values.ts";

const NUMBERING = { prefix: "FAC-", hasYear: true, digits: 4, firstNumber: 1 };

const DAYS = { firstDay: "2026-11-24", lastDay: "2026-11-26" };
const ORDERED_TASKS = ["t1", "t2"].map((id) => ({ id, section: "", isDone: false, ...DAYS }));

/**
 * What is given for the numbering of documents, what is held of a customer and a company to be erased, what customers
 * answer, and what a list of prices holds.
 */
export const OFFICE_VALUES = {
  "readonly PastedSection[]": [{ label: "Plomberie", rowIds: ["row-1"] }],
  "readonly FoundProject[]": [
    { id: "p1", name: "Cuisine", client_info: { company: "", first_name: "Claire", last_name: "Roux", email: "" } },
  ],
  "{ project: DaySpan; closures: readonly Closure[] }": { project: DAYS, closures: [] },
  'Pick<DayLoad<StaffedWork>, "date" | "minutes">': { date: DAYS.firstDay, minutes: 60 },
  "DayRoom | null": { date: DAYS.firstDay, isWhole: false, freeMinutes: 60 },
  "readonly Task[]": ORDERED_TASKS,
  "readonly OrderedTask[]": ORDERED_TASKS,
  Turn: { state: {}, messages: [], effects: [] },
  "QuoteCard | null": null,
  AskedQuote: {
    rows: [
      { id: "a", label: "Pose", quantity: "1", unit: "u", unitPrice: "10", vatBasisPoints: 2000, vatReason: null },
    ],
    discount: "",
    deposit: null,
    regime: "standard",
    totalsOf: () => ({ linesCents: 1000, netCents: 1000, vatCents: 200, grossCents: 1200 }),
  },
  Prices: "gross",
  Columns: { from: 0, to: 1 },
  "readonly StaffedWork[]": [],
  "readonly CalendarDate[]": ["2026-11-24"],
  'Pick<Task, "done"> & WhoTicked': {
    done: true,
    doneBy: "zoe",
    doneAt: new Date("2026-11-24T13:05:00Z"),
    tickedAt: null,
  },
  "readonly [number, number]": [0, 4],
  TickMoments: { doneAt: new Date("2026-11-24T13:05:00Z"), tickedAt: null },
  KnownSeries: { numbering: NUMBERING, last: { year: 2026, rank: 12 }, copyYear: 2026 },
  'Pick<Closure, "label">': { label: "Congés" },
  SaidWork: {
    amounts: { lines: [{ value: { label: "sa cuisine dépose", quantity: 1, unit: "flat" }, at: [0, 9] }] },
  },
  "Intent | null": "quote",
  "NextOrder[]": [],
  "[number, number]": [0, 10_000],
  NoticeKind: "legal",
  'Pick<Closure, "firstDay" | "lastDay">': { firstDay: "2026-08-03", lastDay: "2026-08-21" },
  SaidElsewhere: {},
  Measure: { from: 1, to: 2, isUsable: true, isWord: false, kind: "bare", value: 4 },
  SenderRecords: { texts: [], spfNames: [], dmarcTexts: [], hasDkim: null },
  "readonly DayLoad<Work>[]": [],
  WorkingTime: { minutesADay: 420, closures: [], absences: [] },
  "readonly Work[]": [],
  Work: {
    id: "w1",
    firstDay: "2026-11-23",
    lastDay: "2026-11-24",
    hours: 10,
    people: ["zoe"],
    left: null,
    isOver: false,
  },
  "WorkingTime & { from: CalendarDate }": { minutesADay: 420, closures: [], absences: [], from: "2026-11-23" },
  SaidQuote: { rows: [], discount: "", note: "" },
  "readonly Slot<SaidLine>[]": [
    { value: { label: "refonte", quantity: 12, unit: "day", unitPriceEuros: 450 }, at: [0, 8] },
    { value: { label: "maquettes", quantity: 2, unit: "day", unitPriceEuros: null }, at: [8_000, 8_010] },
    { value: { label: "pages", quantity: 10, unit: "day", unitPriceEuros: null }, at: [9_000, 9_010] },
  ],
  "WorkingTime & { today: CalendarDate }": { minutesADay: 420, closures: [], absences: [], today: "2026-11-21" },
  "readonly SectionProgress[]": [{ sectionId: "a", basisPoints: 5_000 }],
  TemplateStringsArray: Object.assign(["(", ")"], { raw: ["(", ")"] }),
  Absence: { userId: "zoe", firstDay: "2026-08-03", lastDay: "2026-08-21", label: "Congés" },
  "readonly Absence[]": [{ userId: "zoe", firstDay: "2026-08-03", lastDay: "2026-08-21", label: "Congés" }],
  'Pick<ItemLine, "label" | "nature">': { label: "", nature: "service" },
  StarterCatalog: { id: "plumber", sections: [] },
  StarterId: "plumber",
  ...SIGNING_VALUES,
  "readonly KnownNumber[]": [{ number: "VOLT-00107", kind: "quote" }],
  ReportContent: sampleProgress(),
  KnownReason: "email",
  'Customer["kind"] | null': "person",
  'readonly (Field | "")[]': ["label"],
  "readonly PriceColumn[]": ["label"],
  "readonly OptionMark[]": [{ at: [0, 8], isBefore: true, isOfAll: false }],
  ImportedItem: { label: "Tube", reference: "CU14", supplier: "" },
  FileOptions: { supplier: "", coefficientE4: null },
  Numbering: NUMBERING,
  Numberings: { quote: NUMBERING, invoice: NUMBERING, credit_note: NUMBERING },
  HeldCounts: { project_count: 1, document_count: 2 },
  "readonly Closure[]": [{ firstDay: "2026-08-03", lastDay: "2026-08-21", label: "Congés" }],
  ProjectEvent: "paid",
  AccountEvent: "paid",
  "readonly ImportColumn[]": ["full_name"],
  "readonly Teammate[]": [{ userId: "zoe", role: "owner" }],
  "readonly DayLoad<StaffedWork>[]": [{ date: "2026-11-23", works: [], minutes: 480 }],
  "{ minutesADay: number; absences: readonly Absence[]; shownDay: CalendarDate | null }": {
    minutesADay: 420,
    absences: [],
    shownDay: null,
  },
  'FlowState["pending"]': {
    about: "acceptance",
    message: { type: "choice", content: "", options: [{ label: "Oui", value: "yes" }] },
  },
  "SaidDay | null": { date: DAYS.firstDay, words: "8 h sur 7 h" },
  FullDayFacts: { minutesADay: 420, closures: [], absences: [], today: "2026-11-21", aloneIds: [] },
  "readonly IssuedInvoice[]": [],
  WrittenNotes: { text: "Code 12B", sites: [] },
  CompanyToErase: { name: "Volt", ownerCount: 1, documentCount: 0, lastDocumentOn: null, hasFreshArchive: false },
};
