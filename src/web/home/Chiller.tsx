import type { ChillerWords } from "#content/calculator/chiller/chiller.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { ChillerOpening } from "#engine/chiller/entry.ts";
import { ChillerAnswer } from "#web/calculator/chiller/ChillerAnswer.tsx";
import { ChillerForm } from "#web/calculator/chiller/ChillerForm.tsx";

interface ChillerProps {
  locale: Locale;
  text: Pick<ChillerWords, "form" | "answer">;
  opening: ChillerOpening;
  values: Readonly<Record<string, string>>;
}

/** From a chiller to its tower, answered in place: the page for chillers has the steps. */
export function Chiller({ locale, text, opening, values }: ChillerProps) {
  return (
    <section id="chiller" className="page-width scroll-mt-24 pt-10 lg:pt-14">
      <ChillerForm
        {...{ locale, opening, values }}
        text={text.form}
        action={`${pathIn(locale, paths.home)}#chiller`}
        heading="h2"
      />
      {opening.kind === "answered" && (
        <ChillerAnswer
          locale={locale}
          text={text.answer}
          answered={opening}
          detailsHref={`${pathIn(locale, paths.chiller)}?${new URLSearchParams(values)}`}
        />
      )}
    </section>
  );
}
