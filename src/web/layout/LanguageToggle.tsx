import { languages } from "#content/languages.ts";
import { locales, pathIn } from "#domain/locale.ts";
import type { NavigationProps } from "./navigation.ts";

/** Link to the same page in the other language; script adds the query and hash, and stores the choice. */
export function LanguageToggle({
  locale,
  text,
  pathname,
  query = "",
  className,
}: NavigationProps & { className?: string }) {
  const { label, to } = text.language;
  return (
    <ul aria-label={label} className={`items-center whitespace-nowrap text-sm ${className ?? ""}`}>
      {locales.map((language) => (
        <li key={language} className="border-current/40 not-first:border-l first:-ml-2">
          {language === locale ? (
            <span aria-current="true" className="px-2.5 font-bold">
              {languages[language].mark}
            </span>
          ) : (
            <a
              href={pathIn(language, pathname) + query}
              hrefLang={language}
              data-language={language}
              title={to[language]}
              className="px-2.5 py-2 opacity-85 hover:underline hover:opacity-100"
            >
              {languages[language].mark}
              <span className="sr-only">, {to[language]}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
