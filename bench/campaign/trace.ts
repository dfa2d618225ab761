import { seededChance } from "../../scripts/generate-projects.ts";

/** A request of the day, and when it is sent after the beginning, ms. */
export interface TracedRequest {
  atMs: number;
  path: string;
  /** Body of a form; absent for pages. */
  form?: string;
}

interface Day {
  /** Requests of the whole day. */
  requests: number;
  /** Time into which the day is compressed, ms. */
  ms: number;
  /** Paths of pages, both languages. */
  paths: readonly string[];
}

/** Share of the day's visits in each hour without the campaign, Korean time: offices work from 9 to 18. */
const visitsByHour = [1, 1, 1, 1, 1, 1, 2, 3, 6, 9, 10, 9, 6, 9, 10, 10, 9, 7, 4, 3, 3, 2, 2, 1] as const;

/** A mail to customers at ten brings several times the usual visits, which fade within five hours. */
const campaignByHour = { 10: 60, 11: 35, 12: 15, 13: 10, 14: 5 } as const satisfies Record<number, number>;

/** Shares of requests that no cache answers. */
const searchShare = 0.03;
const formShare = 0.005;

const words = ["plant", "서울", "data center", "공장", "modular", "hospital", "병원"];

/** The same day at each call: pages by Zipf's law, the first of the list most of all, with searches and forms among them. */
export function campaignDay({ requests, ms, paths }: Day): TracedRequest[] {
  const chance = seededChance(1);
  const pick = zipf(paths, chance);
  const weights = visitsByHour.map((visits, hour) => visits + (campaignByHour[hour as 10] ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const hourMs = ms / weights.length;
  return weights
    .flatMap((weight, hour) =>
      Array.from({ length: Math.round((requests * weight) / total) }, () => {
        const atMs = (hour + chance()) * hourMs;
        const kind = chance();
        if (kind < formShare) return { atMs, path: "/inquiry", form: inquiry(chance) };
        if (kind < formShare + searchShare) return { atMs, path: search(chance) };
        return { atMs, path: pick() };
      }),
    )
    .sort((one, other) => one.atMs - other.atMs);
}

/** Draws from a list so that the n-th comes with a chance in proportion to 1/n. */
function zipf(list: readonly string[], chance: () => number): () => string {
  let sum = 0;
  const sums = list.map((_, index) => {
    sum += 1 / (index + 1);
    return sum;
  });
  return () => {
    const drawn = chance() * sum;
    return list[sums.findIndex((upTo) => upTo >= drawn)] ?? "/";
  };
}

function search(chance: () => number): string {
  const word = words[Math.floor(chance() * words.length)] ?? "";
  const language = chance() < 0.5 ? "" : "/en";
  return `${language}/projects/gallery?s=${encodeURIComponent(`${word} ${Math.floor(chance() * 1_000)}`)}`;
}

function inquiry(chance: () => number): string {
  return new URLSearchParams({
    company: "Sample company",
    name: "홍길동",
    phone: "02-0000-0000",
    email: "visitor@example.com",
    message: `냉각탑 ${Math.floor(chance() * 1e9)}기 견적을 부탁드립니다.`,
  }).toString();
}
