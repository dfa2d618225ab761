import { useLocation } from "react-router";
import { inquiryPath, paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import type { Quote } from "../../quote.ts";
import { buttonClass } from "../../ui/button-class.ts";
import type { NavigationProps } from "../navigation.ts";

interface QuoteLinkProps extends Omit<NavigationProps, "pathname"> {
  quote: Quote | undefined;
  /** Shows a description of the data that the link carries. */
  isTelling?: boolean;
  className: string;
}

export function QuoteLink({ locale, text, quote, isTelling = false, className }: QuoteLinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      href={quoteHref({ locale, quote, pathname })}
      {...(quote?.followsDuty ? { "data-takes-selection": "page" } : {})}
      className={buttonClass("primary", className)}
    >
      <span className="shrink-0">{text.buttons.quote}</span>
      {isTelling && quote && (
        <span
          {...(quote.followsDuty ? { "data-duty-in-words": "" } : {})}
          className="figures line-clamp-2 min-w-0 text-left font-normal leading-tight not-empty:border-white/40 not-empty:border-l not-empty:pl-2.5"
        >
          {quote.carries}
        </span>
      )}
    </a>
  );
}

/**
 * On the home page the form is an anchor: its full address would reload the page without the carried data.
 */
export function quoteHref({
  locale,
  quote,
  pathname,
}: Pick<NavigationProps, "locale" | "pathname"> & { quote: Quote | undefined }): string {
  if (quote) return quote.href;
  return pathname === pathIn(locale, paths.home) ? "#contact" : inquiryPath(locale);
}
