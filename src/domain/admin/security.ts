import * as z from "zod/mini";
import { accountEvents } from "./audit.ts";

/** Attempts and refusals, which may be a stranger's and in any number, so that they are counted. */
const attempts = [
  "login-failed",
  "login-limited",
  "code-missing",
  "code-wrong",
  "password-wrong",
  "password-reset-asked",
  "password-reset-limited",
  "password-reset-wrong",
  "not-signed-in",
  "other-site",
  "inquiry-limited",
  "sheet-limited",
  "upload-refused",
  "connections-refused",
  "body-too-slow",
  "overloaded",
] as const;

/** Events that show an attack, or its failure. */
export const securityEvents = [...accountEvents, ...attempts] as const;
export type SecurityEvent = (typeof securityEvents)[number];
export type Attempt = (typeof attempts)[number];

/** One line of the security log as the API answers it. */
export const securityEntrySchema = z.object({
  id: z.int(),
  /** A `SecurityEvent`; a text, because an older log may hold events that are gone. */
  event: z.string(),
  /** Name of the account, where there is one of the name that was given. */
  account: z.nullable(z.string()),
  /** The whole network address, the last one where several of a network were counted together. */
  address: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  firstAt: z.string(),
  lastAt: z.string(),
  times: z.int(),
});
export type SecurityEntry = z.infer<typeof securityEntrySchema>;
