import { createContext } from "react-router";
import type { Services } from "#data/services.ts";

/** What the server hands to every page: the data services. Types only cross this border, never code. */
export const servicesContext = createContext<Services>();

/** Addresses of built files that a document refers to. */
export interface DocumentAssets {
  /** The visitors' module script. */
  script: string;
  /** Modules of each island, in the order to preload them. */
  islands: Readonly<Record<string, readonly string[]>>;
  /** Module to load before any other in development (hot reload); absent in production. */
  developmentScript?: string;
}
export const assetsContext = createContext<DocumentAssets>();

/** Origin of the site, e.g. `https://example.com`, for canonical and alternate addresses. */
export const siteUrlContext = createContext<string>();
