import { expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import { locales } from "#domain/locale.ts";
import { closingSections } from "./closing-sections.ts";

test.each(locales)(
  "the last page has a form for the conditions and every office with its telephone, in %s",
  (locale) => {
    const [request, offices] = closingSections(locale, sampleContent);
    const { catalogFile } = sampleContent.series[locale];
    expect(request).toEqual({
      title: catalogFile.request.title,
      blocks: [
        { kind: "text", text: catalogFile.request.description },
        { kind: "form", rows: Object.values(catalogFile.request.rows) },
      ],
    });
    const shown = offices?.blocks.flatMap((block) => (block.kind === "offices" ? block.offices : []));
    const { offices: stored } = sampleContent.company;
    expect(shown?.map(({ name }) => name)).toEqual(stored.map(({ name }) => name[locale]));
    expect(shown?.map(({ phone }) => phone.href)).toEqual(stored.map(({ phoneHref }) => phoneHref));
    expect(shown?.map(({ email }) => email.href)).toEqual(stored.map(({ email }) => `mailto:${email}`));
    for (const [index, { lines }] of (shown ?? []).entries()) {
      expect(lines[0]).toBe(stored[index]?.address[locale]);
      expect(lines[1]).toContain(stored[index]?.hours[locale].weekday);
      expect(lines[1]).not.toContain("{");
    }
  },
);
