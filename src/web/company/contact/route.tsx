import { kakaoOf } from "#content/derived/kakao-channel.ts";
import { hasOwnPoint, officeAnchor } from "#content/derived/office-place.ts";
import { AddedBlocks } from "../../own-pages/built-in/AddedBlocks.tsx";
import { CallToAction } from "../../page/CallToAction.tsx";
import { Page } from "../../page/Page.tsx";
import { metaOfPage, pageData } from "../../page/page-data.ts";
import { localBusinesses } from "../../seo/structured-data/offices.ts";
import type { Route } from "./+types/route";
import { OfficeEntry } from "./OfficeEntry.tsx";
import { OfficesOnMap } from "./OfficesOnMap.tsx";

export const loader = (args: Route.LoaderArgs) =>
  pageData(args, { page: "contact", type: "ContactPage", above: "intro" });

export const meta = metaOfPage;

export default function Contact({ loaderData: { locale, text, page } }: Route.ComponentProps) {
  return (
    <Page
      page={page}
      {...(page.company.offices.some(hasOwnPoint) && {
        drawing: <OfficesOnMap locale={locale} label={text.drawing} offices={page.company.offices} />,
      })}
      things={localBusinesses(page)}
    >
      <div className="page-width">
        {page.company.offices.map((office, index) => (
          <OfficeEntry
            key={office.id}
            locale={locale}
            office={office}
            anchor={officeAnchor(office, index)}
            text={text}
            newTab={page.shared.buttons.newTab}
            companyName={page.company.name.en}
            kakao={index === 0 ? kakaoOf(page.company, page.shared) : undefined}
          />
        ))}
        <ul className="border-line border-t pt-8 pb-14 text-compact text-muted lg:pb-20">
          <li>{text.labels.localTime}</li>
          <li>{text.map.note}</li>
          <li>{text.otherOffices}</li>
        </ul>
      </div>
      <AddedBlocks page={page} />
      <CallToAction page={page} text={text.inquiry} />
    </Page>
  );
}
