import { expect, test } from "vitest";
import { played } from "../../resilience/fairness/play.ts";
import { trials } from "../../resilience/fairness/trials.ts";

const short = trials.filter(({ attack }) => attack === "guesses" || attack === "honeypot");

test.each(short)(
  "nobody else is refused, and nothing is lost, during $name",
  async (trial) => {
    const { broken } = await played(trial, { seconds: 1, warmMs: 1_000, engine: "sqlite" });
    expect(broken).toEqual([]);
  },
  120_000,
);
