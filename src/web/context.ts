import { createContext } from "react-router";
import type { Content } from "#content/editing/defaults.ts";
import type { Services } from "#data/services.ts";
import type { DrawnCatalogs } from "#domain/products/drawn-catalogs.ts";

/** Data services, which the server provides to every page. Types only cross this border, never code. */
export const servicesContext = createContext<Services>();

/** Catalogues that are drawn from the records of series. */
export const catalogsContext = createContext<DrawnCatalogs>();

/** Content of the pages: the published one, or the draft. */
export const contentContext = createContext<Content>();

/** True for a page in the editor, which has to show the texts for particular visitors. */
export const editedContext = createContext<boolean>(false);

/** Addresses of built files that a document refers to. */
export interface DocumentAssets {
  /** The script of every public page. */
  script: string;
  /** The script that hydrates islands, for pages that have any. */
  islandScript: string;
  /** The script of the page that takes a test in other units. */
  unitsScript: string;
  /** The script of pages that take a duty in a choice of two systems of units. */
  finderScript: string;
  /** Modules of each island by the name of its component, in the order to fetch them. */
  islands: Readonly<Record<string, readonly string[]>>;
  /** Module to load before any other in development (hot reload); absent in production. */
  developmentScript?: string;
}
export const assetsContext = createContext<DocumentAssets>();

/** Origin of the site, e.g. `https://example.com`, for canonical and alternate addresses. */
export const siteUrlContext = createContext<string>();

/** IP address of who sends a form; pages that are only read are made for everybody and do not know it. */
export const senderAddressContext = createContext<string>("unknown");

/** Marks the inline scripts of a page as ours, where its content security policy knows them by a nonce. */
export const nonceContext = createContext<string | undefined>(undefined);

/** Told what went wrong while a page was made: the visitor's page does not say it. */
export const failureContext = createContext<(failure: unknown) => void>(() => undefined);

/** Facts of the site for search engines alone. Codes that are not set are left out of the pages. */
export interface SearchEngines {
  /** Paths of every public page in both languages, in the order of the route table. */
  pages: readonly string[];
  naverSiteVerification?: string | undefined;
  googleSiteVerification?: string | undefined;
  /** When the program was built, ISO 8601: its own words may have changed with it. */
  builtAt?: string | undefined;
}
export const searchEnginesContext = createContext<SearchEngines>({ pages: [] });
