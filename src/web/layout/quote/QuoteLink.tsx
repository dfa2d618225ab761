import { inquiryPath, paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import { buttonClass } from "../../ui/button-class.ts";
import type { NavigationProps } from "../navigation.ts";
import type { Quote } from "./quote.ts";

interface QuoteLinkProps extends NavigationProps {
  quote: Quote | undefined;
  /** Names what goes along. */
  isTelling?: boolean;
  className: string;
}

/** The way to the inquiry form, with what the page gives along. */
export function QuoteLink({ locale, text, pathname, quote, isTelling = false, className }: QuoteLinkProps) {
  const { href = pathname === pathIn(locale, paths.home) ? "#contact" : inquiryPath(locale) } = quote ?? {};
  return (
    <a
      href={href}
      {...(quote?.takesDuty ? { "data-takes-duty": "" } : {})}
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

/**
 * The same at the lower edge of narrow screens, on pages that give something along. It ends before the footer.
 */
export function QuoteBar(props: Omit<QuoteLinkProps, "className" | "isTelling">) {
  return (
    <aside
      data-quote-bar
      aria-label={props.text.buttons.quote}
      hidden={props.quote?.carries === ""}
      className="sticky bottom-0 z-30 border-line border-t bg-white/95 px-5 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <QuoteLink {...props} isTelling className="w-full" />
    </aside>
  );
}
