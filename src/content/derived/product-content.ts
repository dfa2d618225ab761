import type { Edits } from "#domain/content/edits.ts";
import { inEach, type Locale, locales } from "#domain/locale.ts";
import type { Product } from "#domain/products/product.ts";
import type { Content } from "../editing/defaults.ts";
import { fill } from "../fill.ts";
import { partnerOf, partnerSection } from "../lookup/product-view.ts";
import { towerTypeLabels } from "../lookup/terms.ts";
import { sampleProducts } from "../samples/products.ts";

/** A product of the site, as far as sentences of other pages depend on it. */
export type OfferedProduct = Pick<Product, "category" | "brand"> & { slug: string | null };

/**
 * Returns the shipped content for a site with these products. The brand of the sample's partner is removed where no partner's product is
 * offered or the partner's section is hidden, and replaced by the brand of another partner's products. The warranty and the recommendations
 * depend on the series that are offered. What the company has edited stays, a slide of the partner's too.
 */
export function withProducts(shipped: Content, offered: readonly OfferedProduct[], edits: Edits): Content {
  const products = isPartnerHidden(edits) ? offered.filter(({ category }) => category !== "bac") : offered;
  const content = withOfferedRecommendations(withoutSampleWarranty(shipped, products), products);
  const partner = partnerOf(products);
  if (partner === samplePartner) return content;
  const renamed = withOtherPartner(withoutSamplePartner(content), partner);
  return products.some(({ category }) => category === "bac") ? renamed : withoutPartner(renamed, edits);
}

function isPartnerHidden(edits: Edits): boolean {
  const edit = edits.get(partnerSection);
  return edit?.kind === "fact" && edit.value === false;
}

const samplePartner = partnerOf(sampleProducts.map(({ category, brand = null }) => ({ category, brand })));
const partnerSlide = "bac";

function withoutPartner(content: Content, edits: Edits): Content {
  const isOwnSlide = [...edits.keys()].some((path) => path.startsWith(`home.hero.slides[${partnerSlide}]`));
  return {
    ...content,
    home: inEach(locales, (locale) => {
      const { hero, ...home } = content.home[locale];
      const slides = hero.slides.filter(({ id }) => isOwnSlide || id !== partnerSlide);
      return { ...home, hero: { ...hero, slides } };
    }),
    package: inEach(locales, (locale) => {
      const { sections, ...page } = content.package[locale];
      return { ...page, sections: { ...sections, bac: false } };
    }),
  };
}

/** @param partner brand of its products; `undefined` where they have none */
function withOtherPartner(content: Content, partner: string | undefined): Content {
  return {
    ...content,
    home: inEach(locales, (locale) => {
      const { hero, ...home } = content.home[locale];
      const words = named(otherPartner[locale].slide, partner ?? towerTypeLabels[locale].bac);
      const slides = hero.slides.map((slide) => (slide.id === partnerSlide ? { ...slide, ...words } : slide));
      return { ...home, hero: { ...hero, slides } };
    }),
    package: inEach(locales, (locale) => {
      const { bac, ...page } = content.package[locale];
      const words = named(otherPartner[locale].section, partner ?? towerTypeLabels[locale].bac);
      return { ...page, bac: { ...bac, ...words } };
    }),
  };
}

function named<T extends Readonly<Record<string, string>>>(words: T, partner: string): T {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, fill(text, { partner })])) as T;
}

/** Sentences about the sample's partner and its series are replaced by some that fit any company. */
function withoutSamplePartner(content: Content): Content {
  return {
    ...content,
    home: inEach(locales, (locale) => {
      const { meta, ...home } = content.home[locale];
      return { ...home, meta: { ...meta, ...plain[locale].home } };
    }),
    package: inEach(locales, (locale) => {
      const { meta, ...page } = content.package[locale];
      return { ...page, meta: { ...meta, ...plain[locale].package }, lead: plain[locale].packageLead };
    }),
    catalog: inEach(locales, (locale) => {
      const { meta, ...page } = content.catalog[locale];
      return { ...page, meta: { ...meta, ...plain[locale].catalog } };
    }),
  };
}

const ownSlugs = new Set<string>(
  sampleProducts.filter(({ category }) => category === "package").map(({ slug }) => slug),
);

/** The sample's warranty holds for the sample's own series only: without any of them its section is hidden. */
function withoutSampleWarranty(content: Content, products: readonly OfferedProduct[]): Content {
  if (products.some(({ slug }) => slug !== null && ownSlugs.has(slug))) return content;
  return {
    ...content,
    package: inEach(locales, (locale) => {
      const { own, ...page } = content.package[locale];
      return { ...page, own: { ...own, warranty: { ...own.warranty, show: false } } };
    }),
  };
}

/** Removes series that the site does not have from the recommendations. */
function withOfferedRecommendations(content: Content, products: readonly OfferedProduct[]): Content {
  const slugs = new Set(products.map(({ slug }) => slug));
  const offered = (models: string) =>
    models
      .split(", ")
      .filter((name) => slugs.has(name.toLowerCase()))
      .join(", ");
  return {
    ...content,
    package: inEach(locales, (locale) => {
      const { recommendations, ...page } = content.package[locale];
      const items = recommendations.items.map((item) => ({ ...item, models: offered(item.models) }));
      return { ...page, recommendations: { ...recommendations, items } };
    }),
  };
}

/** Sentences about a partner that is not the sample's. */
const otherPartner = {
  ko: {
    slide: {
      subtitle: "{partner} 제품 공급",
      title: "현장 조건에 맞춰 고르는 {partner} 냉각탑",
      description: "{partner} 시리즈를 공급하고 선정부터 설치까지 지원합니다.",
      primaryText: "{partner} 냉각탑 보기",
    },
    section: {
      title: "{partner} 냉각탑",
      description: "직접 만드는 시리즈와 함께 공급하는 {partner} 시리즈입니다.",
    },
  },
  en: {
    slide: {
      subtitle: "{partner} cooling tower supplier",
      title: "{partner} cooling towers to suit your site",
      description: "We supply the {partner} series and support you from selection to installation.",
      primaryText: "See {partner} towers",
    },
    section: {
      title: "{partner} cooling towers",
      description: "The {partner} series that we supply beside our own.",
    },
  },
} satisfies Record<Locale, unknown>;

/** Sentences that name no partner. */
const plain = {
  ko: {
    home: {
      description:
        "{since}년부터 냉각탑을 설계하고 제작해 온 {name}입니다. 산업용 모듈러 냉각탑과 패키지 냉각탑, 순환수 수처리 설비를 공급합니다.",
      keywords: "냉각탑, 쿨링타워, 냉각탑 제작, 모듈러 냉각탑, 패키지 냉각탑, 밀폐형 냉각탑, 냉각수 수처리",
    },
    package: {
      title: "패키지 냉각탑(쿨링타워) | {name}",
      description: "패키지 냉각탑 시리즈의 구조와 특징을 안내합니다. 카탈로그와 비교표로 이어집니다.",
      keywords: "패키지 냉각탑, 패키지 쿨링타워, 직교류형 냉각탑, 대향류형 냉각탑, 밀폐형 냉각탑",
    },
    packageLead:
      "공장에서 조립해 출하하는 냉각탑입니다. 운송 한도를 넘는 모델은 셀이나 상하부로 나누어 출하해 현장에서 결합합니다.",
    catalog: {
      title: "냉각탑(쿨링타워) 카탈로그 PDF | {name}",
      description: "냉각탑 시리즈와 수처리 설비의 구조와 사양을 담은 PDF 카탈로그를 내려받을 수 있습니다.",
      keywords: "냉각탑 카탈로그, 쿨링타워 PDF, 모래여과기, 약품 주입",
    },
  },
  en: {
    home: {
      description:
        "Cooling tower maker since {since}: modular industrial towers, package towers and water treatment for cooling circuits.",
      keywords:
        "cooling tower, modular cooling tower, package cooling tower, closed-circuit cooling tower, cooling water treatment",
    },
    package: {
      title: "Package cooling towers | {name}",
      description: "Construction and features of our package cooling towers, with catalogs and a comparison.",
      keywords: "package cooling tower, crossflow, counterflow, closed-circuit cooling tower",
    },
    packageLead:
      "Towers that leave the factory assembled. Models beyond transport limits ship in sections, by cell or as upper and lower halves, and are joined on site.",
    catalog: {
      title: "Cooling tower catalogs (PDF) | {name}",
      description: "PDF catalogs of our cooling tower series, chemical injection systems and sand filters.",
      keywords: "cooling tower catalog, cooling tower PDF, sand filter, chemical injection",
    },
  },
};
