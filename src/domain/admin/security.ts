import * as z from "zod/mini";
import { accountEvents } from "./audit.ts";

/** Attempts and refusals. Strangers can cause any number of them, so they are counted. */
const countedEvents = [
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
  "calculation-limited",
  "upload-refused",
  "connections-refused",
  "body-too-slow",
  "overloaded",
] as const;

/** Events of accounts, and refused attempts. */
export const securityEvents = [...accountEvents, ...countedEvents] as const;
export type SecurityEvent = (typeof securityEvents)[number];
export type CountedEvent = (typeof countedEvents)[number];

export const securityEntrySchema = z.object({
  id: z.int(),
  /** A `SecurityEvent`; typed as text because an older log may hold events that no longer exist. */
  event: z.string(),
  /** Null when no account has the name that was entered. */
  account: z.nullable(z.string()),
  /** The full network address; the latest one where several of a network were counted together. */
  address: z.nullable(z.string()),
  /** ISO 8601, UTC. */
  firstAt: z.string(),
  lastAt: z.string(),
  times: z.int(),
});
export type SecurityEntry = z.infer<typeof securityEntrySchema>;
