import { why } from "#content/calculator/findings.ts";
import type { method } from "#content/calculator/method.ts";
import { chart } from "#documents/charts/chart.ts";
import { demandChart } from "#documents/charts/demand-chart.ts";
import type { Locale } from "#domain/locale.ts";
import { at } from "#engine/reference/at.ts";
import { ChartDrawing } from "../tool/chart/ChartDrawing.tsx";

interface CrossingFigureProps {
  locale: Locale;
  words: (typeof method)[Locale]["chart"];
}

const sizes = [
  { className: "max-sm:hidden", width: 736, height: 420, fontSize: 13 },
  { className: "sm:hidden", width: 350, height: 320, fontSize: 12 },
];

/** Example chart of the page, rendered for wide screens and for phones; CSS displays one of them. */
export function CrossingFigure({ locale, words }: CrossingFigureProps) {
  const model = demandChart(at(40, 32, 27), why[locale].chart);
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
