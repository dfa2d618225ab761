import type { Content } from "#content/editing/defaults.ts";
import { dayInWords } from "#content/languages.ts";
import type { Locale } from "#domain/locale.ts";
import type { NewsKind } from "#domain/own-pages/own-page.ts";

interface NewsLabelProps {
  locale: Locale;
  kind: NewsKind;
  /** ISO 8601. */
  day: string | null;
  isPinned?: boolean;
  text: Pick<Content["news"][Locale], "kinds" | "pinned">;
}

export function NewsLabel({ locale, kind, day, isPinned = false, text }: NewsLabelProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      {isPinned && (
        <span className="rounded-[3px] bg-action px-2 py-1 font-semibold text-white leading-none">
          {text.pinned}
        </span>
      )}
      <span className="font-semibold text-action">{text.kinds[kind]}</span>
      {day !== null && (
        <time dateTime={day} className="text-muted">
          {dayInWords(locale, day)}
        </time>
      )}
    </p>
  );
}
