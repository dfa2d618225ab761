import type { ChillerWords } from "#content/calculator/chiller/chiller.ts";
import { paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { ChillerState } from "#engine/chiller/chiller-query.ts";
import { ChillerForm } from "#web/calculator/chiller/ChillerForm.tsx";
import { ChillerResult } from "#web/calculator/chiller/ChillerResult.tsx";

interface ChillerProps {
  locale: Locale;
  text: Pick<ChillerWords, "form" | "answer">;
  state: ChillerState;
  values: Readonly<Record<string, string>>;
}

/** Form from a chiller to its tower, with the result below it; the page for chillers has the steps. */
export function Chiller({ locale, text, state, values }: ChillerProps) {
  return (
    <section id="chiller" className="page-width scroll-mt-24 pt-10 lg:pt-14 print:hidden">
      <ChillerForm
        {...{ locale, state, values }}
        text={text.form}
        action={`${pathIn(locale, paths.home)}#chiller`}
        heading="h2"
      />
      {state.kind === "answered" && (
        <ChillerResult
          locale={locale}
          text={text.answer}
          answered={state}
          detailsHref={`${pathIn(locale, paths.chiller)}?${new URLSearchParams(values)}`}
        />
      )}
    </section>
  );
}
