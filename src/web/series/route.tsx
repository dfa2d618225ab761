import { data, redirect } from "react-router";
import { type ProductView, partnerOf, productView } from "#content/lookup/product-view.ts";
import { localizedTerms, localizeProject } from "#content/lookup/projects.ts";
import { productPath } from "#content/paths.ts";
import { cutawayKindOf } from "#documents/drawing/flow-kind.ts";
import { selectionOf } from "#documents/selection/selection.ts";
import { selectionQuery } from "#documents/selection/selection-texts.ts";
import { storedTechnicalFiles } from "#documents/submittal/file-facts.ts";
import { tenderOf } from "#documents/tender/tender.ts";
import { tenderText } from "#documents/tender/tender-text.ts";
import { type Locale, locales, pathIn } from "#domain/locale.ts";
import { contentContext, servicesContext } from "../context.ts";
import { articleLinks } from "../further-reading/article-links.ts";
import type { InquiryLink } from "../inquiry-link.ts";
import { MissingPage, missingMeta } from "../not-found/MissingPage.tsx";
import { fadingClass } from "../page/bleeding-class.ts";
import { CallToAction } from "../page/CallToAction.tsx";
import { PageHero, pictureSizes } from "../page/hero/PageHero.tsx";
import { productPicture } from "../pictures/product-picture.ts";
import { ResponsivePicture } from "../pictures/ResponsivePicture.tsx";
import { projectsMentioning } from "../project/projects-mentioning.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { StructuredData } from "../seo/StructuredData.tsx";
import { pageGraph } from "../seo/structured-data/page-graph.ts";
import { productThing } from "../seo/structured-data/product.ts";
import type { Route } from "./+types/route";
import { Construction } from "./Construction.tsx";
import { Drawings } from "./Drawings.tsx";
import { drawingViews } from "./drawing-views.ts";
import { FindModel, findFormId } from "./duty/FindModel.tsx";
import { fittingsOf } from "./duty/fitting.ts";
import { enteredNeed, isNotCanonical, needIn, needTexts } from "./duty/need.ts";
import { type About, inquiryAbout, selectionTextsOf } from "./inquiry-about.ts";
import { ModelTable } from "./models/ModelTable.tsx";
import { withOptions } from "./options/asked-options.ts";
import { requestedLocale, requestedProduct, seriesPageData } from "./series-page.ts";
import { TechnicalFiles } from "./submittal/TechnicalFiles.tsx";
import { Tender } from "./Tender.tsx";
import { UsedIn } from "./UsedIn.tsx";

/** Maximum number of projects. */
const maxProjects = 6;

export async function loader(args: Route.LoaderArgs) {
  const content = args.context.get(contentContext);
  const stored = await requestedProduct(args);
  if (!stored) {
    const locale = requestedLocale(args);
    return data({ kind: "missing" as const, locale, shared: content.shared[locale] }, { status: 404 });
  }
  const made = seriesPageData(args, stored);
  const { locale, product } = made;
  const finder = finderFor(args, locale, product);
  if (finder.canonicalQuery !== undefined)
    throw redirect(pathIn(locale, productPath(stored)) + finder.canonicalQuery);
  const selection = selectionOf(selectionTextsOf(product, finder.about));
  return {
    kind: "found" as const,
    ...made,
    inquiryLink: {
      href: inquiryAbout(locale, product, finder.about),
      summary: made.page.title,
      hasFinder: product.models.length > 0,
    } satisfies InquiryLink,
    flow: cutawayKindOf(stored.tags),
    drawings: drawingViews(locale, made.text.drawings, stored, product.href, finder.about),
    files: await storedTechnicalFiles(args.context.get(servicesContext).files, product.technicalFiles),
    tender: locales.map((language) => ({
      language,
      words: content.series[language].tender,
      text: tenderText(
        tenderOf(language, content.series[language], productView(language, stored), undefined, selection),
      ),
    })),
    projects: (await projectsMentioning(args.context.get(servicesContext).projects, stored, maxProjects)).map(
      (project) => localizeProject(locale, project),
    ),
    card: content.gallery[locale].card,
    terms: localizedTerms(locale, partnerOf([stored])),
    finder,
    reading: articleLinks(content, locale, ["choosing", "waterQuality", "winter", "noise"]),
  };
}

/** Need, and the models that meet it; without a need the inputs have standard temperatures. */
function finderFor({ request, context }: Route.LoaderArgs, locale: Locale, product: ProductView) {
  const content = context.get(contentContext);
  const query = withOptions(new URL(request.url).searchParams);
  const need = needIn(query);
  const found = fittingsOf([product], need);
  const [fitting] = found?.sets ?? [];
  // Without a need links have no query.
  const isAsked = Object.keys(needTexts(need)).length > 0;
  const about: About = isAsked
    ? {
        model: fitting?.tower.model,
        towers: fitting?.towerCount,
        lowNoiseOption: fitting?.option?.kind,
        need,
      }
    : {};
  return {
    need,
    about,
    canonicalQuery: isNotCanonical(query, need) ? selectionQuery(needTexts(need)) : undefined,
    entered: enteredNeed(query, need, true),
    found,
    words: { duty: content.calculator[locale].form.fields, compare: content.compare[locale] },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  return loaderData.kind === "missing" ? missingMeta(loaderData.shared) : pageMeta(loaderData.page);
};

/** Page of a series of towers, made from its record. */
export default function SeriesPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "missing")
    return <MissingPage locale={loaderData.locale} text={loaderData.shared} />;
  const { locale, text, page, product, drawings, tender, projects, finder, card, terms } = loaderData;
  const inquiry = inquiryAbout(locale, product, finder.about);
  return (
    <>
      <PageHero
        page={page}
        {...(product.imageUrl === null
          ? {}
          : { picture: <SeriesHeader url={product.imageUrl} alt={product.alt} /> })}
      />
      <Construction
        locale={locale}
        text={text}
        product={product}
        buttons={page.shared.buttons}
        flow={loaderData.flow}
        inquiry={inquiry}
        about={finder.about}
        comparison={finder.words.compare.invitation}
        reading={loaderData.reading}
      />
      {product.models.length > 0 && (
        <ModelTable
          locale={locale}
          text={text.models}
          product={product}
          found={finder.found?.sets[0]?.tower.model.name}
          need={finder.about.need}
          units={{ system: finder.entered.system, form: findFormId }}
        >
          <FindModel {...{ locale, product, ...finder }} text={text.models.find} />
        </ModelTable>
      )}
      {drawings.length > 0 && (
        <Drawings text={text.drawings} drawings={drawings} found={finder.found?.sets[0]?.tower.model.name} />
      )}
      <TechnicalFiles locale={locale} text={text.technicalFiles} files={loaderData.files} />
      <UsedIn locale={locale} text={text.projects} product={product} {...{ projects, card, terms }} />
      <Tender {...{ locale, product, text }} versions={tender} about={finder.about} />
      <CallToAction
        page={page}
        text={{ ...text.callToAction, title: text.callToAction.title.replace("{title}", page.title) }}
        href={inquiry}
      />
      <StructuredData
        data={pageGraph(page, [
          productThing(page, {
            path: page.path,
            name: page.title,
            description: product.description,
            image: product.imageUrl,
            brand: product.brand,
          }),
        ])}
      />
    </>
  );
}

/** Whole on wide screens, however wide they are: a cropped tower shows neither fan nor basin. */
function SeriesHeader({ url, alt }: { url: string; alt: string }) {
  return (
    <ResponsivePicture
      files={productPicture(url)}
      alt={alt}
      load="first"
      sizes={pictureSizes.product}
      className={`absolute inset-y-0 right-0 size-full object-cover lg:w-auto ${fadingClass} print:w-auto`}
    />
  );
}
