import { useLocation } from "react-router";
import { inquiryPath, paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import { buttonClass } from "../../ui/button-class.ts";
import type { NavigationProps } from "../navigation.ts";
import type { Quote } from "./quote.ts";

interface QuoteLinkProps extends Omit<NavigationProps, "pathname"> {
  quote: Quote | undefined;
  /** Names what goes along. */
  isTelling?: boolean;
  className: string;
}

/** The way to the inquiry form, with what the page gives along. */
export function QuoteLink({ locale, text, quote, isTelling = false, className }: QuoteLinkProps) {
  const { pathname } = useLocation();
  return (
    <a
      href={quoteHref({ locale, quote, pathname })}
      {...(quote?.takesDuty ? { "data-takes-selection": "page" } : {})}
      className={buttonClass("primary", className)}
    >
      <span className="shrink-0">{text.buttons.quote}</span>
      {isTelling && quote && (
        <span
          {...(quote.takesDuty ? { "data-duty-in-words": "" } : {})}
          className="figures line-clamp-2 min-w-0 text-left font-normal leading-tight not-empty:border-white/40 not-empty:border-l not-empty:pl-2.5"
        >
          {quote.carries}
        </span>
      )}
    </a>
  );
}

/** On the home page itself the form is an anchor: its address would load the page again, without what it carries. */
export function quoteHref({
  locale,
  quote,
  pathname,
}: Pick<NavigationProps, "locale" | "pathname"> & { quote: Quote | undefined }): string {
  if (quote) return quote.href;
  return pathname === pathIn(locale, paths.home) ? "#contact" : inquiryPath(locale);
}
