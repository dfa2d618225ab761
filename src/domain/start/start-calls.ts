import * as z from "zod/mini";
import { maxPathLength } from "../content/edits.ts";
import { type Contract, successSchema } from "../contract.ts";
import { locales } from "../locale.ts";

/** First steps from the sample site to the company's own, in this order. */
export const startSteps = [
  "name",
  "brand",
  "founding",
  "registration",
  "offices",
  "mail",
  "search",
  "samples",
] as const;
export type StartStep = (typeof startSteps)[number];

/** Parts of the sample that are words, pictures or facts of the content. */
export const wordSampleParts = [
  "name",
  "brand",
  "founding",
  "registration",
  "email",
  "offices",
  "officeCities",
  "figures",
  "areasServed",
  "review",
  "heroWords",
  "heroPictures",
  "pictures",
  "companySummary",
  "intro",
  "history",
  "contactWords",
  "officeWords",
  "partner",
  "claims",
  "films",
  "privacy",
] as const;
export type WordSample = (typeof wordSampleParts)[number];

/** Samples that are rows and not words: they are removed, and restored, at once. */
export const sampleKinds = ["projects", "products"] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** A record with what it is called. */
const sampleRecordSchema = z.object({ id: z.int(), title: z.string() });

const sampleRecordsSchema = z.object({
  /** Stored, and not edited. */
  left: z.array(sampleRecordSchema),
  /** Number of those that the administrator has removed, and that can be restored. */
  removed: z.int(),
});
export type SampleRecords = z.infer<typeof sampleRecordsSchema>;

/** Switches of the site as a whole, which hold at once. */
export const siteSettingsSchema = z.object({
  /** True when search engines are excluded (`noindex`). */
  isNotPublic: z.boolean(),
  /** The menu does not lead to the first steps any more. */
  isStartPutAway: z.boolean(),
});
export type SiteSettingValues = z.infer<typeof siteSettingsSchema>;

const placeSchema = z.object({
  path: z.string(),
  part: z.enum(wordSampleParts),
  locales: z.array(z.enum(locales)),
});

const stateSchema = z.object({
  steps: z.array(z.object({ id: z.enum(startSteps), isDone: z.boolean() })),
  /** Places of the draft that are still the sample, in the order of the pages, with the languages in which they are. */
  places: z.array(placeSchema),
  /** Places of the sample that the company uses as they are. */
  accepted: z.array(placeSchema),
  /** Sample records. */
  records: z.object({ projects: sampleRecordsSchema, products: sampleRecordsSchema }),
  /** Products with files of the sample's, though somebody may have edited them. */
  productsWithSampleFiles: z.array(sampleRecordSchema),
  settings: siteSettingsSchema,
  /** Search engines whose codes are in the settings of the server; a code that is entered comes first. */
  codesOfServer: z.object({ naver: z.boolean(), google: z.boolean() }),
  /** Origin in addresses of pages, PDFs and mails, and for search engines: the setting `SITE_URL`. */
  siteUrl: z.string(),
});
export type StartState = z.infer<typeof stateSchema>;

const path = "/admin/start";
/** More than the site has places of the sample. */
const maxPlaces = 2_000;
const placesBody = z.object({
  paths: z
    .array(z.string().check(z.minLength(1), z.maxLength(maxPathLength)))
    .check(z.minLength(1), z.maxLength(maxPlaces)),
  /** False takes it back. */
  isAccepted: z.boolean(),
});
const kindBody = z.object({ kinds: z.array(z.enum(sampleKinds)).check(z.minLength(1), z.maxLength(2)) });

/** Calls of the first steps besides the words of the site. */
export const startCalls = {
  state: { method: "GET", path, response: stateSchema },
  settings: {
    method: "PUT",
    path: `${path}/settings`,
    body: z.partial(siteSettingsSchema),
    response: successSchema,
  },
  acceptSamples: {
    method: "PUT",
    path: `${path}/samples/accepted`,
    body: placesBody,
    response: z.object({ count: z.int() }),
  },
  removeSamples: {
    method: "POST",
    path: `${path}/samples/removal`,
    body: kindBody,
    response: z.object({ count: z.int() }),
  },
  restoreSamples: {
    method: "POST",
    path: `${path}/samples/return`,
    body: kindBody,
    response: z.object({ count: z.int() }),
  },
} as const satisfies Record<string, Contract>;
