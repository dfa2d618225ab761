const name = "http_request_duration_seconds";

/** Upper bounds of durations, s: a cached page, one rendered, a slow one, one that was given up. */
export const durationBounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10];

/** Requests of one route and class of status. */
interface Series {
  /** Requests up to each bound, but above the one before; the last are above all bounds. */
  counts: number[];
  /** s */
  sum: number;
}

export interface RequestDurations {
  observe(route: string, status: number, seconds: number): void;
  /** In the text format of Prometheus. */
  text(): string;
}

/** A histogram that costs a cached page two look-ups: that of prom-client sorts and hashes the labels of each request. */
export function createRequestDurations(): RequestDurations {
  const routes = new Map<string, (Series | undefined)[]>();

  function seriesOf(route: string, firstDigit: number): Series {
    const existing = routes.get(route)?.[firstDigit];
    if (existing) return existing;
    const series = { counts: Array.from({ length: durationBounds.length + 1 }, () => 0), sum: 0 };
    const classes = routes.get(route) ?? [];
    classes[firstDigit] = series;
    routes.set(route, classes);
    return series;
  }

  return {
    observe(route, status, seconds) {
      const series = seriesOf(route, Math.floor(status / 100));
      const bound = durationBounds.findIndex((each) => seconds <= each);
      const index = bound === -1 ? durationBounds.length : bound;
      series.counts[index] = (series.counts[index] ?? 0) + 1;
      series.sum += seconds;
    },
    text() {
      const lines = [
        `# HELP ${name} Time from the request's headers to the last byte of the answer`,
        `# TYPE ${name} histogram`,
      ];
      for (const [route, classes] of routes)
        for (const [firstDigit, series] of classes.entries())
          if (series) lines.push(...linesOf(series, `route="${route}",status="${firstDigit}xx"`));
      return `${lines.join("\n")}\n`;
    },
  };
}

/** Buckets are cumulative. */
function linesOf({ counts, sum }: Series, labels: string): string[] {
  let requests = 0;
  const buckets = counts.map((count, index) => {
    requests += count;
    return `${name}_bucket{le="${durationBounds[index] ?? "+Inf"}",${labels}} ${requests}`;
  });
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${requests}`];
}
