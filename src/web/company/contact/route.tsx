import { company } from "#content/company.ts";
import { contact } from "#content/pages/contact.ts";
import { intro } from "#content/pages/intro.ts";
import { shared } from "#content/shared.ts";
import { CallToAction } from "../../page/CallToAction.tsx";
import { Page } from "../../page/Page.tsx";
import { metaOfPage, pageData } from "../../page/page-data.ts";
import { localBusinesses } from "../../seo/structured-data/offices.ts";
import type { Route } from "./+types/route";
import { OfficeEntry } from "./OfficeEntry.tsx";

export function loader(asked: Route.LoaderArgs) {
  const data = pageData(asked, {
    page: "contact",
    words: contact,
    type: "ContactPage",
    above: { page: "intro", words: intro },
  });
  return { ...data, newTab: shared[data.locale].buttons.newTab, offices: company.offices };
}

export const meta = metaOfPage;

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { locale, text, page, newTab, offices } = loaderData;
  return (
    <Page page={page} things={localBusinesses(page)}>
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
        <ul className="border-line border-t pt-8 pb-14 text-compact text-muted lg:pb-20">
          <li>{text.labels.localTime}</li>
          <li>{text.map.note}</li>
          <li>{text.otherOffices}</li>
        </ul>
      </div>
      <CallToAction locale={locale} text={text.inquiry} />
    </Page>
  );
}
