import { afterAll, beforeAll, expect, test } from "vitest";
import { unlistedPages } from "#content/lookup/page-parts.ts";
import { locales, pathIn } from "#domain/locale.ts";
import { anInquiry } from "./support/builders.ts";
import { type MailServer, startMailServer } from "./support/mail-server.ts";
import { anOwner, type Owner } from "./support/owners-run.ts";
import { drawnPdfs, everyAddress, readable } from "./support/sample-facts.ts";
import { hashOf, sampleFiles, sampleIn } from "./support/sample-words.ts";
import { type Site, startSite } from "./support/site.ts";

let site: Site;
let mails: MailServer;
let owner: Owner;
beforeAll(async () => {
  mails = await startMailServer();
  site = await startSite({ smtpUrl: mails.url, adminEmail: "owner@hanbit.example" });
  owner = await anOwner(site);
});
afterAll(async () => {
  await site.close();
  await mails.down();
});

test("once everything is replaced that the first steps list, no output says, shows or is coloured as the sample", async () => {
  await owner.replaceRecords();
  await owner.replaceWhatIsListed();
  await owner.publish();
  const { places, records, productsWithSampleFiles } = await owner.state();
  expect([places, records.products.left, records.projects.left, productsWithSampleFiles]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  const found: Record<string, string[]> = {};
  const looked = new Set<string>();
  const note = (address: string, what: readonly string[]) => {
    if (what.length > 0) found[address] = [...(found[address] ?? []), ...what];
  };
  async function look(address: string): Promise<void> {
    if (looked.has(address)) return;
    looked.add(address);
    const response = await fetch(site.url + address);
    const bytes = new Uint8Array(await response.clone().arrayBuffer());
    const file = sampleFiles.get(hashOf(bytes));
    if (file) note(address, [file]);
    const type = response.headers.get("content-type") ?? "";
    if (/^(image\/(?!svg)|video|font)/.test(type)) return;
    const text = await readable(response);
    note(address, sampleIn(text));
    if (type.includes("html") && !address.startsWith("/sd_admin"))
      for (const linked of linkedIn(text)) await look(linked);
  }
  for (const address of await addresses()) await look(address);
  for (const { subject, text, html, from } of await mailsOfTheSite())
    note(`mail ${subject}`, sampleIn(JSON.stringify({ subject, text, html, from })));
  expect(found).toEqual({});
}, 300_000);

/** Every page of the sitemap in each language, unlisted pages, and the files that the program draws. */
async function addresses(): Promise<ReadonlySet<string>> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = ""]) => path || "/",
  );
  expect(listed.length).toBeGreaterThan(50);
  const unlisted = Object.values(unlistedPages).flatMap((path) =>
    locales.map((locale) => pathIn(locale, path)),
  );
  return new Set([...listed, ...unlisted, ...everyAddress, ...drawnPdfs]);
}

/** Pictures, documents, scripts and data that a page names. */
function linkedIn(html: string): string[] {
  const named = [...html.matchAll(/(?:href|src|content|srcset|poster)="([^"]+)"/gi)].flatMap(
    ([, value = ""]) =>
      value
        .replaceAll("&amp;", "&")
        .split(/,\s+/)
        .map((part) => part.split(" ")[0] ?? ""),
  );
  return named
    .map((address) => address.replace(/^https?:\/\/127\.0\.0\.1:1(?=\/)/, ""))
    .filter(
      (address) => /^\/[\w.-]+\/.*\.\w{2,5}(\?|$)/.test(address) && !/^\/assets\/.*\.css/.test(address),
    );
}

/** News of an inquiry, the copy for its sender, and the link for a new password. */
async function mailsOfTheSite() {
  await site.services.inquiries.receive(anInquiry({ phone: "010-9999-0000" }), {
    address: "192.0.2.1",
    locale: "ko",
    suspicion: null,
  });
  await fetch(`${site.url}/api/auth/password-reset`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "owner" }),
  });
  await expect.poll(() => mails.mails.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  return mails.mails;
}
