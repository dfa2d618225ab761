import type { Content } from "#content/editing/defaults.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import type { Section } from "./catalog.ts";

/** The last page of every catalogue: conditions to fill in, and where to send them. */
export function closingSections(locale: Locale, { series, company }: Content): Section[] {
  const { request, offices, hours } = series[locale].catalogFile;
  return [
    {
      title: request.title,
      blocks: [
        { kind: "text", text: request.description },
        { kind: "form", rows: Object.values(request.rows) },
      ],
    },
    {
      title: offices,
      blocks: [
        {
          kind: "offices",
          offices: company.offices.map((office) => ({
            name: office.name[locale],
            phone: { text: office.phone[locale], href: office.phoneHref },
            email: { text: office.email, href: `mailto:${office.email}` },
            lines: [office.address[locale], fill(hours, { hours: office.hours[locale].weekday })],
          })),
        },
      ],
    },
  ];
}
