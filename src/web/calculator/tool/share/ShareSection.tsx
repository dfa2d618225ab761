import { useState } from "react";
import type { ShareWords } from "#content/calculator/tool.ts";
import { selectionAddresses } from "#documents/selection/addresses.ts";
import { type SelectionTexts, withPlan } from "#documents/selection/selection-texts.ts";
import { jobFields, jobIn, maxJobTextLength, type SheetJob } from "#documents/sheet/job.ts";
import { type Plan, planTexts } from "#documents/sheet/plan/plan.ts";
import { yearTexts } from "#documents/sheet/plan/planned-year.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { controlClass } from "#web/ui/fields/Field.tsx";
import { Printer } from "../../../ui/icons/visitor-icons.ts";
import { DesignSection } from "../../ui/DesignSection.tsx";
import type { SectionProps } from "../../ui/section-props.ts";
import { AddressBox } from "./AddressBox.tsx";
import { changedPlan, type PlanPart, planParts, planWith } from "./available-plan.ts";
import { PdfLinks } from "./PdfLinks.tsx";

interface ShareSectionProps extends SectionProps<ShareWords> {
  /** Choices of the design tool, and the selection that they belong to. */
  plan: Plan;
  selection: SelectionTexts;
  /** Called with the typed job, which the selection then has. */
  onJob: (job: SheetJob) => void;
}

/** Actions on a result: share its address, print it, get a quote. */
export function ShareSection({ locale, words, plan, selection, onJob }: ShareSectionProps) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(() => jobTexts(selection));
  // The water always has values; by default it is on the sheet only if the address holds it.
  const [omitted, setOmitted] = useState<readonly PlanPart[]>(
    selection.cycles === undefined ? ["water"] : [],
  );
  const offered = planParts.filter((part) => plan[part] !== undefined);
  const wanted = offered.filter((part) => !omitted.includes(part));
  const onSheet = planWith(plan, wanted);
  const { sheet, pdf } = selectionAddresses(locale, withPlan(selection, planTexts(onSheet)));
  const { calculator, inquiry } = selectionAddresses(
    locale,
    withPlan(selection, planTexts(changedPlan(plan))),
  );
  function enterJob(job: ReadonlyMap<string, string>): void {
    setTyped(job);
    onJob(jobIn(job));
  }
  return (
    <DesignSection id="share" title={words.title} figure={words.file} lead={words.lead}>
      <AddressBox key={calculator} words={words} path={calculator} />
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <h4 className="font-semibold text-lg">{words.sheet.title}</h4>
          <p className="mt-1 text-compact text-muted">{words.sheet.text}</p>
          <JobBoxes words={words.job} typed={typed} onTyped={enterJob} />
          <PlanBoxes words={words.plan} offered={offered} omitted={omitted} onOmit={setOmitted} />
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <a href={sheet} target="_blank" rel="noopener" className={buttonClass("secondary")}>
              <Printer className="size-4.5" />
              {words.sheet.print}
            </a>
            <PdfLinks
              locale={locale}
              words={words.sheet}
              pdf={pdf}
              weather={onSheet.year?.weather}
              year={onSheet.year ? yearTexts(onSheet.year, onSheet.water) : {}}
            />
          </div>
        </div>
        <div>
          <h4 className="font-semibold text-lg">{words.quotation.title}</h4>
          <p className="mt-1 text-compact text-muted">{words.quotation.text}</p>
          <a href={inquiry} className={buttonClass("primary", "mt-4 max-sm:w-full")}>
            {words.quotation.button}
          </a>
        </div>
      </div>
    </DesignSection>
  );
}

function jobTexts(selection: SelectionTexts): ReadonlyMap<string, string> {
  return new Map(
    jobFields.map((field) => [field, (field === "project" ? selection.jobTitle : selection[field]) ?? ""]),
  );
}

interface JobBoxesProps {
  words: ShareWords["job"];
  typed: ReadonlyMap<string, string>;
  onTyped: (typed: ReadonlyMap<string, string>) => void;
}

function JobBoxes({ words, typed, onTyped }: JobBoxesProps) {
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 font-semibold text-compact">{words.title}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        {jobFields.map((field) => (
          <label key={field} className="text-note text-muted">
            {words.fields[field]}
            <input
              value={typed.get(field) ?? ""}
              maxLength={maxJobTextLength}
              autoComplete="off"
              onChange={({ currentTarget }) => onTyped(new Map([...typed, [field, currentTarget.value]]))}
              className={`${controlClass} px-3 text-ink`}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PlanBoxesProps {
  words: ShareWords["plan"];
  offered: readonly PlanPart[];
  omitted: readonly PlanPart[];
  onOmit: (parts: readonly PlanPart[]) => void;
}

function PlanBoxes({ words, offered, omitted, onOmit }: PlanBoxesProps) {
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold text-compact">{words.title}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {offered.map((part) => (
          <label key={part} className="flex min-h-11 items-center gap-2.5 text-compact">
            <input
              type="checkbox"
              checked={!omitted.includes(part)}
              onChange={({ currentTarget: { checked } }) =>
                onOmit(checked ? omitted.filter((each) => each !== part) : [...omitted, part])
              }
              className="size-4.5 accent-action"
            />
            {words.parts[part]}
          </label>
        ))}
      </div>
      <p className="text-note text-muted">{words.note}</p>
    </fieldset>
  );
}
