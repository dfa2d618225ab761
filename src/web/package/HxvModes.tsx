import type { packageTowers } from "#content/pages/package.ts";
import type { Locale } from "#domain/locale.ts";
import { ModeDiagram } from "./ModeDiagram.tsx";

export function HxvModes({ text }: { text: (typeof packageTowers)[Locale]["bac"]["hxvModes"] }) {
  if (text.items.length === 0) return null;
  return (
    <div className="rounded-card bg-white p-6 ring-1 ring-line ring-inset md:col-span-full lg:mt-3 lg:p-8">
      <div className="items-baseline gap-x-8 md:flex">
        <h4 className="shrink-0 font-bold text-lg tracking-[-0.02em]">{text.title}</h4>
        <p className="text-base text-muted max-md:mt-1">{text.description}</p>
      </div>
      <ul className="mt-6 grid gap-x-8 gap-y-7 md:grid-cols-3">
        {text.items.map((mode) => (
          <li
            key={mode.id}
            className="grid content-start gap-x-5 min-[17rem]:grid-cols-[6.5rem_1fr] md:max-lg:grid-cols-1"
          >
            <ModeDiagram mode={mode.kind} />
            <div>
              <h5 className="font-bold text-action max-lg:md:mt-3">{mode.title}</h5>
              <p className="mt-1 text-compact text-muted leading-relaxed">{mode.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
