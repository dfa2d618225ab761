import { company } from "#content/company.ts";
import { industrial } from "#content/industrial.ts";
import { paths } from "#content/paths.ts";
import { listedProduct } from "#content/product-lookup.ts";
import { shared } from "#content/shared.ts";
import { localeOf, pathIn } from "#domain/locale.ts";
import { servicesContext, siteUrlContext } from "../context.ts";
import { CallToAction } from "../layout/CallToAction.tsx";
import type { PageHandle } from "../page-handle.ts";
import { Picture } from "../pictures/Picture.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { PageHero } from "../ui/PageHero.tsx";
import type { Route } from "./+types/route";
import { Advantages } from "./Advantages.tsx";
import { Information } from "./Information.tsx";
import { Modular } from "./Modular.tsx";
import { Uses } from "./Uses.tsx";
import { Videos } from "./Videos.tsx";

export const handle: PageHandle = { keepHashMs: 300 };

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const text = industrial[locale];
  // The page stands without the database, too: the browser then asks for the products.
  const products = await context
    .get(servicesContext)
    .products.list({ category: "industrial" })
    .catch(() => null);
  return {
    locale,
    siteUrl: context.get(siteUrlContext),
    siteName: company.name[locale],
    text,
    breadcrumbs: shared[locale].breadcrumbs,
    range: {
      locale,
      text: { label: text.information.title, loading: text.loading },
      products: products?.map((product) => listedProduct(locale, product)) ?? null,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, path: paths.industrial, words: loaderData.text.meta }) : [];

export default function IndustrialPage({ loaderData }: Route.ComponentProps) {
  const { locale, text, breadcrumbs, range } = loaderData;
  return (
    <>
      <PageHero
        title={text.h1}
        lead={text.lead}
        trailLabel={breadcrumbs.label}
        trail={[
          { label: breadcrumbs.home, href: pathIn(locale, paths.home) },
          { label: text.h1, href: pathIn(locale, paths.industrial) },
        ]}
        picture={
          <Picture
            name="hero-modular"
            locale={locale}
            alt={text.alt}
            sizes="(min-width: 1024px) 48vw, 100vw"
            first
            className="size-full object-cover object-[78%_50%]"
          />
        }
      />
      <Information text={text.information} range={range} />
      <Advantages locale={locale} text={text.advantages} />
      <Uses text={text.uses} />
      <Modular locale={locale} text={text.modular} />
      <Videos locale={locale} text={text.videos} />
      <CallToAction locale={locale} text={text.callToAction} />
    </>
  );
}
