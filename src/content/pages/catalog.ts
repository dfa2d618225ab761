import { document, list, page, paragraphs, picture, searchTexts } from "../kinds/declare.ts";
import { localized } from "../localized.ts";
import { shown } from "../picture-key.ts";
import { worded } from "../worded.ts";

/** Catalogues beside those of the products; without a file of its own one is drawn from the words of the water treatment page. */
const otherProducts = [
  { id: "chemical-injection", picture: shown("st-dosing"), downloadUrl: "" },
  { id: "sand-filter", picture: shown("st-filter-valves"), downloadUrl: "" },
] as const;

/** Words of the catalog page. */
export const catalog = localized({
  ko: {
    meta: {
      title: "냉각탑(쿨링타워) 카탈로그 PDF: BAC, SF 시리즈 | {name}",
      description:
        "BAC S3000, PT2, FXV, HXV, V 시리즈와 SF 시리즈, 약품 주입 설비, 모래여과기의 구조와 사양을 담은 PDF 카탈로그를 내려받을 수 있습니다.",
      keywords: "냉각탑 카탈로그, 쿨링타워 PDF, S3000, PT2, FXV, HXV, SF 시리즈, 모래여과기, 약품 주입",
    },
    h1: "전자 카탈로그",
    lead: "제품의 구조와 사양을 PDF로 확인하세요.",
    drawing: "시리즈별로 가장 큰 모델의 정면도. 모두 같은 축척입니다.",
    imageComingSoon: "Image Coming Soon",
    tagsLabel: "특징",
    download: "내려받기",
    downloadLabel: "{title} 카탈로그 내려받기, PDF, 새 창",
    preview: "미리보기",
    previewLabel: "{title} 카탈로그 미리보기, PDF, 새 창",
    file: { pages: "{count}쪽", page: "1쪽", edition: "{date} 발행" },
    items: worded(otherProducts, {
      "chemical-injection": {
        title: "약품 주입 설비",
        description: "수질 센서의 측정값에 따라 부식 억제제, 스케일 억제제, 살균제를 주입합니다.",
        alt: "약품 탱크 두 기와 정량 펌프를 갖춘 약품 주입 설비",
        tags: ["수처리", "센서 제어", "자동 주입"],
      },
      "sand-filter": {
        title: "모래여과기",
        description: "순환수 일부를 계속 여과하는 측류 여과 설비입니다. 차압을 감지해 자동으로 역세합니다.",
        alt: "여과조 두 기와 자동 역세 밸브를 갖춘 모래여과기",
        tags: ["수처리", "측류 여과", "자동 역세"],
      },
    }),
    callToAction: {
      title: "찾는 자료가 없으신가요",
      description: "외형도, 기초 도면, 성능 자료가 필요하시면 모델과 조건을 알려 주세요.",
      button: "문의하기",
    },
  },
  en: {
    meta: {
      title: "Cooling tower catalogs (PDF): BAC and SF series | {name}",
      description:
        "PDF catalogs of the BAC S3000, PT2, FXV, HXV and V series, our SF series, chemical injection systems and sand filters.",
      keywords:
        "cooling tower catalog, cooling tower PDF, S3000, PT2, FXV, HXV, SF series, sand filter, chemical injection",
    },
    h1: "Catalogs",
    lead: "The construction and specifications of each product as PDF files.",
    drawing: "The largest model of each series from the front, all at the same scale",
    imageComingSoon: "Image Coming Soon",
    tagsLabel: "Features",
    download: "Download",
    downloadLabel: "Download the {title} catalog, PDF, opens in a new tab",
    preview: "Preview",
    previewLabel: "Preview the {title} catalog, PDF, opens in a new tab",
    file: { pages: "{count} pages", page: "1 page", edition: "edition of {date}" },
    items: worded(otherProducts, {
      "chemical-injection": {
        title: "Chemical injection system",
        description:
          "Doses corrosion inhibitor, scale inhibitor and biocide according to water quality sensors.",
        alt: "Chemical injection system with two tanks and metering pumps",
        tags: ["Water treatment", "Sensor control", "Automatic dosing"],
      },
      "sand-filter": {
        title: "Sand filter system",
        description:
          "Side-stream filter for circulating water, with automatic backwash on differential pressure.",
        alt: "Sand filter system with two vessels and automatic backwash valves",
        tags: ["Water treatment", "Side stream", "Automatic backwash"],
      },
    }),
    callToAction: {
      title: "Looking for something else?",
      description:
        "If you need outline drawings, foundation plans or performance data, tell us the model and your conditions.",
      button: "Contact Us",
    },
  },
});

export const catalogKinds = page<typeof catalog>({
  meta: searchTexts({ sample: "partner" }),
  items: list(
    "카탈로그",
    {
      picture: picture(),
      downloadUrl: document(),
      // Their colours are looked up by their words.
      tags: paragraphs({ isMarked: false }),
    },
    { name: "카탈로그" },
  ),
});
