import type { calculator } from "#content/calculator/calculator.ts";
import type { Locale } from "#domain/locale.ts";
import { unbroken } from "../ui/unbroken.ts";

type CalculatorPageWords = (typeof calculator)[Locale];

export function Explanation({ text }: { text: CalculatorPageWords["explanation"] }) {
  const { standard } = text;
  return (
    <div className="break-inside-avoid">
      <h2 className="text-2xl">{text.title}</h2>
      <p className="mt-3 text-slate">{unbroken(text.text)}</p>
      {standard.rows.length > 0 && (
        <>
          <h3 className="mt-8 mb-2 text-base text-muted print:mt-4 tracking-normal">{standard.title}</h3>
          <dl className="figures border-ink border-t-2">
            {standard.rows.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-4 border-line border-b py-2.5 print:py-1">
                <dt className="text-muted">{label}</dt>
                <dd className="text-right font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

export function Notice({ text }: { text: CalculatorPageWords["notice"] }) {
  return (
    <div className="break-inside-avoid rounded-card border border-notice bg-notice-soft px-5 py-6 sm:px-8 print:py-4">
      <h2 className="text-notice text-xl">{text.title}</h2>
      <ul className="mt-3 grid gap-x-10 gap-y-3 text-compact lg:grid-cols-3">
        {text.items.map((item) => (
          <li key={item} className="text-pretty">
            {unbroken(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
