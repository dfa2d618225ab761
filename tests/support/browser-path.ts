import { existsSync } from "node:fs";

/** Chromium as Debian installs it; the headless shell first, which takes half the time. */
const installed = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export const browserPath = process.env.CHROMIUM ?? installed.find((path) => existsSync(path)) ?? "chromium";
