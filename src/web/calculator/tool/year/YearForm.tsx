import { boxLimits, boxUnit, limitTexts } from "#content/figures/box-units.ts";
import { quantityText, volumeSigns } from "#content/figures/measures.ts";
import { fill } from "#content/fill.ts";
import { weatherPlaces } from "#content/places/weather-station.ts";
import { customStation } from "#documents/sheet/plan/planned-year.ts";
import { type Quantity, quantityNames } from "#engine/inputs/input.ts";
import { operationInputs, shareInput } from "#engine/inputs/year-inputs.ts";
import { fanControls } from "#engine/year/fan.ts";
import { loadKinds } from "#engine/year/load.ts";
import type { Weather } from "#engine/year/weather.ts";
import { controlClass } from "#web/ui/fields/Field.tsx";
import { ChoiceBox } from "../../ui/ChoiceBox.tsx";
import { NumberBox } from "../../ui/NumberBox.tsx";
import { Segments } from "../../ui/Segments.tsx";
import { WeatherFile } from "./WeatherFile.tsx";
import {
  operationBoxes,
  type TypedYear,
  type YearBox,
  type YearEntry,
  type YearField,
  yearBoxes,
} from "./year-entry.ts";
import type { YearToolProps } from "./year-props.ts";

interface YearFormProps extends YearToolProps {
  entry: YearEntry;
  wrong: readonly YearField[];
  weather: Weather | undefined;
  customWeather: Weather | undefined;
  onCustomWeather: (weather: Weather) => void;
  onEntry: (part: TypedYear) => void;
}

/** Weather, load and water at the left, both choices and prices at the right. */
export function YearForm(props: YearFormProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[5fr_7fr] print:grid-cols-2">
      <div className="grid content-start gap-y-5">
        <StationChoice {...props} />
        <WeatherFile
          words={props.words.inputs.file}
          elevation={props.duty.height ?? 0}
          onWeather={props.onCustomWeather}
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

function StationChoice({ locale, words, units, entry, weather, customWeather, onEntry }: YearFormProps) {
  const { place, placeHint } = words.inputs;
  return (
    <ChoiceBox
      label={place}
      value={entry.station}
      onChange={(station) => onEntry({ station })}
      hint={
        weather &&
        fill(placeHint, { source: weather.source, height: quantityText(weather.height, "height", units) })
      }
    >
      {entry.station === "" && <option value="">{words.inputs.choose}</option>}
      {weatherPlaces.map(({ station, name }) => (
        <option key={station} value={station}>
          {name[locale]}
        </option>
      ))}
      {customWeather && <option value={customStation}>{customWeather.source}</option>}
    </ChoiceBox>
  );
}

function LoadChoice(props: YearFormProps) {
  const { words, entry, onEntry } = props;
  const { load, shares } = words.inputs;
  const { loads } = words;
  return (
    <>
      <Segments
        label={load}
        options={loadKinds.map((value) => ({
          value,
          label: loads[value],
        }))}
        value={entry.load}
        onChange={(kind) => onEntry({ load: kind })}
      />
      {entry.load === "air-conditioning" && (
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <Box {...props} field="offBelow" />
          <Box {...props} field="fullAt" />
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
                  className={`${controlClass} figures px-2 text-right font-semibold text-ink print:border-0`}
                />
              </label>
            ))}
          </div>
          {props.wrong.includes("shares") && (
            <p role="alert" className="mt-1 text-compact text-danger">
              {fill(words.inputs.outside, limitTexts(shareInput))}
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}

function TowerBoxes({ words, entry, wrong, onEntry }: YearFormProps) {
  const { towers, controls, inputs } = words;
  const change = (index: 0 | 1, part: Partial<YearEntry["towers"][0]>) =>
    onEntry({ towers: index === 0 ? [part, {}] : [{}, part] });
  return (
    <fieldset className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <legend className="sr-only">{towers.caption}</legend>
      {([0, 1] as const).map((index) => {
        const name = towers.names[index] ?? "";
        const tower = entry.towers[index];
        return (
          <div key={name} className="grid content-start gap-y-4">
            <NumberBox
              words={{ ...towers.crt, label: fill(towers.crt.label, { name }) }}
              unit={towers.crt.unit}
              value={tower.crt}
              limits={limitTexts(operationInputs.crt)}
              isWrong={wrong.includes(index === 0 ? "crt0" : "crt1")}
              outside={inputs.outside}
              step={10}
              onChange={(crt) => change(index, { crt })}
            />
            <NumberBox
              words={{ ...towers.fan, label: fill(towers.fan.label, { name }) }}
              unit={towers.fan.unit}
              value={tower.fanKilowatts}
              limits={limitTexts(operationInputs.fanKilowatts)}
              isWrong={wrong.includes(index === 0 ? "fan0" : "fan1")}
              outside={inputs.outside}
              step={1}
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
  return (
    <div className={pairClass}>
      {quantityNames(operationBoxes).map((field) => (
        <Box key={field} {...props} field={field} />
      ))}
    </div>
  );
}

function PriceBoxes(props: YearFormProps) {
  const { electricity, water, extra } = props.words.inputs;
  return (
    <div className={pairClass}>
      <Box {...props} field="electricity" unit={electricity.unit} />
      <Box {...props} field="water" unit={water.units[volumeSigns[props.units.flow]]} />
      <Box {...props} field="extra" unit={extra.unit} />
    </div>
  );
}

const pairClass = "grid gap-x-6 gap-y-5 sm:grid-cols-2";

interface BoxProps extends YearFormProps {
  field: YearBox;
  unit?: string;
}

function Box({ words, units, entry, wrong, onEntry, field, unit }: BoxProps) {
  const quantity: Quantity = yearBoxes[field];
  return (
    <NumberBox
      words={words.inputs[field]}
      unit={unit ?? boxUnit(quantity.measure, units).sign}
      value={entry[field]}
      limits={limitTexts(boxLimits(quantity, units))}
      isWrong={wrong.includes(field)}
      outside={words.inputs.outside}
      step={1}
      onChange={(text) => onEntry({ [field]: text })}
    />
  );
}
