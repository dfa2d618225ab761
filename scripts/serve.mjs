// Runs the built server in place of this process, as `npm start` runs it: for supervisors, whose signals then reach the
// server itself, and once.
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { programEnv, programFile, programFlags } from "./program.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
// Node warns that this is new; who reads the log need not know.
process.removeAllListeners("warning");
process.execve?.(process.execPath, [process.execPath, ...programFlags, programFile], programEnv(process.env));
