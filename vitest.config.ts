import { defineConfig } from "vitest/config";

/**
 * No test reads what the machine's own site has stored, or writes there: what forgets to bring a database of its own cannot start.
 * Also for processes that tests start, which inherit it.
 */
const env = { DATA_DIR: "/dev/null/no-data-of-an-owner", DATABASE_URL: "" };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          env,
          include: ["src/**/*.test.{ts,tsx}", "engine/src/**/*.test.ts", "tests/*.test.ts"],
          globalSetup: ["tests/support/postgres-global-setup.ts"],
          // Most files are done before their modules would have been read anew; none leaves anything behind in them.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Two workers share two cores with all that they start: a second is soon over.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: "journeys",
          env,
          include: ["tests/e2e/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A busy machine may take its time over what a person would not notice.
          expect: { poll: { timeout: 10_000 } },
          // Two browsers and two servers share two cores: what fails once is asked again, what is broken fails twice.
          retry: 1,
          maxWorkers: 2,
          // Files share the site that none of them can change (tests/support/site.ts).
          isolate: false,
        },
      },
    ],
  },
});
