import type { Locale } from "#domain/locale.ts";
import type { BlockView } from "#domain/own-pages/block-view.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { linkIn } from "./link-in.ts";
import { Lines } from "./Statements.tsx";

type ActionProps = BlockView<"action">["values"] & { locale: Locale };

/** Call to action, as at the end of the built-in pages. */
export function Action({ locale, title, text, label, link }: ActionProps) {
  return (
    <section className="bg-mist py-16 lg:py-22 print:hidden">
      <div className="page-width items-center justify-between gap-16 lg:flex">
        <div>
          <h2 className="text-section">{title}</h2>
          {text && (
            <p className="mt-3 max-w-[38em] text-balance text-muted">
              <Lines text={text} />
            </p>
          )}
        </div>
        <div className="shrink-0 max-lg:mt-7">
          <ButtonLink href={linkIn(locale, link)}>{label}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
