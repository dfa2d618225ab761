import { createContext } from "react-router";
import type { Content } from "#content/editing/defaults.ts";
import type { Services } from "#data/services.ts";
import type { GeneratedCatalogs } from "#domain/products/generated-catalogs.ts";
import type { OutlineSheets } from "#domain/products/outline-sheets.ts";

/** Data services, provided to every page by the server; only types are imported from `data`, never code. */
export const servicesContext = createContext<Services>();

/** Catalogues that are drawn from the records of series. */
export const catalogsContext = createContext<GeneratedCatalogs>();

/** Outline drawings of models as PDF files. */
export const outlineSheetsContext = createContext<OutlineSheets>();

/** Content of the pages: the published one, or the draft. */
export const contentContext = createContext<Content>();

/** True for a page in the editor, which shows also the texts that only some visitors see. */
export const isInEditorContext = createContext<boolean>(false);

export interface DocumentAssets {
  script: string;
  /** Script that hydrates islands, for pages that have any. */
  islandScript: string;
  /** Script that converts the units of the acceptance test's page. */
  acceptanceUnitsScript: string;
  /** Script of pages whose duty fields have a choice of unit system. */
  dutyUnitsScript: string;
  /** Modules of each island by component name, in the order of preloading. */
  islands: Readonly<Record<string, readonly string[]>>;
  /** Module that development loads before any other (hot reload); absent in production. */
  developmentScript?: string;
}
export const assetsContext = createContext<DocumentAssets>();

/** Origin of the site, e.g. `https://example.com`, for canonical and alternate addresses. */
export const siteUrlContext = createContext<string>();

/** IP address of the sender of a form; not set for cached pages that are only read. */
export const senderAddressContext = createContext<string>("unknown");

/** Nonce of the page's inline scripts, if its content security policy requires one. */
export const nonceContext = createContext<string | undefined>(undefined);

/** Reports errors of a page's data to the server's log; the response does not show them. */
export const failureContext = createContext<(failure: unknown) => void>(() => undefined);

/** Settings for search engines; codes that are not set are left out of the pages. */
export interface SearchEngines {
  /** Paths of all public pages in both languages, in the order of the route table. */
  pages: readonly string[];
  naverSiteVerification?: string | undefined;
  googleSiteVerification?: string | undefined;
  /** Build time, ISO 8601: default texts may have changed with the build. */
  builtAt?: string | undefined;
}
export const searchEnginesContext = createContext<SearchEngines>({ pages: [] });
