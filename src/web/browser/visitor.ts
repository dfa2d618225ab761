/**
 * Script of every public page: small behaviours without a framework. Islands have their own script
 * (`islands.ts`).
 */
import { fillAwaitedParts } from "../enhance/awaited-parts.ts";
import { startCarousels } from "../enhance/carousel.ts";
import { embedOnClick } from "../enhance/embed.ts";
import { scrollOnEntry } from "../enhance/entry-scroll.ts";
import { groundHeader } from "../enhance/header.ts";
import { rememberLanguage } from "../enhance/language-toggle.ts";
import { closeMenus } from "../enhance/menus.ts";
import { nameMissingPictures } from "../enhance/missing-pictures.ts";
import { printOnClick } from "../enhance/print.ts";
import { startTabs } from "../enhance/tabs.ts";

import { callWaitingPictures } from "../enhance/waiting-pictures.ts";
import { loadTextFonts } from "../fonts/load-text-fonts.ts";
import { loadUnitBoxes } from "../series/units/unit-boxes.ts";

scrollOnEntry();
groundHeader();
closeMenus();
rememberLanguage();
startCarousels();
callWaitingPictures();
if (document.referrer.includes(location.host)) loadTextFonts();
nameMissingPictures();
startTabs();
embedOnClick();
printOnClick();
loadUnitBoxes();
void fillAwaitedParts();
