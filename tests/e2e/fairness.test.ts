import { expect, test } from "vitest";
import { played } from "../../resilience/fairness/play.ts";
import { trials } from "../../resilience/fairness/trials.ts";

const short = trials.filter(({ attack }) => attack === "guesses" || attack === "honeypot");

test.each(short)(
  "nobody else is refused, and nothing is lost, during $name",
  async (trial) => {
    const { outcomes, broken } = await played(trial, { seconds: 1, warmMs: 0 });
    expect(broken).toEqual([]);
    expect(outcomes.flatMap(({ before }) => before.refused)).toEqual([]);
  },
  120_000,
);
