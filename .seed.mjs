import { openDatabase } from "#data/database/connect.ts";
import { createServices } from "#data/services.ts";
import { checkedFile } from "#data/files/checked-file.ts";
import { writtenLogo } from "#content/brand/logo.ts";
const database = await openDatabase({ file: "/tmp/brand-data/site.sqlite" });
const s = createServices({ database });
const wide = process.argv[2] === "wide";
const svg = wide ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><g fill="#1d3b2a"><circle cx="30" cy="30" r="26"/><path d="M70 12h10v15h16V12h10v36H96V35H80v13H70zM116 48l14-36h10l14 36h-11l-2-7h-12l-2 7zM130 34h8l-4-13zM162 12h10l16 21V12h10v36h-9l-17-22v22h-10zM208 12h16q12 0 12 9 0 6-5 8 7 2 7 9 0 10-14 10h-16z"/></g></svg>` : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#b5432a" d="M32 4 60 56H4z"/><path fill="#1d3b2a" d="M32 24 46 50H18z"/></svg>`;
const f = await checkedFile("logo", Buffer.from(svg));
const { width, height, ...file } = f;
const st = await s.files.store(file);
const edits = { "company.name": {kind:"text", ko:"한빛냉각", en:"Hanbit Cooling"}, "company.brand.action": {kind:"fact", value:"#8a3b12"}, "company.brand.dark": {kind:"fact", value:"#1d3b2a"}, "company.brand.logo": {kind:"fact", value: writtenLogo({name: st.name, width, height})}, "intro.h1": {kind:"text", ko:"뷁과 꿹의 회사", en:"About Hanbit"} };
if (process.argv[3] === "nologo") delete edits["company.brand.logo"];
await s.siteContent.discard("a");
for (const [path, edit] of Object.entries(edits)) { const d = (await s.siteContent.draft()).find(e=>e.path===path); await s.siteContent.change({path, edit, basis:null, revision: d?.revision ?? 0, by:"a"}); }
console.log(await s.siteContent.publish((await s.siteContent.review()).draft, "a"));
await database.close();
