import type { calculator } from "#content/calculator/calculator.ts";
import type { Locale } from "#domain/locale.ts";
import type { ArticleLink } from "#web/further-reading/article-links.ts";
import { ReadOn } from "#web/further-reading/ReadOn.tsx";
import { ChevronDown } from "../../ui/icons/visitor-icons.ts";
import { Symbols } from "../method/Symbols.tsx";
import { unbroken } from "../ui/unbroken.ts";

interface MethodProps {
  text: (typeof calculator)[Locale]["explanation"];
  /** Address of the acceptance test with the duty of the result. */
  acceptanceHref: string;
  /** Articles that explain the terms of the results. */
  relatedArticles: readonly ArticleLink[];
}

/** Summary of the method from heat rejected to final CRT in three steps, with its engineering basis. */
export function Method({ text, acceptanceHref, relatedArticles }: MethodProps) {
  const { stepsTitle, steps, method } = text;
  return (
    <section className="bg-mist print:bg-white">
      <details className="group page-width opens-in-print">
        <summary className="disclosure-line min-h-24 py-6 print:py-2">
          <h2 className="text-part">{stepsTitle}</h2>
          <span className="font-semibold text-compact text-navy">{steps.at(-1)?.formula}</span>
          <ChevronDown className="size-6 text-action transition-transform group-open:rotate-180 print:hidden" />
        </summary>
        <Steps steps={steps} />
        <div className="mt-14 grid break-inside-avoid gap-x-10 gap-y-4 border-line border-t pt-8 pb-16 lg:grid-cols-3 lg:pb-20 print:mt-4 print:pb-0">
          <h2 className="text-2xl">{method.title}</h2>
          <div className="grid gap-4 text-slate text-base lg:col-span-2">
            {method.text.map((paragraph) => (
              <p key={paragraph}>
                <Symbols text={paragraph} />
              </p>
            ))}
            <p>
              <a href={acceptanceHref} data-takes-selection="acceptance" className="text-link">
                {method.test}
              </a>
            </p>
            <ReadOn links={relatedArticles} />
          </div>
        </div>
      </details>
    </section>
  );
}

function Steps({ steps }: Pick<MethodProps["text"], "steps">) {
  if (steps.length === 0) return null;
  return (
    <ol id="method" className="mt-4 scroll-mt-28 grid gap-x-10 gap-y-8 lg:grid-cols-3 print:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.title} className="border-ink border-t-2 pt-5">
          <p aria-hidden="true" className="figures font-semibold text-compact text-action">
            {String(index + 1).padStart(2, "0")}
          </p>
          <h3 className="mt-1 text-xl">{step.title}</h3>
          <p className="mt-2 font-semibold text-navy">{step.formula}</p>
          <p className="mt-3 text-slate text-base">{unbroken(step.text)}</p>
        </li>
      ))}
    </ol>
  );
}
