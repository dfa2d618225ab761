/** Script of pages with islands. It may arrive before the page is whole: islands further down are then still missing. */
import { hydrateIslands } from "./hydrate.ts";

if (document.readyState === "loading") addEventListener("DOMContentLoaded", hydrateIslands);
else hydrateIslands();
