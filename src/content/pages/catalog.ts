import { localized } from "../localized.ts";
import type { PictureKey } from "../picture-key.ts";
import { worded } from "../worded.ts";

/** The catalogs as they are downloaded; `package.ts` links to the same files. */
export const catalogFiles = {
  s3000: "/catalog/s3000.pdf",
  pt2: "/catalog/pt2.pdf",
  fxv: "/catalog/fxv.pdf",
  hxv: "/catalog/hxv.pdf",
  "v-open": "/catalog/v-open.pdf",
  "v-closed": "/catalog/v-closed.pdf",
  sf: "/catalog/sf.pdf",
  "chemical-injection": "/catalog/chemical-injection.pdf",
  "sand-filter": "/catalog/sand-filter.pdf",
} as const;

const cards = [
  { id: "s3000", picture: "st-s3000", downloadUrl: catalogFiles.s3000 },
  { id: "pt2", picture: "st-pt2", downloadUrl: catalogFiles.pt2 },
  { id: "fxv", picture: "st-fxv", downloadUrl: catalogFiles.fxv },
  { id: "hxv", picture: "st-hxv", downloadUrl: catalogFiles.hxv },
  { id: "v-open", picture: "st-v-open", downloadUrl: catalogFiles["v-open"] },
  { id: "v-closed", picture: "st-v-closed", downloadUrl: catalogFiles["v-closed"] },
  { id: "sf", picture: "st-sf", downloadUrl: catalogFiles.sf },
  { id: "chemical-injection", picture: "st-dosing", downloadUrl: catalogFiles["chemical-injection"] },
  { id: "sand-filter", picture: "st-filter", downloadUrl: catalogFiles["sand-filter"] },
] as const satisfies readonly { id: keyof typeof catalogFiles; picture: PictureKey; downloadUrl: string }[];

/** Words of the catalog page. */
export const catalog = localized({
  ko: {
    meta: {
      title: "전자 카탈로그 | SD쿨링타워",
      description:
        "BAC S3000, PT2, FXV, HXV, V 시리즈와 SF 시리즈, 약품 주입 설비, 모래여과기의 구조와 사양을 담은 PDF 카탈로그를 내려받을 수 있습니다.",
      keywords: "냉각탑 카탈로그, 쿨링타워 PDF, S3000, PT2, FXV, HXV, SF 시리즈, 모래여과기, 약품 주입",
    },
    h1: "전자 카탈로그",
    lead: "제품의 구조와 사양을 PDF로 확인하세요.",
    imageComingSoon: "Image Coming Soon",
    tagsLabel: "특징",
    download: "내려받기",
    downloadLabel: "{title} 카탈로그 내려받기, PDF, 새 창",
    preview: "미리보기",
    previewLabel: "{title} 카탈로그 미리보기, PDF, 새 창",
    items: worded(cards, {
      s3000: {
        title: "BAC S3000 시리즈",
        description: "축류팬을 쓰는 유도통풍 직교류형 개방식 냉각탑. 공조와 일반 공정 냉각에 씁니다.",
        tags: ["개방형", "직교류", "유도통풍"],
      },
      pt2: {
        title: "BAC PT2 시리즈",
        description: "유도통풍 대향류형 개방식 냉각탑. 설치 면적이 좁은 현장에 적합합니다.",
        tags: ["개방형", "대향류", "유도통풍"],
      },
      fxv: {
        title: "BAC FXV 시리즈",
        description: "코일과 충전재를 함께 쓰는 혼합류형 밀폐식 냉각탑. 순환 유체가 외기에 닿지 않습니다.",
        tags: ["밀폐형", "혼합류", "유도통풍"],
      },
      hxv: {
        title: "BAC HXV 시리즈",
        description: "핀 코일과 살수 코일을 갖춘 하이브리드 밀폐식 냉각탑. 보충수와 백연을 줄입니다.",
        tags: ["밀폐형", "혼합류", "유도통풍", "하이브리드", "백연저감"],
      },
      "v-open": {
        title: "BAC V 시리즈 개방식",
        description: "원심팬을 쓰는 압입송풍 대향류형 개방식 냉각탑. 덕트를 연결하는 현장에 적합합니다.",
        tags: ["개방형", "대향류", "압입송풍"],
      },
      "v-closed": {
        title: "BAC V 시리즈 밀폐식",
        description: "원심팬과 살수 코일을 갖춘 압입송풍 밀폐식 냉각탑. 실내나 차음벽 안에도 설치합니다.",
        tags: ["밀폐형", "대향류", "압입송풍"],
      },
      sf: {
        title: "SF 시리즈",
        description: "자사 직교류형 개방식 냉각탑. 중력식 살수 방식이라 순환펌프 양정이 낮습니다.",
        tags: ["개방형", "직교류", "유도통풍"],
      },
      "chemical-injection": {
        title: "약품 주입 설비",
        description: "수질 센서의 측정값에 따라 부식 억제제, 스케일 억제제, 살균제를 주입합니다.",
        tags: ["수처리", "센서 제어", "자동 주입"],
      },
      "sand-filter": {
        title: "모래여과기",
        description: "순환수 일부를 계속 여과하는 측류 여과 설비. 차압을 감지해 자동으로 역세합니다.",
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
      title: "Catalogs | SD Cooling Tower",
      description:
        "PDF catalogs of the BAC S3000, PT2, FXV, HXV and V series, our SF series, chemical injection systems and sand filters.",
      keywords:
        "cooling tower catalog, cooling tower PDF, S3000, PT2, FXV, HXV, SF series, sand filter, chemical injection",
    },
    h1: "Catalogs",
    lead: "Construction and specifications of each product as a PDF file.",
    imageComingSoon: "Image Coming Soon",
    tagsLabel: "Features",
    download: "Download",
    downloadLabel: "Download the {title} catalog, PDF, opens in a new tab",
    preview: "Preview",
    previewLabel: "Preview the {title} catalog, PDF, opens in a new tab",
    items: worded(cards, {
      s3000: {
        title: "BAC S3000 series",
        description:
          "Open induced-draft cross-flow towers with axial fans, for HVAC and general process cooling.",
        tags: ["Open Type", "Crossflow", "Induced Draft"],
      },
      pt2: {
        title: "BAC PT2 series",
        description: "Open induced-draft counter-flow towers for sites with little floor area.",
        tags: ["Open Type", "Counterflow", "Induced Draft"],
      },
      fxv: {
        title: "BAC FXV series",
        description:
          "Mixed-flow closed-circuit towers with coil and fill. The process fluid never touches the outside air.",
        tags: ["Closed Type", "Mixed Flow", "Induced Draft"],
      },
      hxv: {
        title: "BAC HXV series",
        description:
          "Hybrid closed-circuit towers with finned and wetted coils, for less make-up water and plume.",
        tags: ["Closed Type", "Mixed Flow", "Induced Draft", "Hybrid", "Plume Reduction"],
      },
      "v-open": {
        title: "BAC V\u00a0series, open",
        description:
          "Open forced-draft counter-flow towers with centrifugal fans, suited to ducted installation.",
        tags: ["Open Type", "Counterflow", "Forced Draft"],
      },
      "v-closed": {
        title: "BAC V\u00a0series, closed",
        description:
          "Closed-circuit forced-draft towers with centrifugal fans and a wetted coil, also for indoor or enclosed sites.",
        tags: ["Closed Type", "Counterflow", "Forced Draft"],
      },
      sf: {
        title: "SF series",
        description: "Our own open cross-flow towers. Gravity distribution keeps the pump head low.",
        tags: ["Open Type", "Crossflow", "Induced Draft"],
      },
      "chemical-injection": {
        title: "Chemical injection system",
        description:
          "Doses corrosion inhibitor, scale inhibitor and biocide as the water quality sensors require.",
        tags: ["Water Treatment", "Sensor Control", "Automatic Dosing"],
      },
      "sand-filter": {
        title: "Sand filter system",
        description:
          "Side-stream filter for circulating water that backwashes itself on differential pressure.",
        tags: ["Water Treatment", "Side Stream", "Automatic Backwash"],
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
