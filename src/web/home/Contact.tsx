import type { ReactNode } from "react";
import type { Office } from "#content/company.ts";
import type { KakaoChannel } from "#content/derived/kakao-channel.ts";
import type { home } from "#content/pages/home.ts";
import type { Locale } from "#domain/locale.ts";
import { timeZoneName } from "../company/contact/time-zone.ts";
import type { ArticleLink } from "../further-reading/article-links.ts";
import { ReadOn } from "../further-reading/ReadOn.tsx";
import { PostalAddress } from "../ui/PostalAddress.tsx";

interface ContactProps {
  locale: Locale;
  text: (typeof home)[Locale]["contact"];
  /** Head office; `undefined` if the company has removed all offices. */
  office: Office | undefined;
  kakao: KakaoChannel | undefined;
  /** Links to articles that may answer the visitor's question. */
  reading: readonly ArticleLink[];
  children: ReactNode;
}

/**
 * The inquiry form (`children`) below its heading; the head office's details beside it, on narrow screens after
 * it. In print the form is hidden, but not the receipt of a sent inquiry, which is the visitor's only record where no mail is sent.
 */
export function Contact({ locale, text, office, kakao, reading, children }: ContactProps) {
  return (
    <section id="contact" className="section-space max-lg:-scroll-mt-6 max-lg:pt-7 lg:-scroll-mt-3">
      <div className="page-width grid gap-x-20 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
        <div>
          <p className="eyebrow max-lg:hidden">{text.eyebrow}</p>
          <h2 className="heading-2">{text.title}</h2>
          <p className="mt-4 text-muted max-lg:hidden">{text.description}</p>
        </div>
        <div className="min-w-0 max-lg:mt-2 lg:row-span-2 print:not-has-[[data-reference]]:hidden">
          {children}
        </div>
        <Details {...{ locale, text, office, kakao, reading }} />
      </div>
    </section>
  );
}

function Details({ locale, text, office, kakao, reading }: Omit<ContactProps, "children">) {
  return (
    <div className="min-w-0 max-lg:mt-12">
      <p className="text-muted lg:mt-4">{text.questions}</p>
      <ReadOn links={reading} className="mt-2" />
      {office && <OfficeDetails {...{ locale, text, office, kakao }} />}
    </div>
  );
}

interface OfficeDetailsProps extends Pick<ContactProps, "locale" | "text" | "kakao"> {
  office: Office;
}

function OfficeDetails({ locale, text, office, kakao }: OfficeDetailsProps) {
  const hours = office.hours[locale];
  return (
    <>
      <h3 className="mt-10 mb-2 text-lg">{text.information}</h3>
      <dl className="text-base">
        <Row term={text.address}>
          <PostalAddress text={office.address[locale]} />
        </Row>
        <Row term={text.phone}>
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
        <Row term={text.email}>
          <a href={`mailto:${office.email}`} className="font-semibold text-navy hover:underline">
            {office.email}
          </a>
        </Row>
      </dl>
      <h3 className="mt-8 mb-2 text-lg">{text.hours.title}</h3>
      <p className="mb-2 text-compact text-muted">{timeZoneName(locale, office.timeZone)}</p>
      <dl className="figures text-base">
        <Row term={text.hours.weekday}>{hours.weekday}</Row>
        <Row term={text.hours.saturday}>{hours.saturday}</Row>
        <Row term={text.hours.sunday}>{hours.sunday}</Row>
      </dl>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-line min-[23rem]:grid-cols-[8.5rem_minmax(0,1fr)] border-t py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="text-balance">{children}</dd>
    </div>
  );
}
