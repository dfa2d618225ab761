import type { SoundWords } from "#content/calculator/sound/sound.ts";
import { lowNoiseText } from "#content/details/low-noise.ts";
import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import type { OfferedSound } from "#documents/sound/offered-sound.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { soundAirs } from "#engine/sound/air-absorption.ts";
import { lawSources, soundAreas } from "#engine/sound/law.ts";
import { octaveBands } from "#engine/sound/octave-bands.ts";
import { type SoundProblem, soundGrounds, soundSides, wallPrefixes } from "#engine/sound/sound-query.ts";
import { wallPlaces } from "#engine/sound/wall.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { type FormState, formFields, Part } from "./form-fields.tsx";
import { problemTexts } from "./problem-texts.ts";

interface SoundFormProps {
  locale: Locale;
  text: SoundWords["form"];
  problems: readonly SoundProblem[];
  /** Texts of the boxes, by key. */
  values: Readonly<Record<string, string>>;
  /** Selection, in hidden inputs. */
  hidden: readonly (readonly [name: string, value: string])[];
  offered: OfferedSound;
}

/** Form for towers and receiver; it works without script. */
export function SoundForm({ locale, text, problems, values, hidden, offered }: SoundFormProps) {
  const action = pathIn(locale, paths.sound);
  const state: FormState = { values, problems: problemTexts(text.problems, problems) };
  const parts = { text, state };
  return (
    <form
      method="get"
      action={action}
      aria-label={text.title}
      noValidate
      className="grid grid-cols-1 gap-8 print:hidden"
    >
      {problems.length > 0 && (
        <p
          role="alert"
          className="rounded-button border border-danger bg-danger-soft px-5 py-4 font-semibold"
        >
          {text.problems.title}
        </p>
      )}
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SourcePart {...parts} locale={locale} offered={offered} />
      <ReceiverPart {...parts} />
      <div>
        <BandsPart {...parts} />
        <ScreenPart {...parts} />
        {wallPrefixes.map((prefix, index) => (
          <WallPart key={prefix} {...parts} prefix={prefix} number={index + 1} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <button type="submit" className={buttonClass("primary", "max-sm:w-full")}>
          {text.submit}
        </button>
        <a href={action} className="inline-flex min-h-11 items-center text-link">
          {text.clear}
        </a>
      </div>
    </form>
  );
}

interface PartProps {
  text: SoundWords["form"];
  state: FormState;
}

function SourcePart({
  text: { source: words, sides },
  state,
  locale,
  offered,
}: PartProps & { locale: Locale; offered: OfferedSound }) {
  const { row, box, choice } = formFields(state);
  return (
    <Part title={words.title} note={words.heightNote}>
      <div className={`${row} lg:grid-cols-4`}>
        {choice("tower", words.tower, [
          { value: "", text: words.typed },
          ...offered.series.map(({ name, models }) => ({
            group: name,
            options: models.map((model) => ({
              value: model.name,
              text: model.hasNoSoundData ? fill(words.silent, { model: model.name }) : model.name,
            })),
          })),
        ])}
        {choice("lownoise", words.option, [
          { value: "", text: words.standard },
          ...offered.options.map((kind) => ({ value: kind, text: lowNoiseText(locale, kind) })),
        ])}
        {box("n", words.count)}
        {choice(
          "side",
          words.side,
          soundSides.map((side) => ({ value: side, text: sides[side] })),
          "",
        )}
        {box("dc", words.directivity)}
        {box("hs", words.height)}
        {box("day", words.day)}
        {box("night", words.night)}
      </div>
    </Part>
  );
}

function ReceiverPart({ text: { receiver: words, grounds, areas, premises }, state }: PartProps) {
  const { row, box, choice } = formFields(state);
  const groundNames = Object.keys(soundGrounds) as (keyof typeof soundGrounds)[];
  const sources = ["other", ...lawSources.filter((each) => each !== "other")] as const;
  return (
    <Part title={words.title}>
      <div className={`${row} lg:grid-cols-4`}>
        {box("at", words.distance, { required: true })}
        {box("hr", words.height)}
        {choice(
          "ground",
          words.ground,
          groundNames.map((ground) => ({ value: ground, text: grounds[ground] })),
        )}
        {choice(
          "air",
          words.air,
          soundAirs.map((air) => ({ value: air, text: air.replace("/", " °C, ").concat("%") })),
        )}
        {choice(
          "zone",
          words.area,
          soundAreas.map((area) => ({ value: area, text: areas[area] })),
          "col-span-2",
        )}
        {choice(
          "premises",
          words.premises,
          sources.map((source) => ({ value: source, text: premises[source] })),
          "col-span-2",
        )}
        {box("limit", words.limit)}
        {box("nlimit", words.nightLimit)}
      </div>
    </Part>
  );
}

function BandsPart({ text: { bands: words }, state }: PartProps) {
  const { row, box, isFilled } = formFields(state);
  const keys = octaveBands.map((frequency) => `w${frequency}`);
  return (
    <Part title={words.title} note={words.note} isFolded isOpen={isFilled(...keys) || !state.values.tower}>
      <div className={`${row} sm:grid-cols-4`}>
        {octaveBands.map((frequency) => box(`w${frequency}`, fill(words.band, { frequency })))}
      </div>
    </Part>
  );
}

function ScreenPart({ text: { screen: words }, state }: PartProps) {
  const { row, box, isFilled, isWrong } = formFields(state);
  return (
    <Part
      title={words.title}
      note={words.note}
      isFolded
      isOpen={isFilled("screen", "screenat") || isWrong("screen")}
    >
      <div className={`${row} lg:grid-cols-4`}>
        {box("screen", words.height)}
        {box("screenat", words.at)}
        {box("screendepth", words.depth)}
      </div>
    </Part>
  );
}

function WallPart({
  text: { wall: words },
  state,
  prefix,
  number,
}: PartProps & { prefix: string; number: number }) {
  const { row, box, choice, isFilled, isWrong } = formFields(state);
  return (
    <Part
      title={fill(words.title, { number })}
      note={words.note}
      isFolded
      isOpen={isFilled(`${prefix}wall`, `${prefix}wallat`, `${prefix}wallwidth`) || isWrong(prefix)}
    >
      <div className={`${row} lg:grid-cols-4`}>
        {choice(`${prefix}wall`, words.place, [
          { value: "", text: words.none },
          ...wallPlaces.map((place) => ({ value: place, text: words[place] })),
        ])}
        {box(`${prefix}wallat`, words.at)}
        {box(`${prefix}wallwidth`, words.width)}
        {box(`${prefix}wallr`, words.reflection)}
        {box(`${prefix}walldc`, words.directivity)}
      </div>
    </Part>
  );
}
