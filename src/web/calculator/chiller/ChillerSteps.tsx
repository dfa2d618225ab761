import type { ChillerWords } from "#content/calculator/chiller/chiller.ts";
import type { ChillerStep } from "./chiller-steps.ts";

interface ChillerStepsProps {
  text: ChillerWords["steps"];
  steps: readonly ChillerStep[];
  methodHref: string;
}

/** From the chiller to its tower, step by step. */
export function ChillerSteps({ text, steps, methodHref }: ChillerStepsProps) {
  return (
    <section aria-labelledby="chiller-steps">
      <h2 id="chiller-steps" className="text-2xl">
        {text.title}
      </h2>
      <ol className="mt-4 border-ink border-t-2">
        {steps.map(({ name, formula, value, source, link }, index) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-1 border-line border-b py-4 lg:grid-cols-[14rem_1fr_10rem]"
          >
            <h3 className="font-semibold text-base tracking-normal">{`${index + 1}. ${name}`}</h3>
            <div className="min-w-0 max-lg:order-last">
              <p className="figures">{formula}</p>
              <p className="mt-1 text-compact text-muted">
                {`${text.source}: ${source}`}
                {link !== undefined && (
                  <>
                    {" · "}
                    <a href={methodHref} className="text-link">
                      {link}
                    </a>
                  </>
                )}
              </p>
            </div>
            <p className="figures font-bold text-lg text-navy lg:text-right">{value}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
