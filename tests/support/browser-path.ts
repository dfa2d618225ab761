import { existsSync } from "node:fs";

/** Chromium as Debian installs it, without its window where there is a choice: that takes half the time. */
const installed = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** `CHROMIUM` overrides the path. */
export const browserPath = process.env.CHROMIUM ?? installed.find((path) => existsSync(path)) ?? "chromium";
