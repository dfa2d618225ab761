/**
 * Prerenders pages of the site when the pointer hovers over a link, so that navigation is immediate. Pages
 * are small and cached on the server, and their scripts wait for interaction.
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

/** Exact text in the page, whose hash is in the content security policy. */
export const speculationRules = JSON.stringify(rules);
