import { inquiryPath } from "#content/paths.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import type { SearchMetadata } from "./page-data.ts";

interface CallToActionProps {
  page: SearchMetadata;
  /** Texts of the page; by default those of the site. */
  text?: { title: string; description: string; button: string };
  /** Address of the inquiry form, if it carries data. */
  href?: string | undefined;
}

/**
 * Closing section of a page: invitation to send data, telephone of the head office and link to the inquiry
 * form.
 */
export function CallToAction({
  page,
  text = sharedWords(page),
  href = inquiryPath(page.locale),
}: CallToActionProps) {
  const { locale, shared } = page;
  const [office] = page.company.offices;
  return (
    <section className="bg-mist py-16 lg:py-22 print:hidden">
      <div className="page-width items-center justify-between gap-16 lg:flex">
        <div>
          <h2 className="text-section">{text.title}</h2>
          <p className="mt-3 max-w-[38em] text-balance text-muted">{text.description}</p>
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-x-8 gap-y-4 max-lg:mt-7">
          {office && (
            <a
              href={office.phoneHref}
              className="figures inline-block py-2 font-bold text-navy text-xl tracking-[-0.01em] hover:underline max-lg:order-1"
            >
              <span className="sr-only">{shared.footer.phone} </span>
              {office.phone[locale]}
            </a>
          )}
          <ButtonLink href={href}>{text.button}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

function sharedWords({ shared }: SearchMetadata): NonNullable<CallToActionProps["text"]> {
  const { callToAction, buttons } = shared;
  return { ...callToAction, button: buttons.consult };
}
