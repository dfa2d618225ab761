import type { ReactNode } from "react";
import type { KakaoChannel } from "#content/derived/kakao-channel.ts";
import { hasOwnPoint, ownWay } from "#content/derived/office-place.ts";
import { fill } from "#content/fill.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { ArrowUpRight } from "../../ui/icons/visitor-icons.ts";
import { PostalAddress } from "../../ui/PostalAddress.tsx";
import { directionsTo } from "./map-addresses.ts";
import { OfficeMap, type OfficeMapProps } from "./OfficeMap.tsx";
import { timeZoneName } from "./time-zone.ts";

interface OfficeEntryProps extends OfficeMapProps {
  /** Screen reader text after a link that opens a new tab. */
  newTab: string;
  /** Fragment identifier of the office in addresses. */
  anchor: string;
  /** Company name as map services list it. */
  companyName: string;
  /** The company's channel, shown with the head office. */
  kakao?: KakaoChannel | undefined;
}

export function OfficeEntry({ locale, office, anchor, text, newTab, companyName, kakao }: OfficeEntryProps) {
  const isOnMap = hasOwnPoint(office);
  return (
    <section
      id={anchor}
      className="grid scroll-mt-24 break-inside-avoid gap-x-14 gap-y-8 border-line py-14 not-first:border-t lg:grid-cols-[5fr_7fr] lg:py-20 print:grid-cols-2 print:py-4"
    >
      <div>
        <p className="eyebrow">{office.country[locale]}</p>
        <h2 className="text-part">{office.name[locale]}</h2>
        <Details locale={locale} office={office} text={text} kakao={kakao} />
      </div>
      <div className="grid content-start gap-6">
        <WayThere {...{ locale, office, text }} />
        {isOnMap && <OfficeMap locale={locale} office={office} text={text} />}
        {isOnMap && office.directions.length > 0 && (
          <ul className="grid gap-2 sm:flex sm:flex-wrap print:hidden">
            {office.directions.map((service) => (
              <li key={service}>
                <a
                  href={directionsTo(service, office.location, companyName)}
                  target="_blank"
                  rel="noopener"
                  className={buttonClass("secondary", "w-full px-5")}
                >
                  {fill(text.map.directions, { map: text.map.services[service] })}
                  <ArrowUpRight className="size-4" />
                  <span className="sr-only">, {newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type PartProps = Pick<OfficeEntryProps, "locale" | "office" | "text">;

/**
 * From the station to the door, drawn as a line with its stops: not to scale, and in words that can be read out on the phone.
 * The last stop is the office, with its name; the car park stands apart from the line.
 */
function WayThere({ locale, office, text: { labels } }: PartProps) {
  const way = ownWay(office, locale);
  if (!way) return null;
  const stops = way.steps.length > 0 ? [...way.steps, office.name[locale]] : [];
  return (
    <div>
      <h3 className="text-compact text-muted tracking-normal">{labels.way}</h3>
      <ol className="mt-3 font-bold text-title-xl leading-snug tracking-[-0.02em]">
        {stops.map((stop, index) => (
          <Stop key={stop} isLast={index === stops.length - 1}>
            {stop}
          </Stop>
        ))}
      </ol>
      {way.parking && (
        <p className="mt-4 flex gap-x-3">
          <span
            aria-hidden="true"
            className="grid size-5 shrink-0 place-items-center rounded-[3px] bg-slate font-bold text-small text-white leading-none"
          >
            P
          </span>
          <span>
            <span className="mr-1 text-muted">{labels.parking}</span> {way.parking}
          </span>
        </p>
      )}
    </div>
  );
}

function Stop({ isLast, children }: { isLast: boolean; children: ReactNode }) {
  return (
    <li className={`relative flex gap-x-3 ${isLast ? "" : "pb-3"}`}>
      {!isLast && <span aria-hidden="true" className="absolute top-4 -bottom-2 left-2 w-1 bg-action" />}
      <span
        aria-hidden="true"
        className={`relative mt-2 size-5 shrink-0 rounded-full border-[5px] border-action ${isLast ? "bg-action" : "bg-white"}`}
      />
      {children}
    </li>
  );
}

function Details({ locale, office, kakao, text: { labels } }: PartProps & Pick<OfficeEntryProps, "kakao">) {
  const hours = office.hours[locale];
  return (
    <dl className="mt-6 border-line border-b">
      <Row term={labels.address}>
        <address className="text-balance not-italic">
          <PostalAddress text={office.address[locale]} />
        </address>
      </Row>
      <Row term={labels.phone}>
        <a href={office.phoneHref} className="figures font-semibold text-navy hover:underline">
          {office.phone[locale]}
        </a>
      </Row>
      {kakao && (
        <Row term={kakao.name}>
          <a href={kakao.href} className="wrap-anywhere font-semibold text-navy hover:underline">
            {kakao.address}
          </a>
        </Row>
      )}
      <Row term={labels.email}>
        <a href={`mailto:${office.email}`} className="font-semibold text-navy hover:underline">
          {office.email}
        </a>
      </Row>
      <Row term={labels.hours}>
        <ul className="figures sm:max-lg:max-w-72">
          {(["weekday", "saturday", "sunday"] as const).map((day) => (
            <li key={day} className="flex justify-between gap-x-4">
              <span>{labels[day]}</span>
              <span className="shrink-0">{hours[day]}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1 text-muted text-small">{timeZoneName(locale, office.timeZone)}</p>
      </Row>
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-line border-t py-3.5 min-[23rem]:grid-cols-[5.5rem_1fr] min-[23rem]:lang-en:grid-cols-[7.5rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
