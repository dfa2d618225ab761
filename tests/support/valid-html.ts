import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    rules: {
      // As React writes them.
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      "valid-id": ["error", { relaxed: true }],
      // Ticked tags of the gallery form one list.
      "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
      // Only one of the wide and the narrow menu is ever displayed; axe checks that one.
      "unique-landmark": "off",
      // Phone numbers are written with hyphens; where lines break is the style sheet's business.
      "tel-non-breaking": "off",
      // Search engines cut a title where they like; the words have their own limit.
      "long-title": "off",
    },
  }),
);

/** Faults that a validator finds in a page. */
export async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
