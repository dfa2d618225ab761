import { company } from "#content/company.ts";
import { contact } from "#content/pages/contact.ts";
import { intro } from "#content/pages/intro.ts";
import { paths } from "#content/paths.ts";
import { shared } from "#content/shared.ts";
import { localeOf, pathIn } from "#domain/locale.ts";
import { siteUrlContext } from "../../context.ts";
import { CallToAction } from "../../layout/CallToAction.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { StructuredData } from "../../seo/StructuredData.tsx";
import { localBusinesses } from "../../seo/structured-data/offices.ts";
import { pageGraph } from "../../seo/structured-data/page-graph.ts";
import { PageHero } from "../../ui/PageHero.tsx";
import type { Route } from "./+types/route";
import { OfficeEntry } from "./OfficeEntry.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { breadcrumbs, buttons } = shared[locale];
  return {
    locale,
    siteUrl: context.get(siteUrlContext),
    siteName: company.name[locale],
    text: contact[locale],
    newTab: buttons.newTab,
    offices: company.offices,
    trailLabel: breadcrumbs.label,
    trail: [
      { label: breadcrumbs.home, href: pathIn(locale, paths.home) },
      { label: intro[locale].h1, href: pathIn(locale, paths.intro) },
      { label: contact[locale].h1, href: pathIn(locale, paths.contact) },
    ],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path: paths.contact, words: loaderData.text.meta }) : [];

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { locale, text, newTab, offices, siteUrl, trail, trailLabel } = loaderData;
  const graph = pageGraph(
    { siteUrl, locale, type: "ContactPage", path: paths.contact, words: text.meta, trail },
    localBusinesses({ siteUrl, locale }),
  );
  return (
    <>
      <PageHero title={text.h1} lead={text.lead} trail={trail} trailLabel={trailLabel} />
      <div className="page-width">
        {offices.map((office, index) => (
          <OfficeEntry
            key={office.id}
            locale={locale}
            office={office}
            text={text}
            newTab={newTab}
            isAbove={index === 0}
          />
        ))}
        <ul className="border-line border-t pt-8 pb-14 text-[15px] text-muted lg:pb-20">
          <li>{text.labels.localTime}</li>
          <li>{text.map.note}</li>
          <li>{text.otherOffices}</li>
        </ul>
      </div>
      <CallToAction locale={locale} text={text.inquiry} />
      <StructuredData data={graph} />
    </>
  );
}
