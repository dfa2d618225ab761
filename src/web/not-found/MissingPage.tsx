import { useRouteLoaderData } from "react-router";
import type { Content } from "#content/editing/defaults.ts";
import { inquiryPath, paths } from "#content/paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { PanelEntries, PanelTools } from "../menu/MenuPanel.tsx";
import type { MenuPanelView } from "../menu/menu-panels.ts";
import { bleedingClass } from "../page/bleeding-class.ts";
import { HeaderEnd } from "../page/HeaderEnd.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { buttonClass } from "../ui/button-class.ts";
import { controlClass } from "../ui/fields/Field.tsx";
import { BrokenPipe } from "./BrokenPipe.tsx";

type SharedWords = Content["shared"][Locale];

interface MissingPageProps {
  locale: Locale;
  text: SharedWords;
}

/** Ways on from an address without a page: search, the series with their tools, and the telephone. */
export function MissingPage({ locale, text }: MissingPageProps) {
  const { notFound } = text;
  return (
    <>
      <div className="on-dark relative bg-navy text-white">
        <div className="page-width pt-12 pb-12 lg:min-h-[max(25rem,20vw)] lg:pt-20 lg:pb-14">
          <div className="lg:w-1/2 lg:pr-12">
            <p className="eyebrow text-sky">{notFound.title}</p>
            <h1 className="text-section-l">{notFound.heading}</h1>
            <p className="mt-4 max-w-[34em] text-balance text-moon">{notFound.description}</p>
            <ProjectSearch locale={locale} text={notFound.search} />
            <p className="mt-4">
              <ButtonLink href={pathIn(locale, "/")} variant="ghost">
                {notFound.home}
              </ButtonLink>
            </p>
          </div>
        </div>
        <div className={`${bleedingClass} lg:w-1/2`}>
          <BrokenPipe label={notFound.drawing} />
        </div>
        <HeaderEnd />
      </div>
      <WaysOn locale={locale} text={text} />
    </>
  );
}

/** Works without script: the gallery reads the search text of its address. */
function ProjectSearch({ locale, text }: { locale: Locale; text: SharedWords["notFound"]["search"] }) {
  return (
    <form method="get" action={pathIn(locale, paths.gallery)} className="mt-8 max-w-[26em]">
      <label htmlFor="missing-search" className="mb-1.5 block font-semibold text-compact">
        {text.label}
      </label>
      <div className="flex gap-2">
        <input id="missing-search" name="s" type="search" maxLength={200} className={controlClass} />
        <button type="submit" className={buttonClass("light", "shrink-0")}>
          {text.submit}
        </button>
      </div>
    </form>
  );
}

/** Loader data of the frame of the page. */
interface FrameData {
  frame: { panels: readonly MenuPanelView[]; company: Content["company"] };
}

function WaysOn({ locale, text }: MissingPageProps) {
  const frame = useRouteLoaderData<FrameData>(`${locale}/layout`)?.frame;
  const panel = frame?.panels.find(({ id }) => id === "products");
  const [office] = frame?.company.offices ?? [];
  return (
    <div className="page-width section-space gap-x-8 lg:flex">
      {panel && (
        <section className="grow">
          <h2 className="mb-6 text-2xl">{panel.label}</h2>
          <PanelEntries locale={locale} entries={panel.entries} />
        </section>
      )}
      <section className="shrink-0 border-line max-lg:mt-10 max-lg:border-t max-lg:pt-8 lg:w-55 lg:border-l lg:pl-8">
        {panel && <PanelTools locale={locale} label={text.navigation.tools} tools={panel.tools} />}
        <h2 className="mt-6 text-base">{text.notFound.ask}</h2>
        {office && (
          <p>
            <a
              href={office.phoneHref}
              className="figures inline-block py-2 font-bold text-navy text-xl hover:underline"
            >
              <span className="sr-only">{text.footer.phone} </span>
              {office.phone[locale]}
            </a>
          </p>
        )}
        <a href={inquiryPath(locale)} className="text-link">
          {text.buttons.consult}
        </a>
      </section>
    </div>
  );
}

export function missingMeta({ notFound }: SharedWords) {
  return [{ title: notFound.meta.title }, { name: "robots", content: "noindex" }];
}
