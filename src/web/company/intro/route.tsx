import { company } from "#content/company.ts";
import { intro } from "#content/pages/intro.ts";
import { paths } from "#content/paths.ts";
import { shared } from "#content/shared.ts";
import { localeOf, pathIn } from "#domain/locale.ts";
import { siteUrlContext } from "../../context.ts";
import { CallToAction } from "../../layout/CallToAction.tsx";
import { CoverPicture } from "../../pictures/CoverPicture.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { StructuredData } from "../../seo/StructuredData.tsx";
import { pageGraph } from "../../seo/structured-data/page-graph.ts";
import { PageHero, pageHeroSizes } from "../../ui/PageHero.tsx";
import type { Route } from "./+types/route";
import { CoreValues } from "./CoreValues.tsx";
import { Greeting } from "./Greeting.tsx";
import { VisionAndMission } from "./VisionAndMission.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { breadcrumbs, buttons, callToAction } = shared[locale];
  return {
    locale,
    siteUrl: context.get(siteUrlContext),
    siteName: company.name[locale],
    text: intro[locale],
    callToAction: { ...callToAction, button: buttons.consult },
    trailLabel: breadcrumbs.label,
    trail: [
      { label: breadcrumbs.home, href: pathIn(locale, paths.home) },
      { label: intro[locale].h1, href: pathIn(locale, paths.intro) },
    ],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path: paths.intro, words: loaderData.text.meta }) : [];

export default function Intro({ loaderData }: Route.ComponentProps) {
  const { locale, text, siteUrl, trail, trailLabel, callToAction } = loaderData;
  return (
    <>
      <PageHero
        title={text.h1}
        lead={text.lead}
        trail={trail}
        trailLabel={trailLabel}
        picture={
          <CoverPicture
            name="roof-package"
            locale={locale}
            alt={text.greeting.alt}
            sizes={pageHeroSizes}
            first
          />
        }
      />
      <Greeting text={text.greeting} />
      <VisionAndMission vision={text.vision} mission={text.mission} />
      <CoreValues text={text.values} />
      <CallToAction locale={locale} text={callToAction} />
      <StructuredData
        data={pageGraph({ siteUrl, locale, type: "AboutPage", path: paths.intro, words: text.meta, trail })}
      />
    </>
  );
}
