/**
 * Pages of the site are rendered in the background when the pointer rests on a link: the next page is there before
 * the click. They are small and come from the server's memory, and their scripts wait for the visitor anyway.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/api/*", "/sd_admin*", "/catalog/*", "/*\\?(.+)"] } },
          { not: { selector_matches: "[data-language], [download], [target=_blank]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** As they stand in a page, and as its content security policy knows them. */
export const speculationRules = JSON.stringify(rules);
