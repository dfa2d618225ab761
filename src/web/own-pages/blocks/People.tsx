import { phoneForms } from "#domain/content/phone-number.ts";
import { defaultLocale, type Locale } from "#domain/locale.ts";
import type { BlockView } from "#domain/own-pages/block-view.ts";
import { Picture } from "../../pictures/Picture.tsx";
import type { BlockWords } from "../block-words.ts";

interface PeopleProps extends Pick<BlockView<"people">, "rows"> {
  locale: Locale;
  words: BlockWords;
}

export function People({ rows, locale, words }: PeopleProps) {
  const { phone, email } = words.blocks.person;
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map((row) => (
        <li key={row.id} className="flex gap-5 border-edge border-t pt-4.5">
          {row.picture && (
            <Picture
              {...row.picture}
              sizes="96px"
              className="size-16 shrink-0 sm:size-24 rounded-card bg-blank object-cover"
            />
          )}
          <div className="min-w-0">
            <h3 className="wrap-anywhere text-lg leading-snug lg:text-title-s">{row.name}</h3>
            {row.role && <p className="mt-1 text-base text-muted leading-relaxed">{row.role}</p>}
            <Reach label={phone} {...phoneIn(locale, row.phone)} />
            <Reach label={email} href={`mailto:${row.email}`} text={row.email} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Readers of other languages call from abroad. A number that is not assigned, such as a short one, is called as it was entered. */
function phoneIn(locale: Locale, entered: string): { href: string; text: string } {
  const forms = phoneForms(entered, "KR");
  if (!forms?.isValid) return { href: `tel:${entered.replace(/[^\d+]/g, "")}`, text: entered };
  return { href: forms.link, text: locale === defaultLocale ? entered : forms[locale] };
}

function Reach({ label, href, text }: { label: string; href: string; text: string }) {
  return text === "" ? null : (
    <p className="figures mt-1 text-compact">
      <span className="sr-only">{label} </span>
      <a href={href} className="wrap-anywhere inline-block py-1 text-action hover:underline">
        {text}
      </a>
    </p>
  );
}
