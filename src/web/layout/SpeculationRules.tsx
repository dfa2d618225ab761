/** Pages of the site are fetched when the pointer rests on a link: the next page is there before the click. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/api/*", "/sd_admin*", "/catalog/*", "/*\\?*"] } },
          { not: { selector_matches: "[data-language], [download], [target=_blank]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
