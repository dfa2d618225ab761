import type { Locale } from "#domain/locale.ts";
import type { BlockView } from "#domain/own-pages/block-view.ts";
import { ChevronDown } from "../../ui/icons/visitor-icons.ts";
import { RichText } from "./RichText.tsx";

interface QuestionsProps extends Pick<BlockView<"questions">, "rows"> {
  locale: Locale;
}

/** Questions with collapsible answers; in print all are expanded. */
export function Questions({ rows, locale }: QuestionsProps) {
  return (
    <div className="border-ink border-t-2">
      {rows.map(({ id, question, answer }) => (
        <details key={id} className="group opens-in-print border-line border-b">
          <summary className="disclosure-line py-5">
            <h3 className="wrap-anywhere text-lg leading-snug lg:text-title-s">{question}</h3>
            <ChevronDown className="size-5 text-action transition-transform group-open:rotate-180 print:hidden" />
          </summary>
          <div className="pb-6">
            <RichText locale={locale} text={answer} size="small" />
          </div>
        </details>
      ))}
    </div>
  );
}
