import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { isOtherAddress } from "#domain/start/site-address.ts";

const words = firstSteps.siteAddress;

/** A notice while the site names another address than the browser's: the host that a proxy sends may be forged, that of the browser is not. */
export function SiteAddressNotice({ siteUrl }: { siteUrl: string }) {
  if (!isOtherAddress(siteUrl, location.origin)) return null;
  return (
    <section
      aria-label={words.title}
      className="mb-5 rounded-card bg-notice-soft px-4 py-3 text-compact text-notice"
    >
      <p className="break-words">{fill(words.other, { site: siteUrl, browser: location.origin })}</p>
      <p className="mt-1">{words.remedy}</p>
    </section>
  );
}

/** The address that search engines are given. */
export function SiteAddress({ siteUrl }: { siteUrl: string }) {
  return (
    <div>
      <h3 className="mb-2 text-base">{words.title}</h3>
      <p className="break-all rounded-button bg-mist px-3.5 py-2 text-small">{siteUrl}</p>
    </div>
  );
}
