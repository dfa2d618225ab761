/** A catalogue as an HTML document of A4 pages: Korean, drawings and table in both languages where it has a table, English. */
import { company } from "../../src/content/company.ts";
import type { Locale } from "../../src/domain/locale.ts";
import { markSvg } from "../brand/mark.ts";
import type { Product } from "../model/parts.ts";
import type { Catalog, Table } from "./catalogs.ts";
import { drawing, type View } from "./drawing.ts";

/** Pictures and fonts as data URIs, so that the document needs nothing else. */
export type Assets = { picture: string; fonts: { weight: number; source: string }[] };

const labels = {
  ko: {
    features: "특징",
    options: "선택 사양",
    note: "그림은 이해를 돕기 위한 렌더링입니다.",
    figures: "모델별 용량, 치수, 전력, 중량은 설계 조건을 알려 주시면 제조사 자료로 안내합니다.",
  },
  en: {
    features: "Features",
    options: "Options",
    note: "Pictures are renderings for illustration.",
    figures:
      "For capacity, dimensions, power and weight of each model, send us your design conditions and we will provide the manufacturer's data.",
  },
};
const views: { view: View; caption: string }[] = [
  { view: "front", caption: "정면도 Front" },
  { view: "side", caption: "측면도 Side" },
  { view: "plan", caption: "평면도 Plan" },
];

export function catalogHtml(catalog: Catalog, product: Product, assets: Assets): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<title>${catalog.title.ko} · ${catalog.title.en} | ${company.name.ko}</title>
<style>${fontFaces(assets)}${style}</style>
</head>
<body>
${introduction(catalog, assets, "ko")}
${catalog.table ? specification(catalog, catalog.table, product, assets) : ""}
${introduction(catalog, assets, "en")}
</body>
</html>`;
}

function introduction(catalog: Catalog, { picture }: Assets, locale: Locale): string {
  const words = labels[locale];
  const features = catalog.features[locale].map(
    ([title, text]) => `<div><h3>${title}</h3><p>${text}</p></div>`,
  );
  const options = catalog.options[locale].map((option) => `<li>${option}</li>`);
  return `<section lang="${locale}">
${letterhead(locale)}
<h1>${catalog.title[locale]}</h1>
<p class="type">${catalog.type[locale]}</p>
<img src="${picture}" alt="${catalog.type[locale]}">
<p class="lead">${catalog.lead[locale]}</p>
<h2>${words.features}</h2>
<div class="features">${features.join("")}</div>
<h2>${words.options}</h2>
<ul>${options.join("")}</ul>
${catalog.table ? "" : `<p class="small-print">${words.figures}</p>`}
${footer(locale, words.note)}
</section>`;
}

function specification(catalog: Catalog, table: Table, product: Product, { picture }: Assets): string {
  const drawings = views.map(
    ({ view, caption }) =>
      `<figure>${drawing(product, view)}<figcaption>${caption} (mm)</figcaption></figure>`,
  );
  return `<section>
${letterhead("ko")}
<h1 class="small">${catalog.title.ko} <span lang="en">${catalog.title.en}</span></h1>
<h2>외형 치수 <span lang="en">Dimensions</span></h2>
<div class="drawings">${drawings.join("")}<img src="${picture}" alt=""></div>
<h2>모델 선정표 <span lang="en">Selection table</span></h2>
${selectionTable(table, product)}
<p class="small-print">▪ 도면에 그린 모델. 값은 참고용이며 확정 사양은 승인도를 따릅니다.
<span lang="en">Model shown in the drawings. Figures are for reference; approved drawings govern.</span>
${table.kind === "tower" ? "1 CRT = 3,900 kcal/h (4.53 kW), 37 → 32 °C, WB 27 °C" : ""}</p>
${footer("ko", "")}
</section>`;
}

function selectionTable(table: Table, product: Product): string {
  const { head, rows } = tableCells(table);
  const size = "L × W × H<small>mm</small>";
  const body = rows.map(({ cells, scale }) => {
    const drawn = scale.every((factor) => factor === 1);
    const all = [...cells, dimensions(product, scale)];
    return `<tr${drawn ? ' class="drawn"' : ""}>${all
      .map((cell, i) => (i === 0 ? `<th scope="row">${drawn ? "▪ " : ""}${cell}</th>` : `<td>${cell}</td>`))
      .join("")}</tr>`;
  });
  const headings = [...head, size].map((cell) => `<th scope="col">${cell}</th>`);
  return `<table><thead><tr>${headings.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

function tableCells(table: Table): { head: string[]; rows: { cells: string[]; scale: number[] }[] } {
  switch (table.kind) {
    case "tower":
      return {
        head: [
          "모델<small>Model</small>",
          "용량<small>CRT</small>",
          "순환수량<small>m³/h</small>",
          "팬<small>kW</small>",
          "운전 중량<small>kg</small>",
        ],
        rows: table.models.map(({ rt, fanKw, tonnes, scale }) => ({
          cells: [
            `${table.prefix}-${rt}`,
            count(rt),
            count(Math.round(rt * 0.78)),
            fanKw,
            count(tonnes * 1000),
          ],
          scale,
        })),
      };
    case "filter":
      return {
        head: [
          "모델<small>Model</small>",
          "여과 유량<small>m³/h</small>",
          "여과조<small>mm</small>",
          "펌프<small>kW</small>",
        ],
        rows: table.models.map(({ flow, vessels, pumpKw, scale }) => ({
          cells: [`SSF-${flow}`, count(flow), vessels, pumpKw],
          scale,
        })),
      };
    case "dosing":
      return {
        head: [
          "모델<small>Model</small>",
          "순환수량<small>m³/h</small>",
          "정량 펌프<small>pumps</small>",
          "탱크<small>L</small>",
        ],
        rows: table.models.map(({ flow, pumps, tankLitres, scale }) => ({
          cells: [`CDU-${tankLitres}`, flow, String(pumps), `${pumps} × ${count(tankLitres)}`],
          scale,
        })),
      };
  }
}

function dimensions({ size }: Product, scale: number[]): string {
  return [size.length, size.width, size.height]
    .map((metres, i) => count(Math.round(metres * 100 * (scale[i] ?? 1)) * 10))
    .join(" × ");
}

function letterhead(locale: Locale): string {
  return `<header>${markSvg()}<span>${company.name[locale]}</span></header>`;
}

function footer(locale: Locale, note: string): string {
  const [office] = company.offices;
  return `<footer><span>${note}</span><span>${office?.phone[locale] ?? ""} · ${company.email}</span></footer>`;
}

function count(value: number): string {
  return value.toLocaleString("en");
}

function fontFaces({ fonts }: Assets): string {
  return fonts
    .map(({ weight, source }) => `@font-face{font-family:Catalog;font-weight:${weight};src:url(${source})}`)
    .join("");
}

const style = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { font: 9.4pt/1.6 Catalog, sans-serif; color: #0b1f33; word-break: keep-all; font-variant-numeric: tabular-nums }
section { position: relative; height: 296.8mm; padding: 15mm 17mm 20mm; break-after: page }
section:last-child { break-after: auto }
header { display: flex; gap: 7pt; align-items: center; font-weight: 700; font-size: 10pt; margin-bottom: 15pt }
header svg { width: 20pt }
h1 { font-size: 29pt; line-height: 1.15; color: #0f3566; letter-spacing: -.025em }
h1.small { font-size: 20pt }
h1 span, h2 span { color: #56677a; font-weight: 400; font-size: .72em; margin-left: 5pt; letter-spacing: 0 }
.type { color: #56677a; font-size: 11pt; margin: 3pt 0 12pt }
img { display: block; width: 100%; height: 346pt; object-fit: cover; object-position: 50% 62%; border-radius: 3pt }
.lead { font-size: 11.5pt; line-height: 1.7; margin-top: 15pt }
h2 { font-size: 12pt; color: #0f3566; margin: 15pt 0 6pt; letter-spacing: -.01em }
.features { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14pt }
.features div { border-top: 1.4pt solid #0f3566; padding-top: 6pt }
h3 { font-size: 10pt; margin-bottom: 2pt }
.features p { color: #33475b }
ul { columns: 2; column-gap: 18pt; padding-left: 12pt }
li { break-inside: avoid; margin-bottom: 2pt }
.drawings { display: grid; grid-template-columns: 1fr 1fr; gap: 10pt 18pt; align-items: end }
.drawings img { height: 152pt; align-self: start; object-position: 50% 50% }
figure { text-align: center }
figure svg { width: 100%; height: 152pt }
figure svg text { font-family: Catalog, sans-serif }
figcaption { font-size: 8pt; color: #56677a; margin-top: 4pt }
table { width: 100%; border-collapse: collapse }
th, td { padding: 3.9pt 6pt; text-align: right; border-bottom: .5pt solid #dfe5eb; font-weight: 400 }
th:first-child, td:first-child { text-align: left }
thead th { background: #f4f6f8; font-weight: 700; font-size: 8.6pt; line-height: 1.35; vertical-align: bottom }
thead small { display: block; font-weight: 400; color: #56677a; font-size: 7.6pt }
tbody th { font-weight: 700 }
.drawn { background: #eaf2f8 }
.small-print { color: #56677a; font-size: 7.8pt; margin-top: 7pt }
footer { position: absolute; left: 17mm; right: 17mm; bottom: 11mm; display: flex; justify-content: space-between;
  border-top: .5pt solid #dfe5eb; padding-top: 5pt; font-size: 7.8pt; color: #56677a }
`;
