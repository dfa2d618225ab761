import type { Office } from "#content/company.ts";
import { fill } from "#content/fill.ts";
import type { contact } from "#content/pages/contact.ts";
import type { Locale } from "#domain/locale.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { MapIcon } from "../../ui/icons/visitor-icons.ts";
import { mapAddresses } from "./map-addresses.ts";

export interface OfficeMapProps {
  locale: Locale;
  office: Office;
  text: (typeof contact)[Locale];
}

/**
 * Button that script replaces with the embedded street map (`enhance/embed.ts`), so that nothing is loaded before the click; without
 * script, or if the embedded map fails, it is a link to the map service.
 */
export function OfficeMap({ locale, office, text }: OfficeMapProps) {
  const { page, embed } = mapAddresses(office.location);
  const title = fill(text.map.title, { office: office.name[locale] });
  return (
    <div
      data-embed={embed}
      data-embed-title={title}
      data-embed-failed={text.map.failed}
      className="relative overflow-hidden rounded-card has-[iframe]:aspect-4/3 print:hidden"
    >
      <a
        href={page}
        target="_blank"
        rel="noopener"
        aria-label={`${title}. ${text.map.show}`}
        className={buttonClass("secondary", "w-full")}
      >
        <MapIcon className="size-4.5 shrink-0" />
        <span>{text.map.show}</span>
      </a>
    </div>
  );
}
