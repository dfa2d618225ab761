import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { controlClass } from "#web/ui/fields/Field.tsx";
import { waterLimits } from "../../engine/design/water.ts";
import type { Limits } from "../../engine/duty/duty.ts";
import { fanControls, fanLimits } from "../../engine/year/fan.ts";
import type { Weather } from "../../engine/year/weather.ts";
import { yearLimits } from "../../engine/year/year-limits.ts";
import { temperatureSigns, told, volumeSigns } from "../../figures/measures.ts";
import { weatherPlaces } from "../../places/weather-station.ts";
import { ownStation } from "../../sheet/plan/planned-year.ts";
import { ChoiceBox } from "../../ui/ChoiceBox.tsx";
import { NumberBox } from "../../ui/NumberBox.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { WeatherFile } from "./WeatherFile.tsx";
import { limitsIn, percentOf, typedLimits, type YearEntry, type YearField } from "./year-entry.ts";
import type { YearToolProps } from "./year-props.ts";

interface YearFormProps extends YearToolProps {
  entry: YearEntry;
  wrong: readonly YearField[];
  weather: Weather | undefined;
  /** Weather from a file of the visitor. */
  own: Weather | undefined;
  onOwn: (weather: Weather) => void;
  onEntry: (part: Partial<YearEntry>) => void;
}

/** Weather, load and water at the left, the two choices and prices at the right. */
export function YearForm(props: YearFormProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[5fr_7fr]">
      <div className="grid content-start gap-y-5">
        <StationChoice {...props} />
        <WeatherFile
          words={props.words.inputs.file}
          height={props.duty.height ?? 0}
          onWeather={props.onOwn}
        />
        <LoadChoice {...props} />
        <OperationBoxes {...props} />
      </div>
      <div className="grid content-start gap-y-5">
        <TowerBoxes {...props} />
        <PriceBoxes {...props} />
      </div>
    </div>
  );
}

function StationChoice({ locale, words, units, entry, weather, own, onEntry }: YearFormProps) {
  const { place, placeHint } = words.inputs;
  return (
    <ChoiceBox
      label={place}
      value={entry.station}
      onChange={(station) => onEntry({ station })}
      hint={
        weather && fill(placeHint, { source: weather.source, height: told(weather.height, "height", units) })
      }
    >
      {entry.station === "" && <option value="">{words.inputs.choose}</option>}
      {weatherPlaces.map(({ station, name }) => (
        <option key={station} value={station}>
          {name[locale]}
        </option>
      ))}
      {own && <option value={ownStation}>{own.source}</option>}
    </ChoiceBox>
  );
}

function LoadChoice(props: YearFormProps) {
  const { words, units, entry, onEntry } = props;
  const { load, shares } = words.inputs;
  const { loads } = words;
  const unit = temperatureSigns[units.temperature];
  return (
    <>
      <Segments
        label={load}
        options={(["constant", "air-conditioning", "monthly"] as const).map((value) => ({
          value,
          label: loads[value],
        }))}
        value={entry.load}
        onChange={(kind) => onEntry({ load: kind })}
      />
      {entry.load === "air-conditioning" && (
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <Box
            {...props}
            field="offBelow"
            unit={unit}
            limits={limitsIn(typedLimits.wetBulb, units.temperature)}
          />
          <Box
            {...props}
            field="fullAt"
            unit={unit}
            limits={limitsIn(typedLimits.wetBulb, units.temperature)}
          />
        </div>
      )}
      {entry.load === "monthly" && (
        <fieldset>
          <legend className="mb-1.5 font-semibold text-compact">{shares}</legend>
          <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            {words.months.map((month, index) => (
              <label key={month} className="text-note text-muted">
                {month}
                <input
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  value={entry.shares[index]}
                  onChange={({ currentTarget }) =>
                    onEntry({ shares: entry.shares.with(index, currentTarget.value) })
                  }
                  className={`${controlClass} figures px-2 text-right font-semibold text-ink`}
                />
              </label>
            ))}
          </div>
          {props.wrong.includes("shares") && (
            <p role="alert" className="mt-1 text-compact text-danger">
              {fill(words.inputs.outside, { lowest: "0", highest: "100" })}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}

function TowerBoxes({ words, entry, wrong, onEntry }: YearFormProps) {
  const { towers, controls, inputs } = words;
  const outside = (field: YearField, limits: Limits) =>
    wrong.includes(field) ? fill(inputs.outside, textsOf(limits)) : undefined;
  const change = (index: 0 | 1, part: Partial<YearEntry["towers"][0]>) => {
    const [one, other] = entry.towers;
    onEntry({ towers: index === 0 ? [{ ...one, ...part }, other] : [one, { ...other, ...part }] });
  };
  return (
    <fieldset className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <legend className="sr-only">{towers.caption}</legend>
      {([0, 1] as const).map((index) => {
        const name = towers.names[index] ?? "";
        const tower = entry.towers[index];
        return (
          <div key={name} className="grid content-start gap-y-4">
            <NumberBox
              label={fill(towers.crt.label, { name })}
              unit={towers.crt.unit}
              hint={towers.crt.hint}
              value={tower.crt}
              step={10}
              error={outside(index === 0 ? "crt0" : "crt1", yearLimits.crt)}
              onChange={(crt) => change(index, { crt })}
            />
            <NumberBox
              label={fill(towers.fan.label, { name })}
              unit={towers.fan.unit}
              hint={towers.fan.hint}
              value={tower.fanKilowatts}
              step={1}
              error={outside(index === 0 ? "fan0" : "fan1", yearLimits.fanKilowatts)}
              onChange={(fanKilowatts) => change(index, { fanKilowatts })}
            />
            <ChoiceBox
              label={fill(towers.control, { name })}
              value={tower.control}
              onChange={(chosen) => {
                const control = fanControls.find((each) => each === chosen);
                if (control) change(index, { control });
              }}
            >
              {fanControls.map((control) => (
                <option key={control} value={control}>
                  {controls[control]}
                </option>
              ))}
            </ChoiceBox>
          </div>
        );
      })}
    </fieldset>
  );
}

function OperationBoxes(props: YearFormProps) {
  const { temperature } = props.units;
  const unit = temperatureSigns[temperature];
  return (
    <div className={pairClass}>
      <Box {...props} field="cold" unit={unit} limits={limitsIn(typedLimits.cold, temperature)} />
      <Box {...props} field="free" unit={unit} limits={limitsIn(typedLimits.free, temperature)} />
      <Box {...props} field="least" unit="%" limits={percentOf(fanLimits.least)} />
      <Box {...props} field="cycles" unit="" limits={waterLimits.cycles} />
    </div>
  );
}

function PriceBoxes(props: YearFormProps) {
  const { electricity, water, extra } = props.words.inputs;
  return (
    <div className={pairClass}>
      <Box {...props} field="electricity" unit={electricity.unit} limits={yearLimits.price} />
      <Box
        {...props}
        field="water"
        unit={water.units[volumeSigns[props.units.flow]]}
        limits={yearLimits.price}
      />
      <Box {...props} field="extra" unit={extra.unit} limits={{ lowest: 0, highest: 1e12 }} />
    </div>
  );
}

const pairClass = "grid gap-x-6 gap-y-5 sm:grid-cols-2";

interface BoxProps extends YearFormProps {
  field: "cold" | "free" | "least" | "cycles" | "electricity" | "water" | "extra" | "offBelow" | "fullAt";
  unit: string;
  limits: Limits;
}

function Box({ words, entry, wrong, onEntry, field, unit, limits }: BoxProps) {
  const { label, hint } = words.inputs[field];
  const texts = textsOf(limits);
  return (
    <NumberBox
      label={label}
      unit={unit}
      hint={fill(hint, texts)}
      value={entry[field]}
      step={1}
      error={wrong.includes(field) ? fill(words.inputs.outside, texts) : undefined}
      onChange={(text) => onEntry({ [field]: text })}
    />
  );
}

function textsOf({ lowest, highest }: Limits) {
  return { lowest: enteredFigure(lowest), highest: enteredFigure(highest) };
}
