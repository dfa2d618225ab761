/**
 * Script of every public page: small behaviours without a framework. Islands have their own script
 * (`islands.ts`).
 */

import { scrollOnArrival } from "../enhance/arrival-scroll.ts";
import { fillAwaitedParts } from "../enhance/awaited-parts.ts";
import { startCarousels } from "../enhance/carousel.ts";
import { loadDeferredPictures } from "../enhance/deferred-pictures.ts";
import { embedOnClick } from "../enhance/embed.ts";
import { setHeaderBackground } from "../enhance/header.ts";
import { rememberLanguage } from "../enhance/language-toggle.ts";
import { startMenus } from "../enhance/menus.ts";
import { showPictureFallbacks } from "../enhance/picture-fallbacks.ts";
import { printOnClick } from "../enhance/print.ts";
import { startTabs } from "../enhance/tabs.ts";
import { loadTextFonts } from "../fonts/load-text-fonts.ts";
import { loadUnitBoxes } from "../series/units/unit-boxes.ts";

scrollOnArrival();
setHeaderBackground();
startMenus();
rememberLanguage();
startCarousels();
loadDeferredPictures();
if (document.referrer.includes(location.host)) loadTextFonts();
showPictureFallbacks();
startTabs();
embedOnClick();
printOnClick();
loadUnitBoxes();
void fillAwaitedParts();
