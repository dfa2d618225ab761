import { why as english } from "#content/design/en/why.ts";
import { why as korean } from "#content/design/ko/why.ts";
import type { method } from "#content/method.ts";
import { at } from "#domain/calculator/reference/at.ts";
import { chart } from "#domain/chart/chart.ts";
import { demandChart } from "#domain/chart/demand-chart.ts";
import type { Locale } from "#domain/locale.ts";
import { ChartDrawing } from "../design/chart/ChartDrawing.tsx";

interface CrossingFigureProps {
  locale: Locale;
  words: (typeof method)[Locale]["chart"];
}

const sizes = [
  { className: "max-sm:hidden", width: 736, height: 420, fontSize: 13 },
  { className: "sm:hidden", width: 350, height: 320, fontSize: 12 },
];

/** The example of the page, drawn once for wide screens and once for phones, of which one is displayed. */
export function CrossingFigure({ locale, words }: CrossingFigureProps) {
  const model = demandChart(at(40, 32, 27), { ko: korean, en: english }[locale].chart);
  return (
    <figure aria-label={words.title} className="my-7">
      {sizes.map(({ className, ...size }) => (
        <svg
          key={size.width}
          role="img"
          aria-label={words.description}
          viewBox={`0 0 ${size.width} ${size.height}`}
          className={`figures h-auto w-full ${className}`}
        >
          <ChartDrawing chart={chart(model.spec(size))} />
        </svg>
      ))}
    </figure>
  );
}
