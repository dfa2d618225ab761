import type { ReactNode } from "react";
import { kakaoOf } from "#content/derived/kakao-channel.ts";
import type { Content } from "#content/editing/defaults.ts";
import type { InquiryLink } from "../../inquiry-link.ts";
import type { IconComponent } from "../../ui/icons/icon.tsx";
import {
  Calculator,
  FileText,
  Images,
  MessageCircle,
  Phone,
  Search,
  SlidersHorizontal,
} from "../../ui/icons/visitor-icons.ts";
import { inquiryHref } from "../inquiry/InquiryButton.tsx";
import type { NavigationProps } from "../navigation.ts";
import { pageTool, type Tool } from "./page-tool.ts";

interface ActionBarProps extends NavigationProps {
  company: Content["company"];
  inquiryLink: InquiryLink | undefined;
}

const icons: Record<Tool, IconComponent> = {
  calculator: Calculator,
  finder: SlidersHorizontal,
  search: Search,
  gallery: Images,
  catalog: FileText,
};

/**
 * Bottom bar of narrow screens: telephone, inquiry and the page's tool. Last element of the page, with space
 * reserved for it; `site.css` hides it during text input.
 */
export function ActionBar({ locale, text, pathname, company, inquiryLink }: ActionBarProps) {
  const { bar, buttons } = text;
  const [office] = company.offices;
  const kakao = kakaoOf(company, text);
  const { tool, href } = pageTool(locale, pathname, inquiryLink?.hasFinder);
  return (
    <nav
      data-action-bar
      aria-label={bar.label}
      className="sticky bottom-0 z-30 border-line border-t bg-white pb-[env(safe-area-inset-bottom)] text-ink min-[48.01rem]:hidden print:hidden"
    >
      <ul
        className={`grid min-h-13.75 ${columnsFor(2 + (office ? 1 : 0) + (kakao ? 1 : 0))} divide-x divide-line text-center text-small leading-tight`}
      >
        {office && (
          <Action href={office.phoneHref} icon={Phone}>
            {bar.call} <span className="sr-only">{office.phone[locale]}</span>
          </Action>
        )}
        <Action
          href={inquiryHref({ locale, inquiryLink, pathname })}
          className="bg-accent text-on-accent"
          followsDuty={inquiryLink?.followsDuty}
        >
          <span className="font-bold text-compact leading-tight">{buttons.quote}</span>
          {inquiryLink && (
            <span
              {...(inquiryLink.followsDuty ? { "data-duty-size": "" } : {})}
              className="figures line-clamp-1 empty:hidden max-[17rem]:hidden"
            >
              {inquiryLink.summary}
            </span>
          )}
        </Action>
        {kakao && (
          <Action href={kakao.href} icon={MessageCircle}>
            {kakao.name}
          </Action>
        )}
        <Action href={href} icon={icons[tool]}>
          {bar.tools[tool]}
        </Action>
      </ul>
    </nav>
  );
}

/** All columns from the start, as icons at the top: a slow processor shows the bar before it has read all of it. */
function columnsFor(actions: number): string {
  if (actions > 3) return "grid-cols-4";
  return actions === 3 ? "grid-cols-3" : "grid-cols-2";
}

interface ActionProps {
  href: string;
  icon?: IconComponent;
  className?: string;
  followsDuty?: boolean | undefined;
  children: ReactNode;
}

function Action({ href, icon: Icon, className = "", followsDuty, children }: ActionProps) {
  return (
    <li>
      <a
        href={href}
        {...(followsDuty ? { "data-takes-selection": "page" } : {})}
        className={`flex h-full flex-col items-center px-1 py-1 font-semibold -outline-offset-4 ${Icon ? "pt-2" : "justify-center"} ${className}`.trimEnd()}
      >
        {Icon && <Icon className="mb-0.5 size-5 shrink-0" />}
        {children}
      </a>
    </li>
  );
}
