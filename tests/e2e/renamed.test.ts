import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { programPicturesVersion } from "#content/brand/program-pictures.ts";
import { defaults } from "#content/editing/defaults.ts";
import { editableFields, sampledFields } from "#content/editing/editable-fields.ts";
import { fill } from "#content/fill.ts";
import { inquiry } from "#content/inquiries/inquiry.ts";
import { missingPath } from "#content/lookup/page-parts.ts";
import { cardFile, pagesWithShippedCard } from "#content/lookup/social-card.ts";
import { catalog } from "#content/pages/catalog.ts";
import { paths } from "#content/paths.ts";
import type { Edit } from "#domain/content/edits.ts";
import { locales, pathIn } from "#domain/locale.ts";
import { anInquiry, aProject } from "../support/builders.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import {
  drawnPdfs,
  everyAddress,
  readable,
  sampleFactsIn,
  sampleOfficesIn,
} from "../support/sample-facts.ts";
import { type Site, startSite } from "../support/site.ts";

const text = (ko: string, en: string) => ({ kind: "text", ko, en }) as const;
const fact = (value: string) => ({ kind: "fact", value }) as const;

const own = { ko: "한빛냉각", en: "Hanbit & Co" };

/** Content of a company with one office; the guide lists further sentences about the offices. */
const edits: Record<string, Edit> = {
  ...officeSentences(),
  "company.name": text(own.ko, own.en),
  "company.registrationNumber": fact("123-45-67890"),
  "company.email": fact("hello@hanbit.example"),
  "company.kakaoChannel": fact("https://pf.kakao.com/_hanbit"),
  "company.offices": { kind: "list", order: ["seoul"], removed: ["hangzhou", "suwanee"], added: [] },
  "company.offices[seoul].name": text("본사", "Head office"),
  "company.offices[seoul].address": text("부산광역시 해운대구 한빛로 1", "1 Hanbit-ro, Busan"),
  "company.offices[seoul].postal.street": fact("1 Hanbit-ro"),
  "company.offices[seoul].postal.locality": fact("Busan"),
  "company.offices[seoul].postal.region": fact("Busan"),
  "company.offices[seoul].postal.postalCode": fact("48000"),
  "company.offices[seoul].phone": text("051-000-0000", "+82-51-000-0000"),
  "company.offices[seoul].phoneHref": fact("tel:+82510000000"),
  "company.offices[seoul].email": fact("hello@hanbit.example"),
};

function officeSentences(): Record<string, Edit> {
  const paths = sampledFields(defaults)
    .filter(({ samples }) => samples.includes("officeWords") || samples.includes("contactWords"))
    .map(({ field }) => field.path);
  return Object.fromEntries(paths.map((path) => [path, text("부산에 있습니다.", "We are in Busan.")]));
}

let site: Site;
let mails: MailServer;

beforeAll(async () => {
  mails = await startMailServer();
  site = await startSite({ smtpUrl: mails.url });
  const { siteContent } = site.services;
  const known = new Set(editableFields(defaults).map(({ path }) => path));
  expect(Object.keys(edits).filter((path) => !known.has(path))).toEqual([]);
  for (const [path, edit] of Object.entries(edits))
    await siteContent.setDraftField({ path, edit, basis: null, revision: 0, by: "kim" });
  await siteContent.publish((await siteContent.review()).draftHash, "kim");
});

afterAll(async () => {
  await site.close();
  await mails.down();
});

describe("a company that has entered its own facts", () => {
  test.each(everyAddress)("reads nothing of the sample at %s", async (path) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(path.endsWith(missingPath) ? 404 : 200);
    const body = await readable(response);
    expect(body.length).toBeGreaterThan(20);
    expect([...sampleFactsIn(body), ...sampleOfficesIn(body)]).toEqual([]);
    // Pictures of the sample: its cards contain its name, its icons its logo.
    const shippedIcon = `"/(favicon|icon|apple)[\\w.-]+(\\?v=${programPicturesVersion})?"`;
    expect(body).not.toMatch(new RegExp(`/images/og/|${shippedIcon}`));
  });

  test.each(locales)(
    "has its telephone and its channel in the bar of narrow screens in %s",
    async (locale) => {
      const html = await (await fetch(site.url + pathIn(locale, paths.history))).text();
      const bar = html.slice(html.indexOf("data-action-bar"));
      for (const address of ["tel:+82510000000", "https://pf.kakao.com/_hanbit"])
        expect(bar).toContain(`href="${address}"`);
    },
  );

  test.each(locales)("offers drawn catalogues in %s, and none of the sample's", async (locale) => {
    const read = async (path: string) => (await fetch(site.url + pathIn(locale, path))).text();
    for (const path of [paths.catalog, paths.package, "/products/package/sf", "/products/package/v"]) {
      const html = await read(path);
      expect([path, html.match(/"[^"]*\/catalog\/[^"]*\.pdf[^"]*"/g)]).toEqual([path, null]);
      // English readers find the partner's catalogue on its own site.
      expect(html).toMatch(/\/(sf|v)\/catalog\.pdf"|"https:\/\/baltimoreaircoil/);
    }
    expect(await read(paths.catalog)).toContain("/products/water-treatment/sand-filter/catalog.pdf");
    const form = await read(`${paths.home}?product=sand-filter`);
    expect(form).toContain(fill(inquiry[locale].about, { title: catalog[locale].items[1]?.title ?? "" }));
  });

  test("neither lists the sample's catalogues nor serves its cards for social networks", async () => {
    expect(await (await fetch(`${site.url}/api/products`)).text()).not.toContain("/catalog/");
    const cards = pagesWithShippedCard.flatMap((page) => locales.map((locale) => cardFile(page, locale)));
    for (const file of cards.map((card) => `/images/og/${card}`)) {
      const { status } = await fetch(site.url + file);
      expect([file, status]).toEqual([file, 404]);
    }
  });

  test.each(drawnPdfs)("is named in the letters of %s", async (path) => {
    const text = await readable(await fetch(site.url + path));
    const { ko, en } = own;
    expect(text).toContain(path.includes("lang=ko") ? ko : en);
  });

  test("has a project that names a series in its catalogue at once", async () => {
    const read = async () => readable(await fetch(`${site.url}/products/package/sf/catalog.pdf`));
    const title = "한빛병원 SF 냉각탑";
    expect(await read()).not.toContain(title);
    const project = aProject({ title, coolingTowerType: "package", projectYear: 2030 });
    await site.services.projects.add(project, "admin");
    await expect.poll(read).toContain(title);
  });

  test("is written to where INQUIRY_TO is not set", async () => {
    await site.services.inquiries.receive(anInquiry({ phone: "010-9999-0000" }), {
      address: "192.0.2.1",
      locale: "ko",
      suspicion: null,
    });
    // Mail to the company, and the copy for the sender.
    await expect.poll(() => mails.mails.length).toBe(2);
    expect(mails.mails.map(({ recipients }) => recipients)).toContainEqual(["hello@hanbit.example"]);
    expect(sampleFactsIn(JSON.stringify(mails.mails))).toEqual([]);
  });

  test("has cards and icons of its own, and the letters of its name in headings", async () => {
    const html = await (await fetch(`${site.url}/`)).text();
    const addresses = [
      ...html.matchAll(/(?:href|content)="(?:http:\/\/127\.0\.0\.1:1)?(\/(?:brand|favicon|apple)[^"]+)"/g),
    ].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
    expect(addresses.length).toBeGreaterThanOrEqual(5);
    for (const address of new Set(addresses)) {
      const response = await fetch(site.url + address);
      expect([address, response.status]).toEqual([address, 200]);
      expect(response.headers.get("cache-control")).toContain("immutable");
    }
  });
});
