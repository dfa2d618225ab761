import type { Graph } from "schema-dts";
import { describe, expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import { paths } from "#content/paths.ts";
import { inEach, locales } from "#domain/locale.ts";
import type { Project } from "#domain/projects/project.ts";
import { aStoredProject } from "../../../../tests/support/builders.ts";
import { ofType, required, unresolvedIn } from "../../../../tests/support/structured-data.ts";
import { filmThing } from "./films.ts";
import { projectList } from "./gallery.ts";
import { headOffice, localBusinesses } from "./offices.ts";
import { organization } from "./organization.ts";
import { pageGraph } from "./page-graph.ts";
import { productList, productThing } from "./product.ts";

const siteUrl = "https://tower.example";
const review = { show: true, rating: 3.9, count: 12 };
const company = { ...sampleContent.company, review };
const words = { title: "제목", description: "설명" };

describe.each(locales)("structured data in %s", (locale) => {
  const site = { siteUrl, locale, company, shared: sampleContent.shared[locale] };
  const home = locale === "ko" ? "/" : "/en";
  const breadcrumbs = [
    { label: "홈", href: home },
    { label: "제품", href: locale === "ko" ? "/products/industrial" : "/en/products/industrial" },
  ];
  const product = {
    path: paths.industrial,
    name: "산업용 냉각탑",
    description: "설명",
    image: "/images/hero-modular-1920.webp",
  };
  const film = {
    name: "조립",
    description: "쌓아 올립니다.",
    picture: "/images/film-1280.webp",
    file: "/videos/assembly.mp4",
    seconds: 10.5,
    since: "2026-01-02",
  };
  const graph = pageGraph(
    {
      ...site,
      type: "WebPage",
      path: paths.industrial,
      words,
      breadcrumbs,
    },
    [
      ...localBusinesses(site),
      productThing(site, product),
      projectList(site, projects(25)),
      filmThing(site, film),
    ],
  );

  test.each(Object.entries(required))("gives each %s all of %j", (type, names) => {
    const things = ofType([graph, productThing(site, { ...product, brand: "BAC" })], type);
    expect(things.length).toBeGreaterThan(0);
    for (const thing of things) {
      for (const name of names)
        expect([name, Reflect.get(thing, name) ?? "absent"]).not.toEqual([name, "absent"]);
    }
  });

  test("resolves every reference to an entity on the page", () => {
    const { references, unresolved } = unresolvedIn(graph);
    expect(references).toBeGreaterThan(5);
    expect(unresolved).toEqual([]);
  });

  test("names every office with address, weekday hours and price range, the head office first", () => {
    const offices = company.offices.map(({ postal, opens, closes }) => ({
      address: { addressCountry: postal.countryCode },
      openingHoursSpecification: [{ opens, closes, dayOfWeek: { length: 5 } }],
      priceRange: company.offer.priceRange,
    }));
    expect(ofType(graph, "LocalBusiness")).toMatchObject(offices);
    expect(headOffice(site)).toMatchObject([{ address: offices[0]?.address }]);
  });

  test.each([
    ["08:30-17:30", { opens: "08:30", closes: "17:30" }],
    ["8:30 ~ 17:30", { opens: "08:30", closes: "17:30" }],
    ["8시 30분–오후 5시 30분", { opens: "08:30", closes: "17:30" }],
    ["9-6 pm", { opens: "09:00", closes: "18:00" }],
    ["1:00-18:00", { opens: "01:00", closes: "18:00" }],
    ["오전 8시 30분–오후 5시 30분", { opens: "08:30", closes: "17:30" }],
    ["8:30 AM – 5:30 PM", { opens: "08:30", closes: "17:30" }],
    ["9 am to 6 pm", { opens: "09:00", closes: "18:00" }],
    ["9시~6시", undefined],
    ["1 – 6 pm", undefined],
    ["월–금 09:00-18:00", { opens: "09:00", closes: "18:00" }],
    ["09:00-18:00 (12:00-13:00)", undefined],
    ["월-목 09:00-18:00, 금 09:00-16:00", undefined],
    ["월-목 09:00-18:00, 금 4시까지", undefined],
    ["09:00-18:00, Fri until 4 pm", undefined],
    ["07:00-16:00 (12:00-13:00)", undefined],
    ["By appointment", undefined],
  ])("states the weekday hours that visitors read: %s", (weekday, hours) => {
    const head = headWith({ weekday });
    if (hours) expect(head).toMatchObject({ openingHoursSpecification: [hours] });
    else expect(head).not.toHaveProperty("openingHoursSpecification");
  });

  test("states the hours of Saturday and Sunday, as far as they are two times", () => {
    const hours = { weekday: "08:30-17:30", saturday: "9 am – 1 pm", sunday: "Closed" };
    expect(headWith(hours)).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: { length: 5 }, opens: "08:30", closes: "17:30" },
        { dayOfWeek: ["https://schema.org/Saturday"], opens: "09:00", closes: "13:00" },
      ],
    });
    expect(headWith({ ...hours, weekday: "By appointment", sunday: "10:00-12:00" })).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: ["https://schema.org/Saturday"] },
        { dayOfWeek: ["https://schema.org/Sunday"], opens: "10:00", closes: "12:00" },
      ],
    });
  });

  function headWith(texts: Partial<Record<"weekday" | "saturday" | "sunday", string>>) {
    const [office, ...others] = company.offices;
    if (!office) throw new Error("The sample has no office.");
    const hours = inEach(locales, (each) => ({ ...office.hours[each], ...texts }));
    const [head] = headOffice({
      ...site,
      company: { ...company, offices: [{ ...office, hours }, ...others] },
    });
    return head;
  }

  test("has the countries served in the page's language, and unknown ones as entered", () => {
    const areasServed = ["Vietnam", "Atlantis"];
    expect(organization({ ...site, company: { ...company, areasServed } })).toMatchObject({
      areaServed: [{ name: locale === "ko" ? "베트남" : "Vietnam" }, { name: "Atlantis" }],
    });
  });

  test("splits every address into locality and street", () => {
    for (const address of ofType(graph, "PostalAddress"))
      expect(address).toMatchObject({
        streetAddress: expect.stringMatching(/\S/),
        addressLocality: expect.stringMatching(/\S/),
      });
  });

  test("has the site's search with the parameter s", () => {
    expect(ofType(graph, "SearchAction")).toMatchObject([
      { target: { urlTemplate: `${siteUrl}${home}?s={s}` }, "query-input": "required name=s" },
    ]);
  });

  test("has the product's rating, currency and availability", () => {
    expect(ofType(graph, "AggregateRating")).toMatchObject([{ ratingValue: 3.9, reviewCount: 12 }]);
    expect(ofType(graph, "Offer")).toMatchObject([
      { priceCurrency: company.offer.currency, availability: company.offer.availability },
    ]);
  });

  test("has the offer as a part of the product, and of nothing else", () => {
    expect(ofType(graph, "Product")).toMatchObject([{ offers: { "@type": "Offer" } }]);
    expect(ofType(graph, "Offer")).toHaveLength(1);
  });

  test("has a rating of the company's own product", () => {
    for (const thing of ofType(graph, "Product")) expect(thing).toHaveProperty("aggregateRating");
  });

  test("has no rating if figures are switched off", () => {
    const things = productThing(
      { ...site, company: { ...company, review: { ...review, show: false } } },
      product,
    );
    expect(JSON.stringify(things)).not.toMatch(/rating|3\.9/i);
  });

  test.each([
    { name: "the sample's name", company: sampleContent.company, isStated: true },
    { name: "a name of its own", company: named(sampleContent.company), isStated: false },
    { name: "a name and a rating of its own", company: named(company), isStated: true },
  ])("states a rating under $name: $isStated", ({ company, isStated }) => {
    const thing = productThing({ ...site, company }, product);
    expect("aggregateRating" in thing).toBe(isStated);
    // Google rejects a `Product` without rating and price, but does not validate a `ProductModel`.
    expect(thing).toMatchObject({ "@type": isStated ? "Product" : "ProductModel" });
  });

  test("has the partner as manufacturer of its product, without our rating", () => {
    const thing = productThing(site, { ...product, brand: "BAC" });
    expect(thing).toMatchObject({
      "@type": "ProductModel",
      brand: { name: "BAC" },
      offers: { "@type": "Offer" },
    });
    expect(JSON.stringify(thing)).not.toMatch(/rating|manufacturer/i);
  });

  test("has ids of company and office per language, each linked to that of the other language", () => {
    const other = { ...site, locale: locale === "ko" ? ("en" as const) : ("ko" as const) };
    const ours = [organization(site), ...localBusinesses(site)].map((thing) => ({ ...(thing as object) }));
    const theirs = [organization(other), ...localBusinesses(other)].map((thing) => ({
      ...(thing as object),
    }));
    for (const [index, thing] of ours.entries()) {
      const twin = theirs[index] ?? {};
      expect(Reflect.get(thing, "sameAs")).toEqual([Reflect.get(twin, "@id")]);
      expect(Reflect.get(twin, "sameAs")).toEqual([Reflect.get(thing, "@id")]);
    }
  });

  test("has the first 20 projects in order", () => {
    const itemListElement = projects(20).map(({ title }, index) => ({ position: index + 1, name: title }));
    expect(ofType(graph, "ItemList")).toMatchObject([{ numberOfItems: 20, itemListElement }]);
  });

  test("has the page address of every listed project and series", () => {
    const list = productList({ ...site, path: paths.package }, [
      { name: "SF", href: `${home}/products/package/sf` },
    ]);
    expect(list).toMatchObject({
      itemListElement: [{ position: 1, name: "SF", url: `${siteUrl}${home}/products/package/sf` }],
    });
    const listed = ofType(projectListGraph(site), "ListItem").map((item) => Reflect.get(item, "url"));
    expect(listed).toHaveLength(20);
    for (const url of listed) expect(url).toMatch(new RegExp(`^${siteUrl}/(en/)?projects/\\d+$`));
  });

  test("has addresses in the format of the page's language", () => {
    const [first, ...others] = ofType(graph, "LocalBusiness").map((office) => Reflect.get(office, "address"));
    const hasHangul = (value: unknown) => /\p{Script=Hangul}/u.test(JSON.stringify(value));
    expect([first, ...others].map(hasHangul)).toEqual(company.offices.map(() => locale === "ko"));
    expect(first).toMatchObject(
      locale === "ko"
        ? { addressRegion: "서울특별시", addressLocality: "금천구", addressCountry: "KR" }
        : { addressLocality: "Seoul", addressCountry: "KR" },
    );
    expect(others).toMatchObject(
      locale === "ko"
        ? [
            {
              addressRegion: "저장성",
              addressLocality: "항저우시",
              streetAddress: "샤오산구 스신중로 9999호",
              addressCountry: "CN",
            },
            {
              addressRegion: "조지아주",
              addressLocality: "스와니",
              streetAddress: "로렌스빌-스와니 로드 9990, 스위트 100",
              addressCountry: "US",
            },
          ]
        : [
            { addressRegion: "Zhejiang", addressLocality: "Hangzhou" },
            { addressRegion: "GA", addressLocality: "Suwanee" },
          ],
    );
  });

  test("has the breadcrumb from the home page, with absolute addresses", () => {
    const home = locale === "ko" ? `${siteUrl}/` : `${siteUrl}/en`;
    const page = locale === "ko" ? `${siteUrl}/products/industrial` : `${siteUrl}/en/products/industrial`;
    expect(ofType(graph, "BreadcrumbList")).toMatchObject([
      {
        itemListElement: [
          { position: 1, item: home },
          { position: 2, item: page },
        ],
      },
    ]);
  });
});

function projectListGraph(site: Parameters<typeof projectList>[0]): Graph {
  return { "@context": "https://schema.org", "@graph": [projectList(site, projects(25))] };
}

test("leaves out picture, year and city that a project does not have", () => {
  const [bare] = projects(1);
  if (bare === undefined) throw new Error("projects(1) gave no project.");
  const list = projectList({ siteUrl, locale: "ko" }, [
    { ...bare, city: null, projectYear: null, imageUrl: null },
  ]);
  expect(JSON.stringify(list)).not.toMatch(/null|undefined|dateCreated|"image"/);
});

test("has an absolute address of a project's picture, uploaded or typed in", () => {
  const [one] = projects(1);
  if (one === undefined) throw new Error("projects(1) gave no project.");
  const pictureOf = (imageUrl: string) =>
    JSON.stringify(projectList({ siteUrl, locale: "ko" }, [{ ...one, imageUrl }]));
  expect(pictureOf("/projects/a.webp")).toContain(`"image":"${siteUrl}/projects/a.webp"`);
  expect(pictureOf("https://cdn.example/a.webp")).toContain('"image":"https://cdn.example/a.webp"');
});

function projects(count: number): Project[] {
  return Array.from({ length: count }, (_, index) =>
    aStoredProject({ id: index + 1, title: `현장 ${index + 1}`, imageUrl: "/projects/a.webp" }),
  );
}

function named<T extends object>(company: T) {
  return { ...company, name: { ko: "한빛냉각기", en: "Hanbit Cooling" } };
}

test("does not give the sample's coordinates to an office that has moved", () => {
  const [sample] = company.offices;
  if (!sample) throw new Error("The sample has a head office.");
  const moved = {
    ...sample,
    address: { ko: "부산광역시 강서구 녹산산단1로 1", en: "1 Noksansandan 1-ro, Busan, Korea" },
  };
  const site = {
    siteUrl,
    locale: "en" as const,
    shared: sampleContent.shared.en,
    company: { ...company, offices: [moved] },
  };
  const described = JSON.stringify([localBusinesses(site), organization(site)]);
  expect(described).toContain("#office-1");
  expect(described).toContain("1 Noksansandan 1-ro, Busan, Korea");
  expect(described).not.toMatch(/#seoul|37\.457|Gasan|"Seoul"|08500/);
});
