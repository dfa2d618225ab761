/** The server as `npm run build` leaves it. */
export const programFile = "build/program/server/main.js";

/**
 * How Node runs it. Its heap grows in small steps, and hot code goes from the interpreter straight to the optimizing
 * compiler: that takes a third of the memory away and nothing of the speed (docs/decisions/009-memory.md).
 */
export const programFlags = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=5",
  "--no-sparkplug",
  "--no-maglev",
];

/**
 * Settings of the process itself: production everywhere, one pool of native memory, and what is free in it goes back to
 * the machine: a flood would otherwise leave the process twice as large.
 * @param {NodeJS.ProcessEnv} env settings of whoever starts it, which go first
 * @returns {NodeJS.ProcessEnv}
 */
export function programEnv(env) {
  return {
    MALLOC_ARENA_MAX: "1",
    MALLOC_MMAP_THRESHOLD_: "65536",
    MALLOC_TRIM_THRESHOLD_: "131072",
    ...env,
    NODE_ENV: "production",
  };
}
