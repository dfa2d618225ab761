import { useState } from "react";
import type { ShareWords } from "#content/calculator/tool.ts";
import { customStation } from "#documents/sheet/plan/planned-year.ts";
import { type Locale, type Localized, otherLocales } from "#domain/locale.ts";
import type { Weather } from "#engine/year/weather.ts";
import { fetchApi } from "#web/api-client.ts";
import { offerFile } from "#web/offer-file.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Download } from "../../../ui/icons/visitor-icons.ts";

interface PdfLinksProps {
  locale: Locale;
  words: ShareWords["sheet"];
  pdf: Localized<string>;
  /** Uploaded weather, which an address cannot hold: it is sent in the request body. */
  weather: Weather | undefined;
  year: Readonly<Record<string, string>>;
}

const timeoutMs = 30_000;
const buttonLook = buttonClass("secondary");
const linkLook = "px-2 py-3 text-compact text-action underline underline-offset-4";

export function PdfLinks({ locale, words, pdf, weather, year }: PdfLinksProps) {
  const [message, setMessage] = useState("");
  const others = otherLocales(locale);
  const label = (language: Locale) =>
    language === locale ? (
      <>
        <Download className="size-4.5" />
        {words.pdf}
      </>
    ) : (
      words.otherPdf[language]
    );
  async function make(language: Locale, own: Weather): Promise<void> {
    setMessage(words.making);
    try {
      const { pathname, searchParams } = new URL(pdf[language], location.origin);
      const body = { ...Object.fromEntries(searchParams), ...year, station: customStation, weather: own };
      const response = await fetchApi("POST", pathname, { body, locale, timeoutMs });
      offerFile(`design-sheet-${language}.pdf`, await response.blob());
      setMessage("");
    } catch {
      setMessage(words.notMade);
    }
  }
  return (
    <>
      {[locale, ...others].map((language) =>
        weather ? (
          <button
            key={language}
            type="button"
            onClick={() => make(language, weather)}
            className={language === locale ? buttonLook : linkLook}
          >
            {label(language)}
          </button>
        ) : (
          <a
            key={language}
            href={pdf[language]}
            download
            className={language === locale ? buttonLook : linkLook}
          >
            {label(language)}
          </a>
        ),
      )}
      {weather && <p className="basis-full text-note text-muted leading-normal">{words.ownWeather}</p>}
      <p role="status" className="basis-full text-compact empty:hidden">
        {message}
      </p>
    </>
  );
}
