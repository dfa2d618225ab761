import { fill } from "#content/fill.ts";
import { optionsWithOwnFigures } from "#domain/products/options/product-options.ts";
import type { Clause } from "./clauses.ts";
import { dutyClauses } from "./duty-clauses.ts";
import { lowNoiseClauses, optionClauses } from "./option-clauses.ts";
import { type ClauseWords, clauseOf, hasStandby, type Specified } from "./specified.ts";

type SectionId = {
  [Name in keyof ClauseWords]: ClauseWords[Name] extends { title: string } ? Name : never;
}[keyof ClauseWords];

export interface Section {
  id: SectionId;
  clauses: readonly Clause[];
}

/** The sections of a text in their order; those about which nothing is known have no clause. */
export function sectionsOf(words: ClauseWords, specified: Specified): Section[] {
  const fromRecord = (text: string, ...columns: Parameters<typeof clauseOf>[3]) =>
    clauseOf(words, specified, text, columns);
  return [
    { id: "scope", clauses: scopeClauses(words, specified) },
    { id: "duty", clauses: dutyClauses(words, specified) },
    { id: "construction", clauses: constructionClauses(words, specified) },
    { id: "drive", clauses: driveClauses(words, specified) },
    {
      id: "coil",
      clauses: [
        ...fromRecord(words.coil.lead, "coilFluid", "coilGlycol", "sprayPumps", "sprayPump", "sprayFlow"),
        ...fromRecord(words.coil.drop, "coilPressureDrop"),
      ],
    },
    { id: "sound", clauses: [...soundClauses(words, specified), { text: words.sound.site }] },
    { id: "drift", clauses: fromRecord(words.drift.lead, "driftRate") },
    { id: "water", clauses: waterClauses(words) },
    {
      id: "connections",
      clauses: [
        ...fromRecord(words.connections.lead, "connections"),
        ...fromRecord(words.connections.head, "pumpHead"),
      ],
    },
    {
      id: "loads",
      clauses: [
        ...fromRecord(
          words.loads.size,
          "length",
          "width",
          "height",
          "shippingWeight",
          "operatingWeight",
          "waterVolume",
        ),
        ...fromRecord(words.loads.supports, "supports"),
        ...fromRecord(words.loads.sections, "sections"),
      ],
    },
    ...siteSections(words, specified),
  ];
}

/** Sections that depend more on the project than on the record. */
function siteSections(words: ClauseWords, specified: Specified): Section[] {
  return [
    { id: "seismic", clauses: seismicClauses(words, specified) },
    { id: "tests", clauses: testClauses(words, specified) },
    { id: "documents", clauses: documentClauses(words) },
    { id: "warranty", clauses: [{ text: words.warranty.period }, { text: words.warranty.extent }] },
    {
      id: "options",
      clauses: [...optionClauses(words, specified), ...lowNoiseClauses(words, specified)],
    },
  ];
}

function scopeClauses({ scope, gap }: ClauseWords, specified: Specified): Clause[] {
  const { title, towers, options } = specified;
  const count = hasStandby(specified) ? scope.countWithStandby : scope.count;
  const own = optionsWithOwnFigures(options);
  // The version that the figures hold for, where there are others.
  const basis = options
    .filter(({ others }) => others.some((option) => option.hasOwnFigures))
    .map(({ subject, chosen }) => `${subject}: ${chosen.name}`);
  return [
    { text: fill(scope.text, { title }) },
    { text: fill(count, { count: towers ?? gap }) },
    ...(own.length > 0
      ? [{ text: fill(scope.ownFigures, { options: own.join(", ") }) }]
      : basis.length > 0
        ? [{ text: fill(scope.basis, { options: basis.join("; ") }) }]
        : []),
  ];
}

function constructionClauses(words: ClauseWords, specified: Specified): Clause[] {
  const { construction } = words;
  const { type, specifications } = specified.product;
  const items = [
    ...(type === null ? [] : [fill(construction.type, { type })]),
    ...(specifications === null ? [] : [fill(construction.specification, { specifications })]),
    ...specified.options.map(({ subject, chosen }) => `${subject}: ${chosen.name}`),
  ];
  return [
    ...(items.length === 0 ? [] : [{ text: construction.lead, items }]),
    ...clauseOf(words, specified, construction.materials, ["materials"]),
  ];
}

function driveClauses(words: ClauseWords, specified: Specified): Clause[] {
  const { drive } = words;
  const stated = [
    ...clauseOf(words, specified, drive.lead, [
      "fans",
      "motor",
      "motorClass",
      "voltage",
      "frequency",
      "airflow",
    ]),
    ...clauseOf(words, specified, drive.power, ["fanPower"]),
  ];
  return stated.length === 0 ? [] : [...stated, { text: drive.control }];
}

/** Sound of one tower by its record; none where that states no level. */
function soundClauses(words: ClauseWords, specified: Specified): Clause[] {
  const { full, half } = words.sound;
  return [
    ...clauseOf(words, specified, full, [
      "sound",
      "soundPower",
      "soundInlet",
      "soundBlind",
      "soundTop",
      "soundBands",
    ]),
    ...clauseOf(words, specified, half, [
      "soundPowerHalf",
      "soundInletHalf",
      "soundBlindHalf",
      "soundTopHalf",
      "soundBandsHalf",
    ]),
  ];
}

function waterClauses({ water }: ClauseWords): Clause[] {
  return [
    { text: water.lead, items: [water.ph, water.conductivity, water.cycles] },
    { text: water.treatment },
  ];
}

function seismicClauses({ seismic }: ClauseWords, { models }: Specified): Clause[] {
  const texts = [seismic.design, ...(models.length > 0 ? [seismic.note] : []), seismic.calculation];
  return texts.map((text) => ({ text }));
}

function testClauses(words: ClauseWords, specified: Specified): Clause[] {
  const { tests } = words;
  const isSoundStated = soundClauses(words, specified).length > 0;
  const texts = [
    tests.performance,
    tests.criterion,
    isSoundStated ? tests.sound : tests.soundAtSite,
    ...(specified.kind === "closed-circuit" ? [tests.leak] : []),
    tests.witness,
    tests.failure,
  ];
  return texts.map((text) => ({ text }));
}

function documentClauses({ documents }: ClauseWords): Clause[] {
  const { lead, approval, outline, motor, performance, tests, manual } = documents;
  return [{ text: lead, items: [approval, outline, motor, performance, tests, manual] }];
}
