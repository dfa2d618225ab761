import type { packageTowers } from "#content/pages/package.ts";
import type { Locale } from "#domain/locale.ts";
import { ModeDiagram } from "./ModeDiagram.tsx";
import { FoldedOnPhones } from "./SeriesParts.tsx";

interface HxvModesProps {
  text: (typeof packageTowers)[Locale]["bac"]["hxvModes"];
}

/** Modes of operation of HXV below its row, except on phones. */
export function HxvModes({ text }: HxvModesProps) {
  if (text.items.length === 0) return null;
  return (
    <div className="rounded-card bg-white p-6 ring-1 ring-line ring-inset col-span-full max-md:hidden lg:mt-3 lg:p-8 print:p-3">
      <div className="items-baseline gap-x-8 md:flex">
        <h4 className="shrink-0 font-bold text-lg tracking-[-0.02em]">{text.title}</h4>
        <p className="text-base text-muted">{text.description}</p>
      </div>
      <Modes text={text} />
    </div>
  );
}

/** The same on phones, folded beside the links of the series. */
export function FoldedHxvModes({ text }: HxvModesProps) {
  if (text.items.length === 0) return null;
  return (
    <FoldedOnPhones label={text.title}>
      <p className="text-base text-muted">{text.description}</p>
      <Modes text={text} />
    </FoldedOnPhones>
  );
}

function Modes({ text }: HxvModesProps) {
  return (
    <ul className="mt-4 grid gap-x-3 gap-y-4 md:mt-6 md:grid-cols-3 md:gap-x-8">
      {text.items.map((mode) => (
        <li
          key={mode.id}
          className="grid content-start gap-x-5 max-md:grid-cols-[4rem_1fr] lg:grid-cols-[6.5rem_1fr] print:grid-cols-[6.5rem_minmax(0,1fr)]"
        >
          <ModeDiagram mode={mode.kind} />
          <div>
            <p className="font-bold text-action md:max-lg:mt-3">{mode.title}</p>
            <p className="mt-1 text-muted text-small leading-normal md:text-compact md:leading-relaxed">
              {mode.description}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
