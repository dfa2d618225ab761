import { Quantity } from "./Quantity.tsx";

interface FigureBandProps {
  figures: readonly { id: string; value: string; label: string }[];
  /** True on a dark background. */
  dark?: boolean;
}

export function FigureBand({ figures, dark = false }: FigureBandProps) {
  if (figures.length === 0) return null;
  const line = dark ? "border-white/20" : "border-line";
  return (
    <dl className={`grid grid-cols-2 border-y lg:grid-cols-4 ${line}`}>
      {figures.map((figure) => (
        <div
          key={figure.id}
          className={`flex flex-col-reverse justify-end py-6 odd:pr-4 even:border-l even:pl-5 max-lg:nth-[n+3]:border-t lg:py-8 lg:pr-5 lg:not-first:border-l lg:not-first:pl-8 ${line}`}
        >
          <dt className={`text-compact leading-snug ${dark ? "text-moon" : "text-muted"}`}>{figure.label}</dt>
          <dd
            className={`figures mb-1.5 font-bold text-figure-xl leading-tight tracking-[-0.035em] ${dark ? "text-white" : "text-navy"}`}
          >
            <Quantity text={figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
