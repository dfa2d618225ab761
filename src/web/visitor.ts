/** The one script of public pages: small behaviours at once, islands when they are needed. */
import { startCarousels } from "./enhance/carousel.ts";
import { scrollOnEntry } from "./enhance/entry-scroll.ts";
import { rememberLanguage } from "./enhance/language-toggle.ts";
import { closeMenus } from "./enhance/menus.ts";
import { startTabs } from "./enhance/tabs.ts";
import { hydrateIslands } from "./islands/hydrate.ts";

scrollOnEntry();
hydrateIslands();
closeMenus();
rememberLanguage();
startCarousels();
startTabs();
