import { company } from "#content/company.ts";
import { history } from "#content/pages/history.ts";
import { intro } from "#content/pages/intro.ts";
import { paths } from "#content/paths.ts";
import { shared } from "#content/shared.ts";
import { localeOf, pathIn } from "#domain/locale.ts";
import { siteUrlContext } from "../../context.ts";
import { CallToAction } from "../../layout/CallToAction.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { StructuredData } from "../../seo/StructuredData.tsx";
import { pageGraph } from "../../seo/structured-data/page-graph.ts";
import { PageHero } from "../../ui/PageHero.tsx";
import type { Route } from "./+types/route";
import { Achievements } from "./Achievements.tsx";
import { Timeline } from "./Timeline.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { breadcrumbs, buttons, callToAction } = shared[locale];
  return {
    locale,
    siteUrl: context.get(siteUrlContext),
    siteName: company.name[locale],
    text: history[locale],
    callToAction: { ...callToAction, button: buttons.consult },
    trailLabel: breadcrumbs.label,
    trail: [
      { label: breadcrumbs.home, href: pathIn(locale, paths.home) },
      { label: intro[locale].h1, href: pathIn(locale, paths.intro) },
      { label: history[locale].h1, href: pathIn(locale, paths.history) },
    ],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path: paths.history, words: loaderData.text.meta }) : [];

export default function History({ loaderData }: Route.ComponentProps) {
  const { locale, text, siteUrl, trail, trailLabel, callToAction } = loaderData;
  return (
    <>
      <PageHero title={text.h1} lead={text.lead} trail={trail} trailLabel={trailLabel} />
      <Achievements text={text.achievements} />
      <Timeline text={text.timeline} />
      <CallToAction locale={locale} text={callToAction} />
      <StructuredData
        data={pageGraph({ siteUrl, locale, type: "AboutPage", path: paths.history, words: text.meta, trail })}
      />
    </>
  );
}
