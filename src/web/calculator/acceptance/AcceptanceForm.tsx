import type { ComponentProps, ReactNode } from "react";
import type { AcceptanceWords } from "#content/calculator/acceptance.ts";
import type { SheetWords } from "#content/calculator/sheet.ts";
import { measureOf, withSigns } from "#content/figures/test-units.ts";
import { fill } from "#content/fill.ts";
import { jobFields, maxJobTextLength } from "#documents/sheet/job.ts";
import type { Locale } from "#domain/locale.ts";
import { curvesKey, testMethods } from "#engine/acceptance/acceptance-query.ts";
import { fanDrafts } from "#engine/acceptance/test-point.ts";
import { dutyFields } from "#engine/duty/duty.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { keysOf } from "#engine/inputs/input.ts";
import {
  agreedInputs,
  contractInputs,
  instrumentInputs,
  maxFormPoints,
  pointInputs,
} from "#engine/inputs/test-inputs.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { controlClass } from "#web/ui/fields/Field.tsx";
import { CurvesPart } from "./CurvesPart.tsx";
import { InTestUnits, inEachUnit } from "./InTestUnits.tsx";

interface AcceptanceFormProps {
  locale: Locale;
  words: AcceptanceWords["form"];
  job: SheetWords["job"];
  action: string;
  values: Record<string, string>;
  wrong: readonly string[];
  /** Query of the address, and the address of the page with the example. */
  search: string;
  sample: string;
}

/** Inputs of a thermal test. The form is sent to its own page, which goes on to an address that holds the test. */
export function AcceptanceForm(props: AcceptanceFormProps) {
  const { locale, words, job, action, values, wrong, search, sample } = props;
  const box = (name: string, label: string) => (
    <Box
      key={name}
      name={name}
      label={label}
      value={values[name]}
      {...numberBox}
      {...(wrong.includes(name) ? wrongBox : {})}
    />
  );
  const { sold: contract, design, columns, instruments, agreed, curves } = words;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate
      className="grid grid-cols-1 gap-10 print:hidden"
    >
      <Part title={contract.title} note={contract.note}>
        <p className="mb-3 font-semibold text-compact">{design}</p>
        <div className={rowClass}>
          {dutyFields.map((field) => box(dutyInputs[field].key, columns[dutyInputs[field].key]))}
        </div>
        <div className={`mt-5 ${rowClass}`}>
          {box(contractInputs.crt.key, contract.crt)}
          {box(contractInputs.designKilowatts.key, contract.designKilowatts)}
          {box(contractInputs.designLg.key, contract.designLg)}
          {box(contractInputs.height.key, contract.height)}
          <Choice
            name="draft"
            label={contract.draft.label}
            value={values.draft}
            options={fanDrafts.map((draft) => [draft, contract.draft[draft]])}
          />
        </div>
      </Part>
      <PointsPart words={words} box={box} />
      <Part title={instruments.title} note={instruments.note}>
        <div className={rowClass}>
          {keysOf(instrumentInputs).map((name) => box(`i-${name}`, instruments[name]))}
        </div>
      </Part>
      <Part title={agreed.title} note={agreed.note}>
        <div className={rowClass}>{keysOf(agreedInputs).map((name) => box(`a-${name}`, agreed[name]))}</div>
      </Part>
      <Part title={curves.title} note={curves.note}>
        <CurvesPart
          locale={locale}
          words={curves}
          value={values[curvesKey]}
          search={search}
          sample={sample}
          isWrong={wrong.includes(curvesKey)}
        />
      </Part>
      <JobPart words={job} values={values} />
      <SubmitPart words={words} values={values} action={action} />
    </form>
  );
}

interface PointsPartProps {
  words: AcceptanceWords["form"];
  box: (name: string, label: string) => ReactNode;
}

function PointsPart({ words: { points, columns }, box }: PointsPartProps) {
  return (
    <Part title={points.title} note={points.note}>
      {Array.from({ length: maxFormPoints }, (_, index) => index + 1).map((number) => (
        <fieldset key={number} className="mb-5">
          <legend className="mb-2 font-semibold text-compact">{fill(points.name, { number })}</legend>
          <div className={rowClass}>
            {keysOf(pointInputs).map((column) => box(`p${number}-${column}`, columns[column]))}
          </div>
        </fieldset>
      ))}
    </Part>
  );
}

function SubmitPart({ words, values, action }: Pick<AcceptanceFormProps, "words" | "values" | "action">) {
  const { pass, curves } = words;
  return (
    <div className="flex flex-wrap items-end gap-6 border-line border-t pt-6">
      <Choice
        name="method"
        label={curves.method.label}
        value={values.method}
        options={testMethods.map((method) => [method, curves.method[method]])}
      />
      <Choice
        name="pass"
        label={pass.label}
        value={values.pass}
        options={[
          ["100", pass.hundred],
          ["95", pass.tolerance],
        ]}
      />
      <button type="submit" className={buttonClass("primary", "max-sm:w-full")}>
        {words.submit}
      </button>
      <a href={action} data-clear className="text-link inline-flex min-h-11 items-center">
        {words.clear}
      </a>
    </div>
  );
}

const rowClass = "grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3 lg:grid-cols-6";

function JobPart({ words, values }: { words: SheetWords["job"]; values: Record<string, string> }) {
  return (
    <Part title={words.title}>
      <div className={rowClass}>
        {jobFields.map((name) => (
          <Box
            key={name}
            name={name}
            label={words.fields[name]}
            value={values[name]}
            maxLength={maxJobTextLength}
            className="px-3"
          />
        ))}
      </div>
    </Part>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | undefined;
  /** Values and their texts, the default first. */
  options: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1 block text-note text-muted">
        {label}
      </label>
      <select
        id={name}
        name={name}
        defaultValue={value ?? options[0]?.[0]}
        className={`${controlClass} px-3`}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line border-t pt-6">
      <legend className="float-left w-full font-bold text-title-l">{title}</legend>
      <p className="clear-both max-w-[52em] pt-2 pb-5 text-compact text-muted">{note}</p>
      {children}
    </fieldset>
  );
}

/** Properties of a number box beyond those of a text box, and of an invalid one. */
const numberBox = { inputMode: "decimal", className: "figures px-3 text-right font-semibold" } as const;
const wrongBox = { "aria-invalid": true, "aria-describedby": "test-problems" } as const;

interface BoxProps extends ComponentProps<"input"> {
  name: string;
  label: string;
  value: string | undefined;
}

function Box({ name, label, value, className, ...input }: BoxProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1 block text-note text-muted">
        <InTestUnits texts={inEachUnit((units) => withSigns(label, units))} />
      </label>
      <input
        id={name}
        name={name}
        type="text"
        // A box restored by the browser would be in an unknown unit.
        autoComplete="off"
        data-measure={measureOf(name)}
        defaultValue={value}
        {...input}
        className={`${controlClass} ${className}`}
      />
    </div>
  );
}
