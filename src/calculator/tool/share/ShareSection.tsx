import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { otherLocales } from "#domain/locale.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { controlClass } from "#web/ui/fields/Field.tsx";
import { DesignSection } from "../../ui/DesignSection.tsx";
import type { SectionProps } from "../../ui/section-props.ts";
import { dutyAddresses, jobFields, jobIn, longestJobText } from "../../words/addresses.ts";
import type { ShareWords } from "../../words/tool.ts";
import { AddressBox } from "./AddressBox.tsx";

/** What to do with a result: pass its address on, keep it on paper, ask for a quotation. */
export function ShareSection({ locale, words, duty }: SectionProps<ShareWords>) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const { calculator, sheet, pdf, quotation } = dutyAddresses(locale, duty, jobIn(typed));
  return (
    <DesignSection id="share" title={words.title} lead={words.lead}>
      <AddressBox key={calculator} words={words} path={calculator} />
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <h4 className="font-semibold text-lg">{words.sheet.title}</h4>
          <p className="mt-1 text-compact text-muted">{words.sheet.text}</p>
          <fieldset className="mt-4">
            <legend className="mb-2 font-semibold text-compact">{words.job.title}</legend>
            <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
              {jobFields.map((field) => (
                <label key={field} className="text-note text-muted">
                  {words.job.fields[field]}
                  <input
                    value={typed.get(field) ?? ""}
                    maxLength={longestJobText}
                    autoComplete="off"
                    onChange={({ currentTarget }) =>
                      setTyped(new Map([...typed, [field, currentTarget.value]]))
                    }
                    className={`${controlClass} px-3 text-ink`}
                  />
                </label>
              ))}
            </div>
          </fieldset>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <a href={sheet} target="_blank" rel="noopener" className={buttonClass("secondary")}>
              <Printer aria-hidden="true" className="size-4.5" />
              {words.sheet.print}
            </a>
            <a href={pdf[locale]} download className={buttonClass("secondary")}>
              <Download aria-hidden="true" className="size-4.5" />
              {words.sheet.pdf}
            </a>
            {otherLocales(locale).map((other) => (
              <a
                key={other}
                href={pdf[other]}
                download
                className="px-2 py-3 text-compact text-action underline underline-offset-4"
              >
                {words.sheet.otherPdf[other]}
              </a>
            ))}
          </div>
        </div>
        <div>
          <h4 className="font-semibold text-lg">{words.quotation.title}</h4>
          <p className="mt-1 text-compact text-muted">{words.quotation.text}</p>
          <a href={quotation} className={buttonClass("primary", "mt-4 max-sm:w-full")}>
            {words.quotation.button}
          </a>
        </div>
      </div>
    </DesignSection>
  );
}
