import { useLocation } from "react-router";
import { inquiryPath, paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import type { InquiryLink } from "../../inquiry-link.ts";
import { buttonClass } from "../../ui/button-class.ts";
import type { NavigationProps } from "../navigation.ts";

interface InquiryButtonProps extends Omit<NavigationProps, "pathname"> {
  inquiryLink: InquiryLink | undefined;
  /** True to show the summary of the data in the link. */
  hasSummary?: boolean;
  className: string;
}

export function InquiryButton({
  locale,
  text,
  inquiryLink,
  hasSummary = false,
  className,
}: InquiryButtonProps) {
  const { pathname } = useLocation();
  return (
    <a
      href={inquiryHref({ locale, inquiryLink, pathname })}
      {...(inquiryLink?.followsDuty ? { "data-takes-selection": "page" } : {})}
      className={buttonClass("primary", className)}
    >
      <span className="shrink-0">{text.buttons.quote}</span>
      {hasSummary && inquiryLink && (
        <span
          {...(inquiryLink.followsDuty ? { "data-duty-size": "" } : {})}
          className="figures line-clamp-2 min-w-0 text-left font-normal leading-tight not-empty:border-white/40 not-empty:border-l not-empty:pl-2.5"
        >
          {inquiryLink.summary}
        </span>
      )}
    </a>
  );
}

/**
 * On the home page the form is an anchor: its full address would reload the page without the carried data.
 */
export function inquiryHref({
  locale,
  inquiryLink,
  pathname,
}: Pick<NavigationProps, "locale" | "pathname"> & { inquiryLink: InquiryLink | undefined }): string {
  if (inquiryLink) return inquiryLink.href;
  return pathname === pathIn(locale, paths.home) ? "#contact" : inquiryPath(locale);
}
