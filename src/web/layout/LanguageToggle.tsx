import { type Locale, locales, pathIn } from "#domain/locale.ts";
import type { HeaderProps } from "./Header.tsx";

const marks: Record<Locale, string> = { ko: "KO", en: "EN" };

/** Leads to the same page in the other language; script adds the query and hash, and stores the choice. */
export function LanguageToggle({
  locale,
  text,
  pathname,
  className,
}: Omit<HeaderProps, "overPicture"> & { className?: string }) {
  const labels: Record<Locale, string> = { ko: text.language.toKorean, en: text.language.toEnglish };
  return (
    <ul aria-label={text.language.label} className={`items-center text-sm ${className ?? ""}`}>
      {locales.map((language) => (
        <li key={language} className="border-current/40 not-first:border-l first:-ml-2">
          {language === locale ? (
            <span aria-current="true" className="px-2.5 font-bold">
              {marks[language]}
            </span>
          ) : (
            <a
              href={pathIn(language, pathname)}
              hrefLang={language}
              lang={language}
              data-language={language}
              title={labels[language]}
              className="px-2.5 py-2 opacity-85 hover:underline hover:opacity-100"
            >
              {marks[language]}
              <span className="sr-only">, {labels[language]}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
