import type { FastifyInstance } from "fastify";
import { acceptanceReportApi } from "#api/calculator/acceptance-report.ts";
import { acceptanceTestApi } from "#api/calculator/acceptance-test.ts";
import { calculatorApi } from "#api/calculator/calculator.ts";
import { chillerDutyApi } from "#api/calculator/chiller-duty.ts";
import { curvesTemplateApi } from "#api/calculator/curves-template.ts";
import { designSheetApi } from "#api/calculator/design-sheet.ts";
import { findTowersApi } from "#api/calculator/find-towers.ts";
import { neighborSoundApi } from "#api/calculator/neighbor-sound.ts";
import { weatherApi } from "#api/calculator/weather.ts";
import { yearApi } from "#api/calculator/year.ts";
import type { Services } from "#data/services.ts";
import type { GeneratedCatalogs } from "#domain/products/generated-catalogs.ts";
import type { OutlineSheets } from "#domain/products/outline-sheets.ts";
import type { AcquireSlot } from "#http/acquire-slot.ts";
import { openapi } from "#http/calls/openapi.ts";
import { apiOn } from "#http/calls/operation.ts";
import { collectMethods } from "#http/calls/other-methods.ts";
import { handleProblems } from "#http/calls/problem.ts";
import { createSendCached } from "#http/responses/cached-reads.ts";
import type { WatchCache } from "#http/responses/response-cache.ts";
import { refuseOtherSites } from "#http/same-origin.ts";
import { administrationApi } from "./admin/admin.ts";
import { authenticationApi } from "./authentication.ts";
import { deviceCookies } from "./device-cookies.ts";
import { createReadiness, healthApi, type Readiness } from "./health.ts";
import { inquiriesApi } from "./inquiries/inquiries.ts";
import { inquiryFilesApi } from "./inquiries/inquiry-files.ts";
import { passwordResetApi } from "./password-reset.ts";
import { productsApi } from "./products/products.ts";
import { submittalApi } from "./products/submittal.ts";
import { projectsApi } from "./projects.ts";
import { recordPictureRoutes } from "./record-pictures.ts";
import { sessionCookies } from "./session-cookies.ts";
import { storedFiles } from "./stored-files.ts";

/** Longest body, bytes, and longest path with query, characters. */
const maxBodyLength = 64 * 1024;
const maxUrlLength = 8 * 1024;

export interface ApiSettings {
  /** Origin of the site; decides whether cookies are for https only. */
  siteUrl: string;
  /** Recipient of links to reset the password. */
  adminEmail?: string | undefined;
  /** True when every administrator needs a second factor; false by default. */
  requireSecondFactor?: boolean;
  /** Readiness of the instance; ready by default. */
  readiness?: Readiness;
  /** Codes by which search engines verify the owner, from environment variables. */
  naverSiteVerification?: string | undefined;
  googleSiteVerification?: string | undefined;
  watchCache?: WatchCache;
  /** Draws the catalogues of series; without it there are none. */
  catalogs?: Pick<GeneratedCatalogs, "pdf">;
  outlineSheets?: OutlineSheets;
  /** Waits for a slot of the request scheduler between parts of long work; by default nothing waits. */
  acquireSlot?: AcquireSlot;
}

/**
 * Everything under `/api`, the health checks and uploaded pictures. The rest of the site keeps its own parsers
 * and errors.
 */
export async function registerApi(
  app: FastifyInstance,
  services: Services,
  {
    siteUrl,
    adminEmail,
    requireSecondFactor = false,
    readiness = createReadiness(),
    watchCache,
    catalogs = noCatalogs,
    outlineSheets = noOutlineSheets,
    acquireSlot = async () => undefined,
    naverSiteVerification,
    googleSiteVerification,
  }: ApiSettings,
): Promise<void> {
  const https = siteUrl.startsWith("https:");
  const cookies = sessionCookies(services.sessions, https);
  const devices = deviceCookies(services.knownDevices, https);
  await app.register(healthApi, { ...services, readiness });
  await app.register(recordPictureRoutes, services);
  await app.register(storedFiles, services);
  await app.register(
    async (app) => {
      const api = apiOn(app);
      handleProblems(api);
      acceptOnlyJson(api);
      setApiDefaults(api);
      refuseOtherSites(api, siteUrl);
      const refuseOtherCalls = collectMethods(api);
      await openapi(api, siteUrl);
      const sendCached = createSendCached(api, services, watchCache);
      await api.register(projectsApi, { ...services, sendCached });
      await api.register(productsApi, { ...services, sendCached });
      await api.register(calculatorApi, services);
      await api.register(weatherApi, services);
      await api.register(yearApi, { ...services, acquireSlot });
      await api.register(acceptanceTestApi);
      await api.register(curvesTemplateApi);
      await api.register(chillerDutyApi);
      await api.register(findTowersApi, services);
      await api.register(neighborSoundApi);
      await api.register(designSheetApi, { ...services, siteUrl });
      await api.register(submittalApi, { ...services, siteUrl, catalogs, outlineSheets });
      await api.register(acceptanceReportApi, { ...services, siteUrl });
      await api.register(inquiriesApi, services);
      await api.register(inquiryFilesApi, services);
      await api.register(authenticationApi, { ...services, cookies, devices });
      await api.register(passwordResetApi, { ...services, devices, siteUrl, adminEmail });
      await api.register(administrationApi, {
        ...services,
        cookies,
        devices,
        requireSecondFactor,
        verificationCodes: { naverSiteVerification, googleSiteVerification },
        siteUrl,
        adminEmail,
      });
      refuseOtherCalls();
    },
    { prefix: "/api" },
  );
}

const noCatalogs: Pick<GeneratedCatalogs, "pdf"> = {
  pdf: () => Promise.reject(new Error("No catalogs are drawn here.")),
};

const noOutlineSheets: OutlineSheets = {
  pdf: () => Promise.reject(new Error("No outline drawings are drawn here.")),
};

/** Other types are refused: pages of other sites can send them without a CORS preflight. */
function acceptOnlyJson(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  const parse = api.getDefaultJsonParser("error", "error");
  api.addContentTypeParser(
    "application/json",
    { parseAs: "string", bodyLimit: maxBodyLength },
    (request, body, done) => parse(request, withoutNul(String(body)), done),
  );
}

/** Leaves out NULs, which nobody types, and which PostgreSQL does not store. */
function withoutNul(json: string): string {
  // A backslash that is escaped itself begins no escape.
  return json.includes("\\u0000") ? json.replace(/(?<!\\)((?:\\\\)*)\\u0000/g, "$1") : json;
}

function setApiDefaults(api: FastifyInstance): void {
  api.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (request.url.length > maxUrlLength)
      throw Object.assign(new Error("Address too long."), { statusCode: 414 });
  });
}
