import { defineConfig, type ViteUserConfig } from "vitest/config";
import tests from "../../vitest.config.ts";

const isUnit = (project: unknown): project is ViteUserConfig =>
  (project as ViteUserConfig).test?.name === "unit";
const unit = tests.test?.projects?.find(isUnit);

/**
 * Unit and API tests alone: Stryker takes no projects, and a journey sees the built pages, which it does not change.
 * Tests of the repository itself read files that Stryker has rewritten.
 */
export default defineConfig({
  test: { ...unit?.test, include: ["src/**/*.test.{ts,tsx}", "engine/src/**/*.test.ts"] },
  root: `${import.meta.dirname}/../..`,
});
