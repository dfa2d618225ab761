import { formerSecondCatalog, isSampleFile } from "#content/brand/sample-files.ts";
import { overlay } from "#content/editing/overlay.ts";
import { brandedTitle } from "#content/lookup/product-view.ts";
import { firstSteps, type StartFacts } from "#content/start/first-steps.ts";
import { samplesIn } from "#content/start/still-sample.ts";
import type { Services } from "#data/services.ts";
import { success } from "#domain/contract.ts";
import type { Product } from "#domain/products/product.ts";
import { startCalls } from "#domain/start/start-calls.ts";
import { type Api, operationFromContract } from "#http/calls/operation.ts";
import type { AdminContext } from "../admin-context.ts";
import { acceptedSamplesApi } from "./accepted-samples.ts";
import { sampleWords } from "./sample-words.ts";
import { startSamplesApi } from "./start-samples.ts";

/** Codes by which search engines verify the owner, from environment variables. */
export interface VerificationCodes {
  naverSiteVerification?: string | undefined;
  googleSiteVerification?: string | undefined;
}

interface StartOptions
  extends Pick<
      Services,
      "siteContent" | "siteSettings" | "samples" | "acceptedSamples" | "products" | "mailSettings"
    >,
    AdminContext {
  verificationCodes: VerificationCodes;
  siteUrl: string;
}

/** First steps that turn the sample site into the company's site. */
export async function startApi(api: Api, options: StartOptions): Promise<void> {
  stateRoute(api, options);
  settingsRoute(api, options);
  await startSamplesApi(api, options);
  await acceptedSamplesApi(api, options);
}

function stateRoute(api: Api, options: StartOptions): void {
  const { siteSettings, samples, products, mailSettings, verificationCodes, siteUrl } = options;
  api.route({
    ...operationFromContract(startCalls.state, {
      operationId: "getFirstSteps",
      summary: "Completed first steps, and content that is still sample content",
    }),
    handler: async () => {
      const [{ defaultContent, ...words }, records, settings, stored] = await Promise.all([
        sampleWords(options),
        samples.all(),
        siteSettings.all(),
        products.listAll(),
      ]);
      const { company } = overlay(defaultContent, words.edits);
      const codesOfServer = {
        naver: verificationCodes.naverSiteVerification !== undefined,
        google: verificationCodes.googleSiteVerification !== undefined,
      };
      const codes = [...Object.values(company.searchEngines), ...Object.values(codesOfServer)];
      const facts: StartFacts = {
        ...words,
        records: { projects: records.projects.left.length, products: records.products.left.length },
        isMailSetUp: await mailSettings.isSetUp(),
        hasSearchCode: codes.some(Boolean),
      };
      const { remaining: places, accepted } = samplesIn(facts);
      return {
        steps: firstSteps(facts, places),
        places,
        accepted,
        records,
        productsWithSampleFiles: stored.filter(hasSampleFile).map(({ id, brand, name }) => ({
          id,
          title: brandedTitle({ brand, title: name }),
        })),
        settings,
        codesOfServer,
        siteUrl,
      };
    },
  });
}

function hasSampleFile({ documents }: Product): boolean {
  return documents.some(({ url }) => url !== null && url !== formerSecondCatalog && isSampleFile(url));
}

function settingsRoute(api: Api, { siteSettings, log }: StartOptions): void {
  api.route({
    ...operationFromContract(startCalls.settings, {
      operationId: "changeSiteSettings",
      summary: "Hide the site from search engines or show it to them, effective immediately",
    }),
    handler: async (request) => {
      const { isNotPublic } = request.body;
      const before = await siteSettings.all();
      await siteSettings.change(request.body, async () => {
        if (isNotPublic !== undefined && isNotPublic !== before.isNotPublic)
          await log(request, isNotPublic ? "site-hidden" : "site-opened");
      });
      return success;
    },
  });
}
