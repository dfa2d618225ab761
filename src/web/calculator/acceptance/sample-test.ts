import { unmarked } from "#content/editing/marks.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { curvesKey } from "#engine/acceptance/acceptance-query.ts";
import { sampleCurves } from "#engine/acceptance/curves/sample-curves.ts";

/** An invented test of the invented tower of `sampleCurves`. */
const test = {
  ...{ flow: 390, hot: 37, cold: 32, wb: 27, "design-kw": 15, "design-lg": 1.5 },
  ...{ "p1-flow": 385, "p1-hot": 34.8, "p1-cold": 30, "p1-wb": 24.6, "p1-kw": 14.6, "p1-hpa": 1008 },
  ...{ "p2-flow": 386, "p2-hot": 34.9, "p2-cold": 30.1, "p2-wb": 24.7, "p2-kw": 14.6, "p2-hpa": 1008 },
  ...{ "p3-flow": 384, "p3-hot": 35, "p3-cold": 30.1, "p3-wb": 24.7, "p3-kw": 14.7, "p3-hpa": 1008 },
  ...{ "i-flow": 2, "i-hot": 0.1, "i-cold": 0.1, "i-wb": 0.1, "i-kw": 2 },
};

/** Address of the page with an example, which its project names as one. @param project name of the example */
export function sampleAddress(locale: Locale, project: string): string {
  const query = new URLSearchParams(
    Object.entries(test).map(([key, value]): [string, string] => [key, String(value)]),
  );
  query.set(curvesKey, sampleCurves);
  query.set("project", unmarked(project).text);
  return `${pathIn(locale, paths.acceptance)}?${query}`;
}
