import { expect, test } from "vitest";
import { styles } from "./docx-styles.ts";

const written = () => styles("en-US");

/** Definition of a style. */
function styleOf(id: string): string {
  const found = [...written().matchAll(/<w:style .*?<\/w:style>/g)].map(([style]) => style);
  return found.find((style) => style.includes(`w:styleId="${id}"`)) ?? "";
}

/** Elements directly in another one that has no like inside of it. */
function namesIn(style: string, parent: string): string[] | undefined {
  const inside = new RegExp(`<w:${parent}>(.*?)</w:${parent}>`).exec(style)?.[1];
  return inside === undefined ? undefined : Array.from(inside.matchAll(/<w:(\w+)/g), ([, name = ""]) => name);
}

// Sizes are half points, distances twentieths of a point.
test.each<[string, string, string | undefined, boolean, string, string]>([
  ["Title", "Title", "36", true, "0", "240"],
  ["Heading1", "heading 1", "24", true, "300", "80"],
  ["BodyText", "Body Text", undefined, false, "0", "80"],
  ["Clause", "Clause", undefined, false, "60", "60"],
  ["Subclause", "Subclause", undefined, false, "0", "40"],
  ["Figures", "Figures", "19", false, "30", "30"],
  ["FiguresSmall", "Figures small", "15", false, "30", "30"],
  ["Footer", "footer", "16", false, "0", "0"],
])(
  "the style %s is named %s, has letters of %s, is bold: %s, and stands apart by %s and %s",
  (...expected) => {
    const [id, name, size, isBold, before, after] = expected;
    const style = styleOf(id);
    expect(style).toContain(`<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>`);
    expect(style).toContain('<w:basedOn w:val="Normal"/><w:qFormat/>');
    expect(style).toContain(`<w:spacing w:before="${before}" w:after="${after}"/>`);
    expect(/<w:sz w:val="(.*?)"\/>/.exec(style)?.[1]).toBe(size);
    expect(/<w:szCs w:val="(.*?)"\/>/.exec(style)?.[1]).toBe(size);
    expect(style.includes("<w:b/>")).toBe(isBold);
  },
);

// The schema demands this order.
test.each<[string, string[], string[] | undefined]>([
  ["Title", ["keepNext", "spacing"], ["b", "sz", "szCs"]],
  ["Heading1", ["keepNext", "spacing", "outlineLvl"], ["b", "sz", "szCs"]],
  ["BodyText", ["spacing"], undefined],
  ["Clause", ["spacing", "ind"], undefined],
  ["Subclause", ["spacing", "ind"], undefined],
  ["Figures", ["spacing"], ["sz", "szCs"]],
  ["FiguresSmall", ["spacing"], ["sz", "szCs"]],
  ["Footer", ["spacing", "jc"], ["sz", "szCs"]],
])("the style %s has the properties %j of its paragraphs and %j of its letters", (id, paragraph, letters) => {
  const style = styleOf(id);
  expect(namesIn(style, "pPr")).toEqual(paragraph);
  expect(namesIn(style, "rPr")).toEqual(letters);
  const rest = style.replace(/<w:pPr>.*<\/w:pPr>/, "").replace(/<w:rPr>.*<\/w:rPr>/, "");
  // Nothing but markup.
  expect(rest.replace(/<[^>]*>/g, "")).toBe("");
  expect(style.replace(/<[^>]*>/g, "")).toBe("");
});

test("numbers of clauses stand before their lines, which are indented", () => {
  expect(styleOf("Clause")).toContain('<w:ind w:left="567" w:hanging="567"/>');
  expect(styleOf("Subclause")).toContain('<w:ind w:left="992" w:hanging="425"/>');
});

test("the default is letters of 10 points in lines of 1.2, in the language of the document", () => {
  const defaults = /<w:docDefaults>.*<\/w:docDefaults>/.exec(written())?.[0] ?? "";
  expect(defaults).toContain('<w:sz w:val="20"/><w:szCs w:val="20"/>');
  expect(defaults).toContain('<w:lang w:val="en-US" w:eastAsia="ko-KR"/>');
  expect(defaults).toContain('w:ascii="Malgun Gothic"');
  expect(defaults).toContain('<w:spacing w:line="288" w:lineRule="auto"/>');
  expect(styleOf("Normal")).toContain('w:default="1"');
  expect(written().replace(/<[^>]*>/g, "")).toBe("");
});
