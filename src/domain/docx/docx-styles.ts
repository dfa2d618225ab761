/** Sizes are half points, distances twentieths of a point. */
interface ParagraphStyle {
  id: string;
  /** Built-in name of the style in word processors, where it has one. */
  name: string;
  size?: number;
  isBold?: boolean;
  before?: number;
  after?: number;
  /** Properties before and after the element `w:spacing`: the schema requires this order. */
  propertiesBeforeSpacing?: string;
  propertiesAfterSpacing?: string;
}

const paragraphStyles: readonly ParagraphStyle[] = [
  {
    id: "Title",
    name: "Title",
    size: 36,
    isBold: true,
    after: 240,
    propertiesBeforeSpacing: "<w:keepNext/>",
  },
  {
    id: "Heading1",
    name: "heading 1",
    size: 24,
    isBold: true,
    before: 300,
    after: 80,
    propertiesBeforeSpacing: "<w:keepNext/>",
    propertiesAfterSpacing: '<w:outlineLvl w:val="0"/>',
  },
  { id: "BodyText", name: "Body Text", after: 80 },
  { id: "Clause", name: "Clause", before: 60, after: 60, propertiesAfterSpacing: hanging(567, 567) },
  { id: "Subclause", name: "Subclause", after: 40, propertiesAfterSpacing: hanging(992, 425) },
  { id: "Figures", name: "Figures", size: 19, before: 30, after: 30 },
  { id: "FiguresSmall", name: "Figures small", size: 15, before: 30, after: 30 },
  { id: "Footer", name: "footer", size: 16, propertiesAfterSpacing: '<w:jc w:val="center"/>' },
];

/** Lines of a numbered paragraph begin at `left`, its number before it. */
function hanging(left: number, number: number): string {
  return `<w:ind w:left="${left}" w:hanging="${number}"/>`;
}

/**
 * Hangul uses the name of the font in every Windows and Office; elsewhere word processors substitute one of their own.
 * @param language such as `ko-KR`
 */
export function styles(language: string): string {
  const fonts =
    '<w:rFonts w:ascii="Malgun Gothic" w:hAnsi="Malgun Gothic" w:eastAsia="맑은 고딕" w:cs="Malgun Gothic"/>';
  const defaults = `<w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="20"/><w:szCs w:val="20"/><w:lang w:val="${language}" w:eastAsia="ko-KR"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:line="288" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>`;
  const normal =
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>';
  return `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${defaults}${normal}${paragraphStyles.map(styled).join("")}</w:styles>`;
}

function styled(style: ParagraphStyle): string {
  const {
    id,
    name,
    size,
    isBold,
    before = 0,
    after = 0,
    propertiesBeforeSpacing = "",
    propertiesAfterSpacing = "",
  } = style;
  const spacing = `<w:spacing w:before="${before}" w:after="${after}"/>`;
  const run = `${isBold ? "<w:b/>" : ""}${size ? `<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>` : ""}`;
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${propertiesBeforeSpacing}${spacing}${propertiesAfterSpacing}</w:pPr>${run ? `<w:rPr>${run}</w:rPr>` : ""}</w:style>`;
}
