import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    rules: {
      // As React renders them.
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      "valid-id": ["error", { relaxed: true }],
      // Checked tags of the gallery form one list.
      "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
      // Only one of the wide and the narrow menu is ever displayed; axe checks that one.
      "unique-landmark": "off",
      // Phone numbers have hyphens; line breaks are a matter of the style sheet.
      "tel-non-breaking": "off",
      // Search engines truncate titles; their length has its own test.
      "long-title": "off",
    },
  }),
);

export async function htmlErrorsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
