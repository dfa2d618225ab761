import type { packageTowers } from "#content/pages/package.ts";
import type { Locale } from "#domain/locale.ts";
import { ModeDiagram } from "./ModeDiagram.tsx";

export function HxvModes({ text }: { text: (typeof packageTowers)[Locale]["bac"]["hxvModes"] }) {
  if (text.items.length === 0) return null;
  return (
    <div className="rounded-card bg-white p-4 ring-1 md:p-6 ring-line ring-inset col-span-full lg:mt-3 lg:p-8">
      <div className="items-baseline gap-x-8 md:flex">
        <h4 className="shrink-0 font-bold text-lg tracking-[-0.02em]">{text.title}</h4>
        <p className="text-base text-muted max-md:mt-1">{text.description}</p>
      </div>
      <ul className="mt-4 grid gap-x-3 gap-y-4 md:mt-6 md:grid-cols-3 md:gap-x-8">
        {text.items.map((mode) => (
          <li
            key={mode.id}
            className="grid content-start gap-x-5 max-md:grid-cols-[4rem_1fr] lg:grid-cols-[6.5rem_1fr]"
          >
            <ModeDiagram mode={mode.kind} />
            <div>
              <h5 className="font-bold text-action md:max-lg:mt-3">{mode.title}</h5>
              <p className="mt-1 text-muted text-small leading-normal md:text-compact md:leading-relaxed">
                {mode.description}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
