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
    <ul className={`grid grid-cols-2 border-y lg:grid-cols-4 ${line}`}>
      {figures.map((figure) => (
        <li
          key={figure.id}
          className={`py-6 odd:pr-4 even:border-l even:pl-5 max-lg:nth-[n+3]:border-t lg:py-8 lg:pr-5 lg:not-first:border-l lg:not-first:pl-8 ${line}`}
        >
          <p
            className={`figures mb-1.5 font-bold text-figure-xl leading-tight tracking-[-0.035em] ${dark ? "text-white" : "text-navy"}`}
          >
            <Quantity text={figure.value} />
          </p>
          <p className={`text-compact leading-snug ${dark ? "text-moon" : "text-muted"}`}>{figure.label}</p>
        </li>
      ))}
    </ul>
  );
}
